import { ChevronDown, Columns3, FolderPen, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { LocalKey } from '#contract/device-registry.ts'
import { editFolderPath, newWorkoutInFolderPath } from '#contract/routes.ts'
import type { Folder, Workout } from '#contract/workout.ts'
import { useColumns } from '#platform/device/use-wide.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import { classNames } from '#ui/class-names.ts'
import { Menu } from '#ui/menu.tsx'
import styles from './list.module.css'
import type { Section } from './sections.ts'
import type { WorkoutActions } from './use-workout-actions.ts'

type WorkoutSectionProps = {
  readonly section: Section
  /** Without folders there is no heading. */
  readonly isOnly: boolean
  readonly actions: WorkoutActions
  readonly onRename: (folder: Folder) => void
  readonly renderCard: (workout: Workout, next: Workout | undefined) => ReactNode
}

export function WorkoutSection({ section, isOnly, actions, onRename, renderCard }: WorkoutSectionProps) {
  const { t } = useTranslation('workouts')
  const navigate = useNavigate()
  const hasColumns = useColumns()
  const { folder, workouts } = section
  const { isCollapsed, toggle } = useCollapsed(folder?.id ?? 'none')
  const name = folder?.name ?? t('folder.none')
  const grid = (
    <ul className={styles.grid} aria-label={isOnly ? t('title') : t('folder.list', { name })}>
      {workouts.map((workout, index) => (
        <li key={workout.id}>{renderCard(workout, workouts[index + 1])}</li>
      ))}
    </ul>
  )
  if (isOnly) return grid

  return (
    <section className={styles.section} aria-label={name}>
      <header className={styles.sectionHead}>
        <h2>
          <button type="button" className={styles.fold} aria-expanded={!isCollapsed} onClick={toggle}>
            <ChevronDown aria-hidden className={classNames(styles.arrow, isCollapsed && styles.closed)} />
            {name}
            <span className="quiet">{workouts.length}</span>
          </button>
        </h2>
        {folder && (
          <Menu
            label={t('folder.menu', { name })}
            items={[
              ...(hasColumns && workouts.length > 1
                ? [
                    {
                      label: t('columns.open'),
                      icon: Columns3,
                      onSelect: () => void navigate(editFolderPath(folder.id)),
                    },
                  ]
                : []),
              {
                label: t('folder.addWorkout'),
                icon: Plus,
                onSelect: () => void navigate(newWorkoutInFolderPath(folder.id)),
              },
              { label: t('folder.rename'), icon: FolderPen, onSelect: () => onRename(folder) },
              { label: t('folder.delete'), icon: Trash2, danger: true, onSelect: () => actions.trashFolder(folder) },
            ]}
          />
        )}
      </header>
      {!isCollapsed && (workouts.length === 0 ? <p className="quiet">{t('folder.empty')}</p> : grid)}
    </section>
  )
}

function useCollapsed(section: string): { readonly isCollapsed: boolean; readonly toggle: () => void } {
  const key: LocalKey = `barra.collapsed.workouts.${section}`
  const [isCollapsed, setCollapsed] = useState(() => safeLocalStorage.read(key) !== null)
  const toggle = () => {
    setCollapsed(!isCollapsed)
    if (isCollapsed) safeLocalStorage.remove(key)
    else safeLocalStorage.write(key, '1')
  }
  return { isCollapsed, toggle }
}
