import { Plus } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { SessionExerciseId } from '#contract/id.ts'
import type { Preferences } from '#contract/preferences.ts'
import { sendSessionPath } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import { GUEST_ACCOUNT } from '#platform/account/guest-account.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import type { OpenSheet } from '../sheets/sheet.ts'
import { Announcer } from './announcer.tsx'
import { ExerciseList } from './exercise-list.tsx'
import { ExerciseNav } from './exercise-nav.tsx'
import { FieldKeypad } from './field-keypad.tsx'
import { OnServer } from './on-server.tsx'
import { ForgottenBanner, LockedScreenBanner, UnsavedBanner } from './session-banners.tsx'
import { SessionFoot } from './session-foot.tsx'
import { type HeaderCommand, SessionHeader } from './session-header.tsx'
import styles from './session-screen.module.css'
import { useRunningSession } from './use-running-session.ts'
import { useScrollToSet } from './use-scroll-to-set.ts'
import { useSetControls } from './use-set-controls.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useSteady } from './use-steady.ts'

// Nothing that lies over the workout is needed to log a set: it comes, from the precache, when it is first opened.
const SessionSheets = lazy(() => import('../sheets/session-sheets.tsx'))
const EndingDialog = lazy(() => import('../sheets/ending-dialog.tsx'))

export type SessionScreenProps = {
  /** The session as it was read when the screen opened. */
  readonly read: Session
  readonly preferences: Preferences
  readonly backTo: string
  readonly onEnded: (session: Session, outcome: 'completed' | 'abandoned', isEndedHere: boolean) => void
}

/** A running workout. */
export function SessionScreen({ read, preferences, backTo, onEnded }: SessionScreenProps) {
  const { t } = useTranslation('execution')
  const navigate = useNavigate()
  const { account } = useDatabase()
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const [hadSheet, setHadSheet] = useState(false)
  if (sheet && !hadSheet) setHadSheet(true)
  const running = useRunningSession(read, preferences)
  const controls = useSetControls(running, preferences, setSheet)
  const { session, edits, actions, machine, activeSet, timed } = running
  const { keypad } = controls
  const editedSet = keypad.current && running.take(keypad.current.setId)
  const [chosenExerciseId, setChosenExerciseId] = useState<SessionExerciseId | null>(null)
  const shownExerciseId = chosenExerciseId ?? activeSet?.exercise.id ?? session.exercises.at(-1)?.id ?? null

  const unsavedSetId = edits.failure === null ? undefined : edits.queue[0]?.setIds[0]
  useScrollToSet(unsavedSetId ?? keypad.current?.setId ?? machine.activeSetId, keypad.current !== null)
  // Whoever goes on to another set goes on to its exercise.
  const [handledSetId, setHandledSetId] = useState(machine.activeSetId)
  if (handledSetId !== machine.activeSetId) {
    setHandledSetId(machine.activeSetId)
    setChosenExerciseId(null)
  }
  const { where } = machine
  const { endIfOver } = useSteady({
    endIfOver: () => {
      if (where === 'completed' || where === 'abandoned') onEnded(session, where, machine.isEndingHere)
    },
  })
  useEffect(() => {
    if (where === 'completed' || where === 'abandoned') endIfOver()
  }, [where, endIfOver])

  const header = useSteady({
    undo: () => {
      actions.undo()
      running.say(t('undone'))
    },
    command(command: HeaderCommand) {
      switch (command) {
        case 'pause':
          return machine.actor.send({ type: 'pause.chosen' })
        case 'resume':
          return machine.actor.send({ type: 'resume.chosen' })
        case 'share':
          return navigate(sendSessionPath(session.id, account === GUEST_ACCOUNT))
        case 'abandon':
          return machine.actor.send({ type: 'ending.asked', outcome: 'abandoned' })
        default:
          return setSheet({ type: command })
      }
    },
  })
  useShortcuts(
    {
      log: () => activeSet && controls.check(activeSet.set.id),
      choose: controls.choose,
      field: controls.openField,
      skipRest: controls.footActions.skipRest,
      adjustRest: controls.footActions.adjustRest,
      addSet: () => activeSet && controls.command(activeSet.exercise.id, 'add-set'),
      undo: header.undo,
      pause: () => header.command(where === 'paused' ? 'resume' : 'pause'),
      help: () => setSheet({ type: 'help' }),
    },
    keypad.current === null,
  )

  return (
    <OnServer session={edits.stored}>
      <div className={classNames(styles.screen, keypad.current && styles.typing, edits.failure && styles.failing)}>
        <SessionHeader
          session={session}
          backTo={backTo}
          isPaused={where === 'paused'}
          canUndo={edits.steps.length > 0}
          onUndo={header.undo}
          onCommand={header.command}
          onFinish={controls.footActions.finish}
        />
        <ExerciseNav
          session={session}
          shownExerciseId={shownExerciseId}
          onShow={setChosenExerciseId}
          onAdd={controls.footActions.addExercise}
        />
        <div className={styles.main}>
          {edits.failure && (
            <div className={styles.unsaved}>
              <UnsavedBanner reason={edits.failure} isCopyKept={running.isCopyKept} onRetry={actions.retry} />
            </div>
          )}
          <div className={styles.list}>
            {running.hasRecovered && <Banner tone="success">{t('recovered')}</Banner>}
            <ForgottenBanner session={session} onFinish={controls.footActions.finish} />
            <LockedScreenBanner />
            {session.note !== '' && (
              <button type="button" className={styles.note} onClick={() => setSheet({ type: 'note' })}>
                {session.note}
              </button>
            )}
            {session.exercises.length === 0 && <p className={styles.note}>{t('emptyText')}</p>}
            <ExerciseList
              store={running.store}
              session={session}
              previous={running.previous}
              loads={running.loads}
              activeSetId={machine.activeSetId}
              typing={keypad.typing}
              effort={preferences.effort}
              units={controls.units}
              usualRestSeconds={preferences.defaultRestSeconds}
              shownExerciseId={shownExerciseId}
              onCommand={controls.command}
              rowActions={controls.rowActions}
            />
            {session.exercises.length > 0 && (
              <Button
                icon={Plus}
                size="large"
                className={classNames(styles.add, styles.onlyNarrow)}
                onClick={controls.footActions.addExercise}
              >
                {t('addExercise')}
              </Button>
            )}
          </div>
        </div>
        <SessionFoot
          where={where === 'resting' || where === 'paused' ? where : 'performing'}
          rest={session.rest}
          activeSet={activeSet}
          timed={timed}
          hasExercises={session.exercises.length > 0}
          actions={controls.footActions}
        />
        {keypad.current && editedSet && (
          <FieldKeypad
            open={keypad.current}
            set={editedSet}
            preferences={preferences}
            rest={where === 'resting' ? session.rest : null}
            mark={keypad.mark}
            keypad={keypad.keypad}
            onField={(field) => keypad.open(editedSet, field)}
            onDone={() => {
              if (editedSet.set.completedAt === null) controls.check(editedSet.set.id)
              else keypad.keypad.close()
            }}
            onClose={keypad.keypad.close}
            onCancel={keypad.cancel}
          />
        )}
      </div>
      <Announcer words={running.words} />
      <Suspense fallback={null}>
        {hadSheet && (
          <SessionSheets
            sheet={sheet}
            session={session}
            preferences={preferences}
            actions={actions}
            take={running.take}
            onClose={() => setSheet(null)}
          />
        )}
        {(where === 'asking' || where === 'saving' || where === 'notSaved') && machine.question && (
          <EndingDialog
            question={machine.question}
            session={session}
            weightUnit={preferences.weightUnit}
            isSaving={where === 'saving'}
            hasFailed={where === 'notSaved'}
            onConfirm={(ending) => machine.actor.send({ type: 'ending.confirmed', ending })}
            onDismiss={() => machine.actor.send({ type: 'ending.dismissed', atMs: Date.now() })}
          />
        )}
      </Suspense>
    </OnServer>
  )
}
