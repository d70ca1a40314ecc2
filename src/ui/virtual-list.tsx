import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type ReactNode, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { entryState, HistoryEntry } from './history-entry.ts'
import { List } from './list.tsx'
import { useBehindPaint } from './use-behind-paint.ts'
import styles from './virtual-list.module.css'

export type VirtualListProps<Item> = {
  readonly label: string
  readonly items: readonly Item[]
  readonly getKey: (item: Item, index: number) => string
  /** `painted` is the item that was there in the frame before: what is slow to draw may follow it. */
  readonly renderItem: (item: Item, index: number, painted: Item | undefined) => ReactNode
  /** Approximate row height, in px; each row is measured once shown. */
  readonly estimateSize: number | ((item: Item) => number)
  /** The text of an item that is a heading; undefined for others. It stays at the top while its rows pass. */
  readonly headingOf?: (item: Item) => string | undefined
  /** The level of its headings: `h2` right below the title of a screen. */
  readonly headings?: 'h2' | 'h3'
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

/** Rendered above and below those in sight, from the second frame on. */
const ROWS_BESIDE = 6

export function VirtualList<Item>({ scroll = 'page', ...rest }: VirtualListProps<Item>) {
  return scroll === 'page' ? <PageList {...rest} /> : <OwnList {...rest} />
}

function PageList<Item>(props: VirtualListProps<Item>) {
  const list = useRef<HTMLDivElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  const entry = use(HistoryEntry)
  // A list that was left, with heights of its own, is as long again as it was: its place can be returned to at once.
  const [rows] = useState(() => (entry === null ? undefined : entryState(entry).rows))
  useLayoutEffect(() => {
    setScrollMargin((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
  }, [])
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    ...useOptions(props),
    scrollMargin,
    // Known before the first effect: so the first rows are rendered with the list, in a transition where it is one.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    ...(rows && { initialMeasurementsCache: rows }),
    initialOffset: () => (entry === null ? undefined : entryState(entry).scrollTop) ?? window.scrollY,
  })
  useEffect(() => {
    if (entry === null) return
    return () => {
      entryState(entry).rows = virtualizer.takeSnapshot()
    }
  }, [entry, virtualizer])
  return (
    <div ref={list} className={props.className}>
      <Rows list={props} virtualizer={virtualizer} offset={scrollMargin} />
    </div>
  )
}

function OwnList<Item>(props: VirtualListProps<Item>) {
  const box = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    ...useOptions(props),
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

function useOptions<Item>({ items, getKey, estimateSize, gap = 0 }: VirtualListProps<Item>) {
  const overscan = useBehindPaint(ROWS_BESIDE, 0)
  return {
    count: items.length,
    estimateSize: (index: number) => {
      const item = items[index]
      return typeof estimateSize === 'number' ? estimateSize : item === undefined ? 0 : estimateSize(item)
    },
    getItemKey: (index: number) => {
      const item = items[index]
      return item === undefined ? index : getKey(item, index)
    },
    gap,
    overscan,
  }
}

type RowsProps<Item, Scroller extends Element | Window> = {
  readonly list: VirtualListProps<Item>
  readonly virtualizer: Virtualizer<Scroller, HTMLLIElement>
  readonly offset: number
}

function Rows<Item, Scroller extends Element | Window>({ list, virtualizer, offset }: RowsProps<Item, Scroller>) {
  const { label, items, getKey, renderItem, headingOf, headings: Heading = 'h3', onEndReached } = list
  const places = useMemo(() => placesOf(items, headingOf), [items, headingOf])
  // Rows in sight are drawn first: those above and below follow.
  const painted = useBehindPaint(useMemo(() => ({ items, places }), [items, places]))
  const rows = virtualizer.getVirtualItems()
  const atEnd = items.length > 0 && rows.at(-1)?.index === items.length - 1
  useEffect(() => {
    if (atEnd) onEndReached?.()
  }, [atEnd, onEndReached])
  const height = virtualizer.getTotalSize()
  return (
    <List aria-label={label} className={styles.list} style={{ blockSize: height }}>
      {rows.map((row) => {
        const before = isInSight(virtualizer, row.index) ? undefined : painted.items[row.index]
        const isBefore = before !== undefined && getKey(before, row.index) === row.key
        const item = isBefore ? before : items[row.index]
        const { count, at } = isBefore ? painted.places : places
        if (item === undefined) return null
        const heading = headingOf?.(item)
        const place = { transform: `translateY(${row.start - offset}px)` }
        return heading === undefined ? (
          <li
            key={row.key}
            ref={virtualizer.measureElement}
            data-index={row.index}
            aria-setsize={count}
            aria-posinset={at[row.index]}
            className={styles.row}
            style={place}
          >
            {renderItem(item, row.index, painted.items[row.index])}
          </li>
        ) : (
          <li
            key={row.key}
            ref={virtualizer.measureElement}
            data-index={row.index}
            className={styles.row}
            style={place}
          >
            <Heading className={styles.heading}>{heading}</Heading>
          </li>
        )
      })}
      {places.headings.map(({ index, text }, group) => {
        const start = virtualizer.measurementsCache[index]?.start
        if (start === undefined) return null
        const next = places.headings[group + 1]?.index
        const end = next === undefined ? height + offset : (virtualizer.measurementsCache[next]?.start ?? start)
        const room = { blockSize: end - start, insetBlockStart: start - offset }
        return (
          <li key={`group ${index}`} aria-hidden className={styles.group} style={room}>
            <span className={classNames(styles.heading, styles.sticky)}>{text}</span>
          </li>
        )
      })}
    </List>
  )
}

function isInSight<Scroller extends Element | Window>(
  { range }: Virtualizer<Scroller, HTMLLIElement>,
  index: number,
): boolean {
  return range !== null && index >= range.startIndex && index <= range.endIndex
}

type Places = {
  /** Of the items that are no headings. */
  readonly count: number
  readonly at: readonly number[]
  readonly headings: readonly { readonly index: number; readonly text: string }[]
}

function placesOf<Item>(items: readonly Item[], headingOf: VirtualListProps<Item>['headingOf']): Places {
  let count = 0
  const headings: { readonly index: number; readonly text: string }[] = []
  const at = items.map((item, index) => {
    const text = headingOf?.(item)
    if (text === undefined) count += 1
    else headings.push({ index, text })
    return count
  })
  return { count, at, headings }
}
