import type { ReactNode } from 'react'

export type SortableItem = { readonly id: string }

/** Announcements while an item moves. Positions count from 1. */
export type SortableLabels<Item> = {
  readonly list: string
  readonly handle: (item: Item) => string
  /** Keyboard instructions: space lifts, arrows move, space drops, escape cancels. */
  readonly instructions: string
  readonly lifted: (item: Item, position: number, total: number) => string
  readonly moved: (item: Item, position: number, total: number) => string
  readonly dropped: (item: Item, position: number, total: number) => string
  readonly cancelled: (item: Item) => string
}

export type SortableListProps<Item extends SortableItem> = {
  readonly items: readonly Item[]
  /** Requests to move the item to `index` of the list without it. The caller reorders `items`. */
  readonly onMove: (id: string, index: number) => void
  /** `handle` is the grip to place in it. */
  readonly renderItem: (item: Item, handle: ReactNode) => ReactNode
  readonly labels: SortableLabels<Item>
  readonly className?: string | undefined
}
