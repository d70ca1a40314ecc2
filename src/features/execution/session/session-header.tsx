import {
  ArrowLeft,
  ArrowUpDown,
  CircleHelp,
  CircleSlash,
  Gauge,
  NotebookPen,
  Pause,
  Pencil,
  Play,
  Plus,
  Share2,
  Trash2,
  Undo2,
} from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { sendSessionPath } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import { elapsedMs } from '#domain/session/lifecycle.ts'
import { clockText } from '#domain/time/duration.ts'
import { millisecondsOf } from '#domain/time/instant.ts'
import { GUEST_ACCOUNT } from '#platform/account/guest-account.ts'
import { editPreferences } from '#storage/collections/preferences.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton, IconButtonLink } from '#ui/icon-button.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { useWorkout } from '../sets/workout.ts'
import styles from './session-header.module.css'
import { useNow } from './use-now.ts'
import { usePause } from './use-pause.ts'

type SessionHeaderProps = { readonly session: Session; readonly backTo: string; readonly canUndo: boolean }

/** Name, time and progress, and actions on the whole workout. Going back leaves it running. */
export const SessionHeader = memo(function SessionHeader({ session, backTo, canUndo }: SessionHeaderProps) {
  const { controls, open } = useWorkout()
  const { t } = useTranslation(['execution', 'shared'])
  const sets = session.exercises.flatMap((exercise) => exercise.sets)
  const done = sets.filter((set) => set.completedAt !== null).length
  return (
    <header className={styles.header}>
      <IconButtonLink label={t('shared:back')} icon={ArrowLeft} to={backTo} />
      <div className={styles.words}>
        <h1 className={styles.name} title={session.name}>
          {session.name}
        </h1>
        <p className={styles.progress}>
          <Elapsed session={session} />
          <span aria-hidden>·</span>
          <span aria-hidden>
            {done}/{sets.length}
          </span>
          <span className="visually-hidden">{t('progress', { done, count: sets.length })}</span>
        </p>
      </div>
      <IconButton label={t('shared:undo')} icon={Undo2} disabled={!canUndo} onClick={controls.undo} />
      <SessionMenu
        id={session.id}
        isPaused={session.pausedAt !== null}
        canReorder={session.exercises.length > 1}
        isBlank={done === 0}
      />
      <Button size="small" className={styles.finish} onClick={() => open({ type: 'ending', outcome: 'completed' })}>
        {t('finish')}
      </Button>
    </header>
  )
})

type SessionMenuProps = {
  readonly id: Session['id']
  readonly isPaused: boolean
  readonly canReorder: boolean
  /** Nothing is logged: it can go without a trace. */
  readonly isBlank: boolean
}

const SessionMenu = memo(function SessionMenu({ id, isPaused, canReorder, isBlank }: SessionMenuProps) {
  const { machine, open, discard, preferences } = useWorkout()
  const pause = usePause()
  const { t } = useTranslation(['execution', 'shared'])
  const navigate = useNavigate()
  const db = useDatabase()
  const { account } = db
  const asksEffort = preferences.effort !== 'off'
  const toggleEffort = () =>
    void editPreferences(db, (stored) => ({ ...stored, effort: asksEffort ? 'off' : 'rpe' })).catch(console.error)
  const items: readonly MenuItem[] = [
    { label: t('addExercise'), icon: Plus, onSelect: () => open({ type: 'add' }) },
    {
      label: t('reorder'),
      icon: ArrowUpDown,
      disabled: !canReorder,
      onSelect: () => open({ type: 'reorder' }),
    },
    isPaused
      ? { label: t('resume'), icon: Play, onSelect: () => machine.send({ type: 'workout.resumed' }) }
      : { label: t('pause'), icon: Pause, onSelect: pause },
    { label: t(asksEffort ? 'effort.hide' : 'effort.show'), icon: Gauge, onSelect: toggleEffort },
    { label: t('rename'), icon: Pencil, onSelect: () => open({ type: 'rename' }) },
    { label: t('note'), icon: NotebookPen, onSelect: () => open({ type: 'note' }) },
    {
      label: t('shared:share'),
      icon: Share2,
      onSelect: () => void navigate(sendSessionPath(id, account === GUEST_ACCOUNT)),
    },
    ...(hasKeyboard() ? [{ label: t('shortcuts'), icon: CircleHelp, onSelect: () => open({ type: 'help' }) }] : []),
    isBlank
      ? { label: t('discard'), icon: Trash2, danger: true, onSelect: discard }
      : {
          label: t('abandon'),
          icon: CircleSlash,
          danger: true,
          onSelect: () => open({ type: 'ending', outcome: 'abandoned' }),
        },
  ]
  return <Menu label={t('options')} items={items} />
})

/** A touch-only device is a phone without keys, so shortcuts are not shown. */
function hasKeyboard(): boolean {
  return matchMedia('(any-pointer: fine)').matches
}

function Elapsed({ session }: { readonly session: Session }) {
  const { t } = useTranslation('execution')
  const now = useNow(millisecondsOf(session.startedAt) + session.pausedMs, session.pausedAt === null)
  return (
    <time role="timer" aria-label={t('elapsed')}>
      {clockText(Math.floor(elapsedMs(session, now) / 1_000))}
    </time>
  )
}
