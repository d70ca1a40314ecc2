import { useEffect, useEffectEvent } from 'react'
import { REST_STEP_SECONDS } from '#domain/session/rest.ts'
import type { ActiveSet } from '../sets/active-set.ts'
import { effortIn, fieldsOf } from '../sets/set-entry.ts'
import { useWorkout } from '../sets/workout.ts'
import { phaseOf } from './execution.machine.ts'
import { placeOf } from './place.ts'
import { usePause } from './use-pause.ts'

type ShortcutsProps = { readonly activeSet: ActiveSet | null }

/** Follows the keyboard while nothing else wants its keys: no dialog, no text field. `ShortcutList` explains them. */
export function Shortcuts({ activeSet }: ShortcutsProps) {
  const { store, machine, preferences, controls, open } = useWorkout()

  const pause = usePause()

  const choose = (direction: 1 | -1) => {
    const { shown, stored } = store.current()
    const { openSetIds } = placeOf(shown, stored)
    const at = activeSet ? openSetIds.indexOf(activeSet.set.id) : -1
    const setId = openSetIds[at + direction]
    if (setId) controls.chooseSet(setId)
  }
  const openField = (index: number) => {
    if (!activeSet) return
    const { exercise, set } = activeSet
    const field = fieldsOf(exercise.kind, effortIn(exercise, preferences.effort))[index]
    if (field) controls.openField(set.id, field)
  }
  const actionOf = (key: string): (() => unknown) | undefined => {
    switch (key) {
      case 'l':
        return () => activeSet && controls.completeSet(activeSet.set.id)
      case 'arrowdown':
        return () => choose(1)
      case 'arrowup':
        return () => choose(-1)
      case 'w':
        return () => openField(0)
      case 'r':
        return () => openField(1)
      case 's':
        return () => machine.send({ type: 'rest.skipped' })
      case '+':
        return () => machine.send({ type: 'rest.adjusted', seconds: REST_STEP_SECONDS })
      case '-':
        return () => machine.send({ type: 'rest.adjusted', seconds: -REST_STEP_SECONDS })
      case 'a':
        return () => activeSet && controls.addSet(activeSet.exercise.id)
      case 'u':
        return controls.undo
      case 'p':
        return phaseOf(machine.getSnapshot()) === 'paused' ? () => machine.send({ type: 'workout.resumed' }) : pause
      case '?':
        return () => open({ type: 'help' })
      default:
        return undefined
    }
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTakenElsewhere(event)) return
    const key = event.key.toLowerCase()
    const isUndo = key === 'z' && !event.shiftKey
    const act = event.ctrlKey || event.metaKey ? isUndo && controls.undo : actionOf(key)
    if (!act) return
    act()
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return null
}

function isTakenElsewhere(event: KeyboardEvent): boolean {
  if (event.altKey || document.querySelector('dialog[open], [popover="auto"]:popover-open')) return true
  const { target } = event
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}
