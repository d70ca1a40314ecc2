import { FolderPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FolderId } from '#contract/id.ts'
import type { Folder, Workout } from '#contract/workout.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceList } from '#ui/choice-list.tsx'
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
      <div className={styles.places}>
        <ChoiceList
          choices={places.map(({ id, name }) => ({
            key: id ?? 'none',
            label: name,
            chosen: workout?.folderId === id,
            onChoose: () => choose(id),
          }))}
        />
        <Button
          icon={FolderPlus}
          onClick={() => {
            onClose()
            if (workout) onNewFolder(workout)
          }}
        >
          {t('folder.new')}
        </Button>
      </div>
    </Sheet>
  )
}
