import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionExerciseId, SetId } from '#contract/id.ts'
import type { Preferences } from '#contract/preferences.ts'
import { limitOnSets } from '#domain/document/size-limits.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import type { SetFigure, SetUnits } from '#domain/session/set-values.ts'
import { useToasts } from '#ui/toasts.tsx'
import type { ActiveSet } from '../sets/active-set.ts'
import type { ExerciseCommand } from '../sets/exercise-card.tsx'
import { fieldsOf } from '../sets/set-entry.ts'
import type { SetRowActions } from '../sets/set-row.tsx'
import type { OpenSheet } from '../sheets/sheet.ts'
import type { FootActions } from './session-foot.tsx'
import { focusField, useFieldKeypad } from './use-field-keypad.ts'
import { useLimitNotice } from './use-limit-notice.ts'
import type { RunningSession } from './use-running-session.ts'
import { useSteady } from './use-steady.ts'
import { heldSeconds } from './use-timed-set.ts'

/** What a finger or a key does with sets and exercises. Everything it answers stays the same object. */
export function useSetControls(running: RunningSession, preferences: Preferences, open: (sheet: OpenSheet) => void) {
  const { actions, machine, take, log, timer, store, say } = running
  const { actor } = machine
  const { t } = useTranslation(['execution', 'shared'])
  const { show } = useToasts()
  const sayLimit = useLimitNotice()
  const units = useMemo(
    (): SetUnits => ({ weight: preferences.weightUnit, distance: preferences.distanceUnit }),
    [preferences.weightUnit, preferences.distanceUnit],
  )
  const keypad = useFieldKeypad(actions, units)

  const stopTimer = () => {
    const { timed } = timer
    const set = timed && take(timed.setId)
    timer.clear()
    if (timed && set?.set.completedAt === null) log(set, heldSeconds(timed, Date.now()))
  }
  const check = (setId: SetId) => {
    const set = take(setId)
    if (!set) return
    if (timer.timed?.setId === setId) stopTimer()
    else if (set.missing) keypad.open(set, set.missing)
    else {
      keypad.keypad.close()
      actor.send({ type: 'set.checked', setId })
    }
  }
  const rowActions: SetRowActions = useSteady({
    check,
    uncheck: (setId: SetId) => {
      const set = take(setId)
      actions.uncomplete(setId)
      if (set) say(t('say.uncompleted', { set: running.phrases.name(set) }))
    },
    retry: () => actions.retry(),
    choose: (setId: SetId) => {
      actor.send({ type: 'set.chosen', setId })
      // The button that was pressed goes: what comes next is to be typed here.
      const set = take(setId)
      const [first] = set ? fieldsOf(set.exercise.kind, preferences.effort) : []
      if (first) focusField(setId, first)
    },
    openField: (setId: SetId, field: SetFigure, firstKey?: string) => {
      const set = take(setId)
      if (set) keypad.open(set, field, firstKey)
    },
    openOptions: (setId: SetId) => open({ type: 'set', setId }),
  })

  const remove = (id: SessionExerciseId) => {
    const name = store.current().shown.exercises.find((exercise) => exercise.id === id)?.name ?? ''
    const step = actions.removeExercise(id)
    show({
      message: t('exerciseRemoved', { name }),
      action: { label: t('shared:undo'), onAction: () => actions.undo(step) },
    })
  }
  const move = (id: SessionExerciseId, by: 1 | -1) => {
    const index = inOrder(store.current().shown.exercises).findIndex((exercise) => exercise.id === id)
    actions.moveExercise(id, index + by)
  }
  const addSet = (id: SessionExerciseId) => {
    const limit = limitOnSets(store.current().shown, id)
    if (limit) sayLimit(limit)
    else actions.addSet(id)
  }
  const { command } = useSteady({
    command(exerciseId: SessionExerciseId, command: ExerciseCommand) {
      switch (command) {
        case 'add-set':
          return addSet(exerciseId)
        case 'leave':
          return void actions.leaveSuperset(exerciseId)
        case 'remove':
          return remove(exerciseId)
        case 'up':
          return move(exerciseId, -1)
        case 'down':
          return move(exerciseId, 1)
        case 'note':
          return open({ type: 'exercise-note', exerciseId })
        case 'history':
        case 'warm-up':
        case 'rest':
        case 'replace':
        case 'join':
          return open({ type: command, exerciseId })
      }
    },
  })

  const footActions: FootActions = useSteady({
    check: ({ set }: ActiveSet) => check(set.id),
    startTimer: ({ set, values }: ActiveSet) => timer.start(set.id, values.seconds),
    stopTimer,
    adjustRest: (seconds: number) => actor.send({ type: 'rest.adjusted', seconds }),
    skipRest: () => actor.send({ type: 'rest.skipped' }),
    resume: () => actor.send({ type: 'resume.chosen' }),
    addExercise: () => open({ type: 'add' }),
    finish: () => actor.send({ type: 'ending.asked', outcome: 'completed' }),
  })

  const choose = useCallback(
    (direction: 1 | -1) => {
      const { place } = actor.getSnapshot().context
      const open = place?.openSetIds ?? []
      const at = machine.activeSetId === null ? -1 : open.indexOf(machine.activeSetId)
      const setId = open[at + direction]
      if (setId) actor.send({ type: 'set.chosen', setId })
    },
    [actor, machine.activeSetId],
  )
  const openField = (index: number) => {
    const set = take(machine.activeSetId)
    const field = set && fieldsOf(set.exercise.kind, preferences.effort)[index]
    if (set && field) keypad.open(set, field)
  }
  return { units, keypad, check, rowActions, command, footActions, choose, openField }
}
