import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { List } from './list.tsx'
import styles from './virtual-list.module.css'

export type VirtualListProps<Item> = {
  readonly label: string
  readonly items: readonly Item[]
  readonly getKey: (item: Item, index: number) => string
  readonly renderItem: (item: Item, index: number) => ReactNode
  /** Approximate row height, in px; each row is measured once shown. */
  readonly estimateSize: number
  /** Gap between rows, in px. */
  readonly gap?: number
  /** Called when the last rows become visible, to load more. */
  readonly onEndReached?: () => void
  /** `page` scrolls with the page, `own` in its own box (in a dialog or pane). */
  readonly scroll?: 'page' | 'own'
  /** Another value scrolls an own box back to its top. */
  readonly resetKey?: string
  readonly className?: string | undefined
}

const ROWS_BESIDE = 6

export function VirtualList<Item>({ scroll = 'page', ...rest }: VirtualListProps<Item>) {
  return scroll === 'page' ? <PageList {...rest} /> : <OwnList {...rest} />
}

function PageList<Item>(props: VirtualListProps<Item>) {
  const list = useRef<HTMLDivElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    setScrollMargin((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
  }, [])
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    ...optionsOf(props),
    scrollMargin,
    // Known before the first effect: so the first rows are rendered with the list, in a transition where it is one.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })
  return (
    <div ref={list} className={props.className}>
      <Rows list={props} virtualizer={virtualizer} offset={scrollMargin} />
    </div>
  )
}

function OwnList<Item>(props: VirtualListProps<Item>) {
  const box = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    ...optionsOf(props),
    getScrollElement: () => box.current,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value only says when
  useLayoutEffect(() => {
    if (virtualizer.scrollOffset) virtualizer.scrollToOffset(0)
  }, [virtualizer, props.resetKey])
  return (
    <div ref={box} className={classNames(styles.box, props.className)}>
      <Rows list={props} virtualizer={virtualizer} offset={0} />
    </div>
  )
}

function optionsOf<Item>({ items, getKey, estimateSize, gap = 0 }: VirtualListProps<Item>) {
  return {
    count: items.length,
    estimateSize: () => estimateSize,
    getItemKey: (index: number) => {
      const item = items[index]
      return item === undefined ? index : getKey(item, index)
    },
    gap,
    overscan: ROWS_BESIDE,
  }
}

type RowsProps<Item, Scroller extends Element | Window> = {
  readonly list: VirtualListProps<Item>
  readonly virtualizer: Virtualizer<Scroller, HTMLLIElement>
  readonly offset: number
}

function Rows<Item, Scroller extends Element | Window>({ list, virtualizer, offset }: RowsProps<Item, Scroller>) {
  const { label, items, renderItem, onEndReached } = list
  const rows = virtualizer.getVirtualItems()
  const atEnd = items.length > 0 && rows.at(-1)?.index === items.length - 1
  useEffect(() => {
    if (atEnd) onEndReached?.()
  }, [atEnd, onEndReached])
  return (
    <List aria-label={label} className={styles.list} style={{ blockSize: virtualizer.getTotalSize() }}>
      {rows.map((row) => {
        const item = items[row.index]
        return (
          item !== undefined && (
            <li
              key={row.key}
              ref={virtualizer.measureElement}
              data-index={row.index}
              aria-setsize={items.length}
              aria-posinset={row.index + 1}
              className={styles.row}
              style={{ transform: `translateY(${row.start - offset}px)` }}
            >
              {renderItem(item, row.index)}
            </li>
          )
        )
      })}
    </List>
  )
}
