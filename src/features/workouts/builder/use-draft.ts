import { useEffect, useRef, useState } from 'react'
import type { Workout } from '#contract/workout.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import { clearDraft, type Draft, type DraftPlace, readDraft, writeDraft } from '#platform/account/workout-drafts.ts'
import { endTyping, type History, record, redo, startHistory, undo } from './history.ts'

/** Applies a rule to the workout. Consecutive changes of the same `typing` are undone together. */
export type EditWorkout = (change: (workout: Workout) => Workout, typing?: string) => void

export type DraftState = {
  readonly workout: Workout
  readonly edit: EditWorkout
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
  /** Called when a field was left. */
  readonly endTyping: () => void
  /** Whether there is anything to save. */
  readonly isChanged: boolean
  /** Whether a draft of an earlier visit was restored and not yet handled. */
  readonly wasRestored: boolean
  /** Reverts to the stored version. Can be undone. */
  readonly discard: () => void
  /** The draft as it would be saved now. */
  readonly current: () => Draft
  /** Removes the draft after saving. */
  readonly finish: () => void
}

/**
 * A workout being built: every change is stored on the device immediately, so that neither a reload nor navigation
 * loses anything. `start` is used without a draft of an earlier visit.
 */
export function useDraft(place: DraftPlace, start: Draft): DraftState {
  const [opened] = useState(() => open(place, start))
  const [history, setHistory] = useState<History<Workout>>(() => startHistory(opened.draft.workout))
  const [wasRestored, setWasRestored] = useState(opened.restored)
  const finished = useRef(false)
  const workout = history.present
  const origin = opened.origin
  const isChanged = !sameContent(origin, workout)

  useEffect(() => {
    if (finished.current) return
    if (isChanged) writeDraft(place, { base: opened.draft.base, workout })
    else clearDraft(place)
  }, [place, opened, workout, isChanged])

  const edit: EditWorkout = (change, typing) => setHistory((before) => record(before, change(before.present), typing))
  return {
    workout,
    edit,
    undo: history.past.length > 0 ? () => setHistory(undo) : null,
    redo: history.future.length > 0 ? () => setHistory(redo) : null,
    endTyping: () => setHistory(endTyping),
    isChanged,
    wasRestored: wasRestored && isChanged,
    discard: () => {
      setWasRestored(false)
      edit(() => origin)
    },
    current: () => ({ base: opened.draft.base, workout }),
    finish: () => {
      finished.current = true
      clearDraft(place)
    },
  }
}

/** `origin` is the unchanged workout: the stored one, or an empty one of the same identity. */
function open(place: DraftPlace, start: Draft) {
  const stored = readDraft(place)
  const draft = stored ?? start
  const origin: Workout = draft.base ?? { ...start.workout, id: draft.workout.id, orderKey: draft.workout.orderKey }
  return { draft, origin, restored: stored !== null }
}
