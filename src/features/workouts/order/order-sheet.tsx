import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Workout } from '#contract/workout.ts'
import { moveTo } from '#domain/list/ordered-list.ts'
import { Sheet } from '#ui/sheet.tsx'
import { SortableList } from '#ui/sortable-list.tsx'
import { type Section, sectionsOf } from '../list/sections.ts'
import type { WorkoutsData } from '../list/use-workouts.ts'
import styles from './order.module.css'

type OrderSheetProps = {
  readonly open: boolean
  readonly data: Pick<WorkoutsData, 'active' | 'folders'>
  /** `after` is the section as it is from now on. */
  readonly onOrder: (before: readonly Workout[], after: readonly Workout[]) => void
  readonly onClose: () => void
}

/** Each folder's workouts in the person's own order. */
export default function OrderSheet({ open, data, onOrder, onClose }: OrderSheetProps) {
  const { t } = useTranslation(['workouts', 'shared'])
  const sections = sectionsOf(data.active, data.folders).filter(({ workouts }) => workouts.length > 0)
  return (
    <Sheet open={open} onClose={onClose} title={t('order.title')} closeLabel={t('shared:close')}>
      <div className={styles.sections}>
        {sections.map((section) => (
          <OrderedSection
            key={section.folder?.id ?? 'none'}
            section={section}
            isOnly={sections.length === 1}
            onOrder={onOrder}
          />
        ))}
      </div>
    </Sheet>
  )
}

type OrderedSectionProps = Pick<OrderSheetProps, 'onOrder'> & { readonly section: Section; readonly isOnly: boolean }

function OrderedSection({ section: { folder, workouts }, isOnly, onOrder }: OrderedSectionProps) {
  const { t } = useTranslation('workouts')
  // What was dropped stays there while it is being written.
  const [ordered, setOrdered] = useState(workouts)
  const name = folder?.name ?? t('folder.none')
  const move = (id: string, index: number) => {
    const moved = moveTo([...ordered], id, index)
    setOrdered(moved)
    onOrder(ordered, moved)
  }
  const place = (workout: Workout, position: number, total: number) => ({ name: workout.name, position, total })
  return (
    <section className={styles.section}>
      {!isOnly && <h3 className={styles.name}>{name}</h3>}
      <SortableList
        items={ordered}
        onMove={move}
        className={styles.list}
        labels={{
          list: isOnly ? t('title') : t('folder.list', { name }),
          handle: (workout) => t('sort.handle', { name: workout.name }),
          instructions: t('order.instructions'),
          lifted: (...at) => t('sort.lifted', place(...at)),
          moved: (...at) => t('sort.moved', place(...at)),
          dropped: (...at) => t('sort.dropped', place(...at)),
          cancelled: (workout) => t('sort.cancelled', { name: workout.name }),
        }}
        renderItem={(workout, handle) => (
          <div className={styles.row}>
            {handle}
            <span className={styles.words}>{workout.name}</span>
          </div>
        )}
      />
    </section>
  )
}
