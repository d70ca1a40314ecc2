import type { ReactNode } from 'react'

export type SortableItem = { readonly id: string }

/** What is read aloud while an item moves. Positions count from 1. */
export type SortableLabels<Item> = {
  /** Names the list. */
  readonly list: string
  /** Names the handle of an item. */
  readonly handle: (item: Item) => string
  /** How to move by keyboard: space lifts, arrows move, space drops, escape gives up. */
  readonly instructions: string
  readonly lifted: (item: Item, position: number, total: number) => string
  readonly moved: (item: Item, position: number, total: number) => string
  readonly dropped: (item: Item, position: number, total: number) => string
  readonly cancelled: (item: Item) => string
}

export type SortableListProps<Item extends SortableItem> = {
  readonly items: readonly Item[]
  /** Asks to put the item at `index` of the list as it is without the item. The caller reorders `items`. */
  readonly onMove: (id: string, index: number) => void
  /** Draws one item; `handle` is the grip to place in it. */
  readonly renderItem: (item: Item, handle: ReactNode) => ReactNode
  readonly labels: SortableLabels<Item>
  readonly className?: string | undefined
}
