import { GripVertical } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { SortableItem, SortableListProps } from './draggable-list.tsx'
import { List } from './list.tsx'
import styles from './sortable-list.module.css'

// Dragging is a fifth of a workout's initial code: it loads after the list is displayed.
const DraggableList = lazy(() => import('./draggable-list.tsx'))

export function SortableList<Item extends SortableItem>(props: SortableListProps<Item>) {
  const { items, renderItem, labels, className } = props
  // `lazy` loses the type parameter. The given functions only ever get the given items back.
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
