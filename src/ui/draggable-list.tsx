import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { List } from './list.tsx'
import styles from './sortable-list.module.css'

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

// Only up and down: a finger that slips sideways moves nothing.
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** SortableList's list once the dragging code has loaded. */
export default function DraggableList(props: SortableListProps<SortableItem>) {
  const { items, onMove, labels, className } = props
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    const index = over ? positionOf(items, over.id) - 1 : -1
    if (index >= 0 && over?.id !== active.id) onMove(String(active.id), index)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsOf(props),
        screenReaderInstructions: { draggable: labels.instructions },
      }}
    >
      <SortableContext items={items.map((item) => item.id)} strategy={verticalListSortingStrategy}>
        <List aria-label={labels.list} className={className}>
          {items.map((item) => (
            <DraggableItem key={item.id} item={item} list={props} />
          ))}
        </List>
      </SortableContext>
    </DndContext>
  )
}

type DraggableItemProps = { readonly item: SortableItem; readonly list: SortableListProps<SortableItem> }

function DraggableItem({ item, list }: DraggableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: item.id,
  })
  const moved = transform ? `translate3d(0, ${transform.y}px, 0)` : undefined
  const handle = (
    <button
      {...attributes}
      {...listeners}
      ref={setActivatorNodeRef}
      type="button"
      className={styles.handle}
      aria-label={list.labels.handle(item)}
    >
      <GripVertical className="large-icon" aria-hidden />
    </button>
  )
  return (
    <li ref={setNodeRef} className={classNames(isDragging && styles.lifted)} style={{ transform: moved, transition }}>
      {list.renderItem(item, handle)}
    </li>
  )
}

function announcementsOf({ items, labels }: SortableListProps<SortableItem>): Announcements {
  type Say = (item: SortableItem, position: number, total: number) => string
  const say = (what: Say, active: UniqueIdentifier, at: UniqueIdentifier | undefined) => {
    const item = items.find((candidate) => candidate.id === active)
    return item && what(item, positionOf(items, at ?? active), items.length)
  }
  return {
    onDragStart: ({ active }) => say(labels.lifted, active.id, active.id),
    onDragOver: ({ active, over }) => say(labels.moved, active.id, over?.id),
    onDragEnd: ({ active, over }) => say(labels.dropped, active.id, over?.id),
    onDragCancel: ({ active }) => say(labels.cancelled, active.id, active.id),
  }
}

/** Counts from 1; 0 if missing. */
function positionOf(items: readonly SortableItem[], id: UniqueIdentifier): number {
  return items.findIndex((item) => item.id === id) + 1
}
