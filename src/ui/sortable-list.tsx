import { GripVertical } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { List } from './list.tsx'
import type { SortableItem, SortableListProps } from './sortable.ts'
import styles from './sortable-list.module.css'

// Dragging is a fifth of what a workout needs at first: it comes after the list is on the screen.
const DraggableList = lazy(() => import('./draggable-list.tsx'))

/** A list to put in order by pointer or by keyboard. */
export function SortableList<Item extends SortableItem>(props: SortableListProps<Item>) {
  const { items, renderItem, labels, className } = props
  // `lazy` forgets the type parameter. The labels and drawers given here only ever get back the items given here.
  const forgotten = props as unknown as SortableListProps<SortableItem>
  return (
    <Suspense
      fallback={
        <List aria-label={labels.list} className={className}>
          {items.map((item) => (
            <li key={item.id}>
              {renderItem(
                item,
                <button type="button" disabled className={styles.handle} aria-label={labels.handle(item)}>
                  <GripVertical className="large-icon" aria-hidden />
                </button>,
              )}
            </li>
          ))}
        </List>
      }
    >
      <DraggableList {...forgotten} />
    </Suspense>
  )
}
