import { useSelector } from '@xstate/react'
import { Plus } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionExerciseId, SetId } from '#contract/id.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { Session } from '#contract/session.ts'
import { MissingPart } from '#shared/missing-part.tsx'
import { optionalPart } from '#shared/optional-part.tsx'
import { createStore, type ReadableStore } from '#shared/store.ts'
import { useStableCallbacks } from '#shared/use-stable-callbacks.ts'
import { useStore } from '#shared/use-store.ts'
import { whenIdle } from '#shared/when-idle.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { activeSetOf } from '../sets/active-set.ts'
import { OnServer } from '../sets/set-state.tsx'
import { useUndoNotice } from '../sets/use-undo-notice.ts'
import { type OpenSheet, useWorkout, type Workout, WorkoutContext } from '../sets/workout.ts'
import { activeSetIdOf, isEndingHere, phaseOf } from './execution.machine.ts'
import { ExerciseList } from './exercise-list.tsx'
import { ExerciseNav } from './exercise-nav.tsx'
import { FieldKeypad, loadKeypad } from './field-keypad.tsx'
import { EmptyWorkout, ExercisePane } from './lazy-beside-list.ts'
import { mustTellOfLockedScreen } from './locked-screen.ts'
import { bringIntoView } from './scroll.ts'
import { SessionFooter } from './session-footer.tsx'
import { SessionHeader } from './session-header.tsx'
import styles from './session-screen.module.css'
import { Shortcuts } from './shortcuts.tsx'
import { UnsavedBanner } from './unsaved-banner.tsx'
import { useDiscard } from './use-discard.ts'
import { useRoomForPane } from './use-room-for-pane.ts'
import { useRunningSession } from './use-running-session.ts'
import { useSetControls } from './use-set-controls.ts'
import { useStillTicks } from './use-still-ticks.ts'

const SessionNotices = optionalPart(() => import('./session-notices.tsx'))
const LockedScreenNotice = optionalPart(() => import('./locked-screen-notice.tsx'))

// Overlays are not needed to log a set: they are fetched after the keypad.
const SessionSheets = optionalPart(() => import('../sheets/session-sheets.tsx'), {
  Missing: ({ sheet, ...rest }) => sheet && <MissingPart {...rest} />,
})
const EndingDialog = optionalPart(() => import('../sheets/ending-dialog.tsx'), {
  Missing: MissingEndingDialog,
})

const KEYPAD_AT_THE_LATEST_MS = 500
const PARTS_AT_THE_LATEST_MS = 5_000

export type SessionScreenProps = {
  readonly read: Session
  readonly preferences: Preferences
  readonly backTo: string
  readonly onEnded: (session: Session, outcome: 'completed' | 'abandoned', isEndedHere: boolean) => void
  readonly onDiscarded: () => void
  /** After discarding was undone, wherever the person is by then. */
  readonly onRestored: (session: Session) => void
}

export function SessionScreen(props: SessionScreenProps) {
  const { read, preferences, backTo, onEnded, onDiscarded, onRestored } = props
  const { t } = useTranslation('execution')
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const [hadSheet, setHadSheet] = useState(false)
  if (sheet && !hadSheet) setHadSheet(true)
  const closeSheet = useCallback(() => setSheet(null), [])
  const [words] = useState(() => createStore({ text: '', turn: 0 }))
  const say = useCallback((text: string) => words.set({ text, turn: words.current().turn + 1 }), [words])
  const running = useRunningSession(read, preferences)
  const { store, edits, actions, suggestions, records } = running
  useStillTicks(store, suggestions, preferences)
  const { controls, machine, timed, typing, keys } = useSetControls(running, preferences, say)
  const { shown: session, stored, steps, queue, failure } = edits
  const where = useSelector(machine, phaseOf)
  const activeSetId = useSelector(machine, activeSetIdOf)
  const activeSet = useMemo(() => activeSetOf(session, activeSetId, suggestions), [session, activeSetId, suggestions])
  const typedSet = typing && activeSetOf(session, typing.setId, suggestions)
  // One that was logged or removed meanwhile is not held against the clock any more.
  const timedSet = timed && activeSetOf(session, timed.setId, suggestions)
  const { discard } = useStableCallbacks({ discard: useDiscard(store, onDiscarded, onRestored) })
  const offerUndo = useUndoNotice(store)
  const workout = useMemo((): Workout => {
    // What is asked for last is shown: an earlier one may still be on its way.
    const open: Workout['open'] = (over) => {
      if (over.type === 'ending') {
        closeSheet()
        machine.send({ type: 'ending.asked', outcome: over.outcome })
      } else {
        machine.send({ type: 'ending.dismissed', atMs: Date.now() })
        setSheet(over)
      }
    }
    return { store, actions, machine, preferences, controls, open, say, offerUndo, discard, records }
  }, [store, actions, machine, preferences, controls, say, offerUndo, discard, records, closeSheet])

  const [chosenExerciseId, setChosenExerciseId] = useState<SessionExerciseId | null>(null)
  const shownExerciseId = chosenExerciseId ?? activeSet?.exercise.id ?? session.exercises.at(-1)?.id ?? null
  const shownExercise = session.exercises.find(({ id }) => id === shownExerciseId)
  const hasRoomForPane = useRoomForPane()
  const isEmpty = session.exercises.length === 0
  const [handledSetId, setHandledSetId] = useState(activeSetId)
  if (handledSetId !== activeSetId) {
    setHandledSetId(activeSetId)
    setChosenExerciseId(null)
  }
  const [mustTell, setMustTell] = useState(mustTellOfLockedScreen)
  // A set that is not saved comes first: its banner stands above the footer's usual height.
  const tells = mustTell && where === 'resting' && !failure
  const unsavedSetId = failure === null ? undefined : queue[0]?.setIds[0]
  useScrollToSet(unsavedSetId ?? typing?.setId ?? activeSetId, typing !== null)
  const end = useEffectEvent((outcome: 'completed' | 'abandoned') =>
    onEnded(session, outcome, isEndingHere(machine.getSnapshot())),
  )
  useEffect(() => {
    if (where === 'completed' || where === 'abandoned') end(where)
  }, [where])
  // The first figure may be typed before anything is logged.
  useEffect(() => {
    whenIdle(() => void loadKeypad().catch(() => undefined), KEYPAD_AT_THE_LATEST_MS)
    const load = async () => (await import('./load-parts.ts')).loadParts()
    whenIdle(() => void load().catch(() => undefined), PARTS_AT_THE_LATEST_MS)
  }, [])

  return (
    <WorkoutContext value={workout}>
      {!typing && <Shortcuts activeSet={activeSet} />}
      <OnServer session={stored}>
        <div
          className={classNames(
            styles.screen,
            typing && styles.typing,
            failure && styles.failing,
            tells && styles.telling,
            where === 'resting' && !timed && styles.resting,
          )}
        >
          <SessionHeader session={session} backTo={backTo} canUndo={steps.length > 0} />
          {!isEmpty && <ExerciseNav session={session} shownExerciseId={shownExerciseId} onShow={setChosenExerciseId} />}
          <div className={styles.main}>
            {failure && (
              <div className={styles.unsaved}>
                <UnsavedBanner reason={failure} copies={running.copies} />
              </div>
            )}
            <div className={styles.list}>
              {running.hasRecovered && <Banner tone="success">{t('recovered')}</Banner>}
              <SessionNotices session={session} />
              {session.note !== '' && (
                <button type="button" className={styles.note} onClick={() => workout.open({ type: 'note' })}>
                  {session.note}
                </button>
              )}
              {isEmpty && <EmptyWorkout />}
              <ExerciseList
                session={session}
                suggestions={suggestions}
                activeSetId={activeSetId}
                typing={typing}
                shownExerciseId={shownExerciseId}
              />
              {!isEmpty && (
                <Button
                  icon={Plus}
                  size="large"
                  className={classNames(styles.add, styles.onlyNarrow)}
                  data-adds-exercise
                  onClick={() => workout.open({ type: 'add' })}
                >
                  {t('addExercise')}
                </Button>
              )}
            </div>
          </div>
          {hasRoomForPane && shownExercise && (
            <ExercisePane
              exercise={shownExercise}
              activeSet={[typedSet, activeSet].find((set) => set?.exercise.id === shownExerciseId) ?? null}
            />
          )}
          <SessionFooter
            where={where}
            session={session}
            activeSet={activeSet}
            isCovered={typing !== null && typedSet !== null}
            timed={timed && timedSet?.set.completedAt === null ? { clock: timed, set: timedSet } : null}
          >
            {tells && <LockedScreenNotice onRead={() => setMustTell(false)} />}
          </SessionFooter>
          {typing && typedSet && <FieldKeypad open={typing} keys={keys} set={typedSet} rest={session.rest} />}
        </div>
        <Announcer words={words} />
        {hadSheet && <SessionSheets sheet={sheet} suggestions={suggestions} onClose={closeSheet} />}
        {(where === 'asking' || where === 'saving' || where === 'notSaved') && <EndingDialog />}
      </OnServer>
    </WorkoutContext>
  )
}

function MissingEndingDialog({ onRetry }: { readonly onRetry: () => void }) {
  const { machine } = useWorkout()
  const dismiss = () => machine.send({ type: 'ending.dismissed', atMs: Date.now() })
  return <MissingPart onRetry={onRetry} onClose={dismiss} />
}

type Words = { readonly text: string; readonly turn: number }

/** The next words for a screen reader, read aloud at the next pause. Saying the same twice is heard twice. */
function Announcer({ words }: { readonly words: ReadableStore<Words> }) {
  const { text, turn } = useStore(words)
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      <span key={turn}>{text}</span>
    </div>
  )
}

/** Keeps the active set's row above the footer or the open keypad. If the screen opens elsewhere, centers it. */
function useScrollToSet(setId: SetId | null, isTyping: boolean): void {
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an opened keypad leaves less room
  useEffect(() => {
    if (setId === null) return
    const row = document.getElementById(`set-${setId}`)
    if (!row) return
    if (!isFirst.current) bringIntoView(row)
    else if (!isInView(row)) row.scrollIntoView({ block: 'center' })
    isFirst.current = false
  }, [setId, isTyping])
}

/** Neither under the header nor the footer: the row's scroll margins equal their heights. */
function isInView(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(row)
  const most = window.innerHeight - Number.parseFloat(scrollMarginBottom)
  return top >= Number.parseFloat(scrollMarginTop) && bottom <= most
}
