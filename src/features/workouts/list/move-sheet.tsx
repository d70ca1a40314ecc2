import { Check, Folder as FolderIcon, FolderPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FolderId } from '#contract/id.ts'
import type { Folder, Workout } from '#contract/workout.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './list.module.css'

type MoveSheetProps = {
  /** Null closes the sheet. */
  readonly workout: Workout | null
  readonly folders: readonly Folder[]
  readonly onClose: () => void
  readonly onMove: (workout: Workout, folderId: FolderId | null) => void
  readonly onNewFolder: (workout: Workout) => void
}

export function MoveSheet({ workout, folders, onClose, onMove, onNewFolder }: MoveSheetProps) {
  const { t } = useTranslation(['workouts', 'shared'])
  const choose = (folderId: FolderId | null) => {
    onClose()
    if (workout && workout.folderId !== folderId) onMove(workout, folderId)
  }
  const places = [{ id: null, name: t('folder.none') }, ...folders]
  return (
    <Sheet open={workout !== null} onClose={onClose} title={t('list.move')} closeLabel={t('shared:close')}>
      <ul className={styles.places}>
        {places.map(({ id, name }) => (
          <li key={id ?? 'none'}>
            <Button
              variant="quiet"
              icon={FolderIcon}
              className={styles.place}
              aria-current={workout?.folderId === id ? true : undefined}
              onClick={() => choose(id)}
            >
              <span className={styles.placeName}>{name}</span>
              {workout?.folderId === id && <Check aria-hidden />}
            </Button>
          </li>
        ))}
        <li>
          <Button
            variant="secondary"
            icon={FolderPlus}
            className={styles.place}
            onClick={() => {
              onClose()
              if (workout) onNewFolder(workout)
            }}
          >
            <span className={styles.placeName}>{t('folder.new')}</span>
          </Button>
        </li>
      </ul>
    </Sheet>
  )
}
