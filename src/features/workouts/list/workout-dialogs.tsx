import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Folder, Workout } from '#contract/workout.ts'
import { Sheet } from '#ui/sheet.tsx'
import ProgramList from '../programs/program-list.tsx'
import type { Program } from '../programs/programs.ts'
import type { ProgramContext } from '../programs/use-program.ts'
import { FolderDialog } from './folder-dialog.tsx'
import styles from './list.module.css'
import { MoveSheet } from './move-sheet.tsx'
import type { WorkoutActions } from './use-workout-actions.ts'
import type { WorkoutsData } from './use-workouts.ts'

const OrderSheet = lazy(() => import('../order/order-sheet.tsx'))
const ProgramSheet = lazy(() => import('../programs/program-sheet.tsx'))

/** `contents` are the workouts that move into the new folder. */
export type OpenDialog =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'order' }
  | { readonly kind: 'programs' }
  /** `amongAll`: over the sheet of all programs. */
  | { readonly kind: 'program'; readonly program: Program; readonly amongAll: boolean }
  | { readonly kind: 'new-folder'; readonly contents: readonly Workout[] }
  | { readonly kind: 'rename-folder'; readonly folder: Folder }
  | { readonly kind: 'move'; readonly workout: Workout }

const CLOSED: OpenDialog = { kind: 'nothing' }

type WorkoutDialogsProps = {
  readonly data: WorkoutsData
  readonly context: ProgramContext
  readonly actions: WorkoutActions
  readonly asking: OpenDialog
  readonly onAsk: (dialog: OpenDialog) => void
  readonly onAddProgram: (program: Program) => void
}

export default function WorkoutDialogs(props: WorkoutDialogsProps) {
  const { data, context, actions, asking, onAsk, onAddProgram } = props
  const { t } = useTranslation(['workouts', 'shared'])
  const close = () => onAsk(CLOSED)
  const wasOrdering = useOnceTrue(asking.kind === 'order')
  const looked = useLast(asking.kind === 'program' ? asking.program : undefined)
  const nameFolder = (name: string) => {
    if (asking.kind === 'rename-folder') actions.renameFolder(asking.folder, name)
    if (asking.kind === 'new-folder') actions.addFolder(name, data.folders.at(-1), asking.contents)
  }
  return (
    <>
      <Sheet
        open={asking.kind === 'programs' || (asking.kind === 'program' && asking.amongAll)}
        onClose={close}
        title={t('programs.title')}
        closeLabel={t('shared:close')}
      >
        <div className={styles.section}>
          <p className="quiet">{t('programs.text')}</p>
          <ProgramList
            context={context}
            onLook={(program) => onAsk({ kind: 'program', program, amongAll: true })}
            onAdd={onAddProgram}
          />
        </div>
      </Sheet>
      <Suspense>
        {looked && (
          <ProgramSheet
            open={asking.kind === 'program'}
            program={looked}
            context={context}
            onAdd={() => onAddProgram(looked)}
            onClose={() => onAsk(asking.kind === 'program' && asking.amongAll ? { kind: 'programs' } : CLOSED)}
          />
        )}
        {wasOrdering && (
          <OrderSheet open={asking.kind === 'order'} data={data} onOrder={actions.order} onClose={close} />
        )}
      </Suspense>
      <FolderDialog
        open={asking.kind === 'new-folder' || asking.kind === 'rename-folder'}
        title={t(asking.kind === 'rename-folder' ? 'folder.rename' : 'folder.new')}
        name={asking.kind === 'rename-folder' ? asking.folder.name : ''}
        onClose={close}
        onNamed={nameFolder}
      />
      <MoveSheet
        workout={asking.kind === 'move' ? asking.workout : null}
        folders={data.folders}
        onClose={close}
        onMove={actions.move}
        onNewFolder={(workout) => onAsk({ kind: 'new-folder', contents: [workout] })}
      />
    </>
  )
}

/** Keeps what a closing sheet shows. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}

function useOnceTrue(isTrue: boolean): boolean {
  return useLast(isTrue || undefined) ?? false
}
