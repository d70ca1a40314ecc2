import { useEffect, useRef, useState } from 'react'
import type { Workout } from '#contract/workout.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import { clearDraft, type Draft, type DraftPlace, writeDraft } from '#platform/account/workout-drafts.ts'
import { endTyping, type History, record, redo, startHistory, undo } from './history.ts'

/** Consecutive changes of the same `typing` are undone together. */
export type EditWorkout = (change: (workout: Workout) => Workout, typing?: string) => void

export type DraftState = {
  readonly workout: Workout
  readonly edit: EditWorkout
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
  readonly endTyping: () => void
  readonly isChanged: boolean
  /** From an earlier visit, and not yet handled. */
  readonly wasRestored: boolean
  readonly discard: () => void
  readonly current: () => Draft
  readonly finish: () => void
}

/** Every change is stored on the device immediately. `start` is used without a `stored` draft of an earlier visit. */
export function useDraft(place: DraftPlace, start: Draft, stored: Draft | null): DraftState {
  const [opened] = useState(() => open(start, stored))
  const [history, setHistory] = useState<History<Workout>>(() => startHistory(opened.draft.workout))
  const [wasRestored, setWasRestored] = useState(opened.restored)
  const finished = useRef(false)
  const isKept = useRef(opened.restored)
  const workout = history.present
  const origin = opened.origin
  const isChanged = !sameContent(origin, workout)

  useEffect(() => {
    if (finished.current) return
    if (isChanged) void writeDraft(place, { base: opened.draft.base, workout })
    else if (isKept.current) void clearDraft(place)
    isKept.current = isChanged
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
      if (isKept.current) void clearDraft(place)
    },
  }
}

/** `origin` is the unchanged workout: the stored one, or an empty one of the same identity. */
function open(start: Draft, stored: Draft | null) {
  const draft = stored ?? start
  const origin: Workout = draft.base ?? { ...start.workout, id: draft.workout.id, orderKey: draft.workout.orderKey }
  return { draft, origin, restored: stored !== null }
}
