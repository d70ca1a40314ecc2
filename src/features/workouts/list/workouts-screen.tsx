import { ArrowUpDown, Columns3, FileUp, FolderPlus, History, Plus, QrCode, Sparkles, Zap } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import {
  editFolderPath,
  FREE_SESSION_PATH,
  HISTORY_PATH,
  IMPORT_PATH,
  NEW_WORKOUT_PATH,
  TRANSFER_PATH,
} from '#contract/routes.ts'
import { useDraftedWorkouts } from '#platform/account/drafted-workouts.ts'
import { useColumns } from '#platform/device/use-wide.ts'
import { useFirstFetch } from '#platform/sync/first-fetch.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { ComingNotice } from '#ui/coming-notice.tsx'
import { Menu } from '#ui/menu.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useSavedNews } from '../just-saved.ts'
import type { Program } from '../programs/programs.ts'
import styles from './list.module.css'
import { useWorkoutActions } from './use-workout-actions.ts'
import { useWorkouts, type WorkoutsData } from './use-workouts.ts'
import type { OpenDialog } from './workout-dialogs.tsx'
import { WorkoutLists } from './workout-lists.tsx'

const ProgramList = lazy(() => import('../programs/program-list.tsx'))
const WorkoutDialogs = lazy(() => import('./workout-dialogs.tsx'))

export default function WorkoutsScreen() {
  const { t } = useTranslation('workouts')
  const data = useWorkouts()
  const { account } = useDatabase()
  const drafts = useDraftedWorkouts(account)
  useSavedNews()
  if (data && drafts) return <Workouts data={data} drafts={drafts} />
  return (
    <>
      <PageHeader title={t('title')} />
      <Skeleton shape="card" count={4} className={styles.grid} />
    </>
  )
}

type WorkoutsProps = { readonly data: WorkoutsData; readonly drafts: ReadonlySet<string> }

function Workouts({ data, drafts }: WorkoutsProps) {
  const { t } = useTranslation('workouts')
  const actions = useWorkoutActions()
  const [asking, setAsking] = useState<OpenDialog>()
  const firstFetch = useFirstFetch()
  const { exercises, restSeconds } = data
  const context = exercises && { exercises, restSeconds }
  const isEmpty = data.active.length === 0 && data.archived.length === 0 && data.folders.length === 0
  // Folders that come first would make way for the workouts.
  const hasLists = !isEmpty && (!firstFetch || data.active.length + data.archived.length > 0)
  const addProgram = (program: Program) => {
    setAsking((before) => before && { kind: 'nothing' })
    actions.addProgram(program, { workout: data.active.at(-1), folder: data.folders.at(-1) })
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
            <ListMenu data={data} onAsk={setAsking} />
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
          <ButtonLink to={FREE_SESSION_PATH} icon={Zap} aria-label={t('list.startEmpty')}>
            {t('list.free')}
          </ButtonLink>
        </p>
        {firstFetch && !hasLists && <ComingNotice {...firstFetch} />}
        {isEmpty && !firstFetch && (
          <section className={classNames(styles.section, styles.programs)} aria-labelledby="programs">
            <h2 id="programs" className={styles.heading}>
              {t('empty.title')}
            </h2>
            <p className="quiet">{t('empty.text')}</p>
            <Suspense fallback={<ComingPrograms />}>
              {context ? (
                <ProgramList
                  context={context}
                  onLook={(program) => setAsking({ kind: 'program', program, amongAll: false })}
                  onAdd={addProgram}
                />
              ) : (
                <ComingPrograms />
              )}
            </Suspense>
          </section>
        )}
        {hasLists && (
          <WorkoutLists
            data={data}
            drafts={drafts}
            actions={actions}
            onMove={(workout) => setAsking({ kind: 'move', workout })}
            onRenameFolder={(folder) => setAsking({ kind: 'rename-folder', folder })}
          />
        )}
        {firstFetch && hasLists && <ComingNotice {...firstFetch} isAtFoot />}
        {!firstFetch && (
          <p className={styles.further}>
            {!isEmpty && (
              <Button variant="quiet" size="small" icon={Sparkles} onClick={() => setAsking({ kind: 'programs' })}>
                {t('programs.title')}
              </Button>
            )}
            <ButtonLink to={IMPORT_PATH} variant="quiet" size="small" icon={FileUp}>
              {t('list.import')}
            </ButtonLink>
          </p>
        )}
      </div>
      <Suspense>
        {asking && context && (
          <WorkoutDialogs
            data={data}
            context={context}
            actions={actions}
            asking={asking}
            onAsk={setAsking}
            onAddProgram={addProgram}
          />
        )}
      </Suspense>
    </>
  )
}

function ComingPrograms() {
  return <Skeleton shape="card" count={6} className={styles.grid} />
}

type ListMenuProps = { readonly data: WorkoutsData; readonly onAsk: (dialog: OpenDialog) => void }

function ListMenu({ data, onAsk }: ListMenuProps) {
  const { t } = useTranslation(['workouts', 'shared'])
  const navigate = useNavigate()
  const hasColumns = useColumns()
  return (
    <Menu
      label={t('list.organize')}
      items={[
        ...(hasColumns && data.folders.length === 0 && data.active.length > 1
          ? [{ label: t('columns.open'), icon: Columns3, onSelect: () => void navigate(editFolderPath(null)) }]
          : []),
        {
          label: t('order.title'),
          icon: ArrowUpDown,
          disabled: data.active.length < 2,
          onSelect: () => onAsk({ kind: 'order' }),
        },
        { label: t('folder.new'), icon: FolderPlus, onSelect: () => onAsk({ kind: 'new-folder', contents: [] }) },
        { label: t('programs.title'), icon: Sparkles, onSelect: () => onAsk({ kind: 'programs' }) },
        { label: t('shared:receive'), icon: QrCode, onSelect: () => void navigate(TRANSFER_PATH) },
      ]}
    />
  )
}
