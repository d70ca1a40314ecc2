import { useTranslation } from 'react-i18next'
import type { SetId } from '#contract/id.ts'
import type { Preferences } from '#contract/preferences.ts'
import { limitOnSets } from '#domain/document/size-limits.ts'
import { restRemainingMs } from '#domain/session/rest.ts'
import { numberIn, type SetFigure, valuesWith } from '#domain/session/set-values.ts'
import { notifyRestOver } from '#platform/device/rest-notification.ts'
import { vibrate } from '#platform/device/vibration.ts'
import { useLimitNotice } from '#shared/use-limit-notice.ts'
import { useStableCallbacks } from '#shared/use-stable-callbacks.ts'
import { shownSet } from '../editing/session-edits.ts'
import { type ActiveSet, activeSetOf } from '../sets/active-set.ts'
import { unitsFor } from '../sets/set-entry.ts'
import { useDoubtPhrase, useRecordPhrase } from '../sets/set-record.tsx'
import { focusField } from '../sets/set-row.tsx'
import { useKeypad } from '../sets/use-keypad.ts'
import type { SetControls } from '../sets/workout.ts'
import { usePhrases } from './use-phrases.ts'
import type { RunningSession } from './use-running-session.ts'
import { useSessionMachine } from './use-session-machine.ts'
import { heldSeconds, useTimedSet } from './use-timed-set.ts'
import { useUndo } from './use-undo.ts'

/** The acts on sets, with the machine, the keypad and the timer that they share. */
export function useSetControls(
  { store, behind, edits: { shown: session }, actions, suggestions, records }: RunningSession,
  preferences: Preferences,
  say: (text: string) => void,
) {
  const { t } = useTranslation('execution')
  const phrases = usePhrases()
  const recordPhrase = useRecordPhrase()
  const doubtPhrase = useDoubtPhrase()
  const sayLimit = useLimitNotice()
  const prepareSet = (setId: SetId | null) => activeSetOf(store.current().shown, setId, suggestions)

  const complete = (set: ActiveSet, seconds: number | null = set.values.seconds, atMs: number = Date.now()) => {
    const values = { ...set.values, seconds }
    machine.send({ type: 'set.completed', setId: set.set.id, values, atMs })
    if (preferences.vibration) vibrate('set ticked')
    const { rest } = store.current().shown
    // The tick is painted first. Whether it is a record is known with the screen around it.
    const stop = behind.subscribe(() => {
      stop()
      if (!shownSet(behind.current(), set.set.id)?.completedAt) return
      const logged = phrases.logged({ ...set, values }, restRemainingMs(rest, atMs))
      const record = records.current().bySet.get(set.set.id)
      const doubted = records.current().doubtful.get(set.set.id)
      const more = record
        ? recordPhrase(set.exercise.kind, values, record)
        : doubted && doubtPhrase(set.exercise.kind, values, doubted)
      say(more ? `${logged} ${more}` : logged)
    })
  }
  const machine = useSessionMachine(behind, actions, preferences, (isLate, nextSetId) => {
    const next = prepareSet(nextSetId)
    say(phrases.restOver(next))
    if (isLate) return
    if (preferences.vibration) vibrate('rest over')
    // If notifications are unavailable, the page itself shows it when visible.
    void notifyRestOver({ ...phrases.notice(next), path: location.pathname }).catch(() => undefined)
  })
  const timer = useTimedSet(session, {
    hasSound: preferences.sounds,
    onTimeUp: (timed, endsAtMs) => {
      const set = prepareSet(timed.setId)
      if (set?.set.completedAt !== null) return
      complete(set, heldSeconds(timed, endsAtMs), endsAtMs)
      if (preferences.vibration) vibrate('rest over')
    },
  })
  const { current: typing, keys } = useKeypad(({ setId, field, units, undoGroup }, value) =>
    actions.type(setId, valuesWith(field, value, units), undoGroup),
  )
  const targetOf = ({ set, values }: ActiveSet, field: SetFigure) =>
    [{ setId: set.id, field, units: unitsFor(values, preferences) }, numberIn(set, field)] as const
  const openField = (active: ActiveSet, field: SetFigure, firstKey?: string) => {
    const { set } = active
    keys.open(...targetOf(active, field))
    focusField(set.id, field)
    if (firstKey === undefined) return
    keys.press(/\d/.test(firstKey) ? { type: 'digit', digit: Number(firstKey) } : { type: 'decimal' })
  }

  const undo = useUndo(store, behind)
  const controls = useStableCallbacks<SetControls>({
    completeSet(setId) {
      const timed = timer.timed?.setId === setId ? timer.timed : null
      if (timed) timer.clear()
      const set = prepareSet(setId)
      if (set?.set.completedAt !== null) return
      if (timed) return complete(set, heldSeconds(timed, Date.now()))
      if (set.missing) return openField(set, set.missing)
      keys.close()
      complete(set)
    },
    chooseSet: (setId) => machine.send({ type: 'set.chosen', setId }),
    openField(setId, field, firstKey) {
      const set = prepareSet(setId)
      if (set) openField(set, field, firstKey)
    },
    focusedField(setId, field) {
      const set = prepareSet(setId)
      if (set) keys.move(...targetOf(set, field))
    },
    startTimer: (setId) => timer.start(setId, prepareSet(setId)?.values.seconds ?? null),
    cancelTimer() {
      timer.clear()
      say(t('undone'))
    },
    addSet(exerciseId) {
      const limit = limitOnSets(store.current().shown, exerciseId)
      if (limit) sayLimit(limit)
      else actions.addSet(exerciseId)
    },
    undo,
  })

  return { controls, machine, timed: timer.timed, typing, keys }
}
