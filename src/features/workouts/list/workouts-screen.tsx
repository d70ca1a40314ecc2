import { Ellipsis, FolderPlus, History, Play, Plus, QrCode, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { FREE_SESSION_PATH, HISTORY_PATH, NEW_WORKOUT_PATH, TRANSFER_PATH } from '#contract/routes.ts'
import type { Folder, Workout } from '#contract/workout.ts'
import { draftedWorkouts } from '#platform/account/workout-drafts.ts'
import { useFirstFetch } from '#platform/sync/first-fetch.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ComingNotice } from '#ui/coming-notice.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Menu } from '#ui/menu.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useSavedNews } from '../just-saved.ts'
import { PROGRAMS, type Program } from '../programs/programs.ts'
import { FolderDialog } from './folder-dialog.tsx'
import styles from './list.module.css'
import { MoveSheet } from './move-sheet.tsx'
import { useWorkoutActions } from './use-workout-actions.ts'
import { useWorkouts, type WorkoutsData } from './use-workouts.ts'
import { WorkoutLists } from './workout-lists.tsx'

/** `contents` are the workouts that move into the new folder. */
type OpenDialog =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'programs' }
  | { readonly kind: 'new-folder'; readonly contents: readonly Workout[] }
  | { readonly kind: 'rename-folder'; readonly folder: Folder }
  | { readonly kind: 'move'; readonly workout: Workout }

const CLOSED: OpenDialog = { kind: 'nothing' }

export default function WorkoutsScreen() {
  const { t } = useTranslation('workouts')
  const data = useWorkouts()
  useSavedNews()
  if (data) return <Workouts data={data} />
  return (
    <>
      <PageHeader title={t('title')} />
      <Skeleton shape="card" count={4} className={styles.grid} />
    </>
  )
}

function Workouts({ data }: { readonly data: WorkoutsData }) {
  const { t } = useTranslation(['workouts', 'shared'])
  const { account } = useDatabase()
  const navigate = useNavigate()
  const actions = useWorkoutActions()
  const [drafts] = useState(() => draftedWorkouts(account))
  const [asking, setAsking] = useState<OpenDialog>(CLOSED)
  const close = () => setAsking(CLOSED)
  const firstFetch = useFirstFetch()
  const isEmpty = data.active.length === 0 && data.archived.length === 0 && data.folders.length === 0

  const addProgram = (program: Program) => {
    close()
    actions.addProgram(program, { workout: data.active.at(-1), folder: data.folders.at(-1) })
  }
  const nameFolder = (name: string) => {
    if (asking.kind === 'rename-folder') actions.renameFolder(asking.folder, name)
    if (asking.kind === 'new-folder') actions.addFolder(name, data.folders.at(-1), asking.contents)
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <ButtonLink to={HISTORY_PATH} variant="quiet" icon={History}>
              {t('list.allHistory')}
            </ButtonLink>
            <Menu
              label={t('list.organize')}
              icon={Ellipsis}
              items={[
                {
                  label: t('folder.new'),
                  icon: FolderPlus,
                  onSelect: () => setAsking({ kind: 'new-folder', contents: [] }),
                },
                { label: t('programs.title'), icon: Sparkles, onSelect: () => setAsking({ kind: 'programs' }) },
                { label: t('shared:receive'), icon: QrCode, onSelect: () => void navigate(TRANSFER_PATH) },
              ]}
            />
          </>
        }
      />
      <div className={styles.page}>
        {drafts.has('new') && (
          <Banner
            tone="info"
            action={
              <ButtonLink to={NEW_WORKOUT_PATH} size="small">
                {t('list.continueDraft')}
              </ButtonLink>
            }
          >
            {t('list.newDraft')}
          </Banner>
        )}
        <p className={styles.begin}>
          <ButtonLink to={NEW_WORKOUT_PATH} variant={isEmpty && !firstFetch ? 'primary' : 'secondary'} icon={Plus}>
            {t('list.new')}
          </ButtonLink>
          <ButtonLink to={FREE_SESSION_PATH} icon={Play}>
            {t('list.startEmpty')}
          </ButtonLink>
        </p>
        {firstFetch && <ComingNotice {...firstFetch} />}
        {isEmpty ? (
          !firstFetch && <EmptyWorkouts onChosen={addProgram} />
        ) : (
          <WorkoutLists
            data={data}
            drafts={drafts}
            actions={actions}
            onMove={(workout) => setAsking({ kind: 'move', workout })}
            onRenameFolder={(folder) => setAsking({ kind: 'rename-folder', folder })}
          />
        )}
      </div>
      <Sheet
        open={asking.kind === 'programs'}
        onClose={close}
        title={t('programs.title')}
        closeLabel={t('shared:close')}
      >
        <div className={styles.section}>
          <p className="quiet">{t('programs.text')}</p>
          <ProgramList onChosen={addProgram} />
        </div>
      </Sheet>
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
        onNewFolder={(workout) => setAsking({ kind: 'new-folder', contents: [workout] })}
      />
    </>
  )
}

function EmptyWorkouts({ onChosen }: { readonly onChosen: (program: Program) => void }) {
  const { t } = useTranslation('workouts')
  return (
    <>
      <EmptyState drawing="bar" title={t('empty.title')} text={t('empty.text')} />
      <ProgramList onChosen={onChosen} />
    </>
  )
}

type ProgramListProps = { readonly onChosen: (program: Program) => void }

function ProgramList({ onChosen }: ProgramListProps) {
  const { t } = useTranslation(['workouts', 'shared'])
  return (
    <ul className={styles.grid} aria-label={t('programs.title')}>
      {PROGRAMS.map((program) => {
        const name = t(program.name)
        return (
          <li key={program.name}>
            <Card as="article" className={styles.card} aria-label={name}>
              <h3>{name}</h3>
              <p className="quiet">{t(program.text)}</p>
              <ul className={styles.exercises}>
                {program.workouts.map((workout) => (
                  <li key={workout.name}>{t(workout.name)}</li>
                ))}
              </ul>
              <footer className={styles.cardFoot}>
                <span className="quiet">{t('programs.workouts', { count: program.workouts.length })}</span>
                <Button icon={Plus} aria-label={t('programs.use', { name })} onClick={() => onChosen(program)}>
                  {t('shared:add')}
                </Button>
              </footer>
            </Card>
          </li>
        )
      })}
    </ul>
  )
}
