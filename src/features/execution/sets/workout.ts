import { createContext, use } from 'react'
import type { SessionExerciseId, SetId } from '#contract/id.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { SetFigure } from '#domain/session/set-values.ts'
import type { ReadableStore } from '#shared/store.ts'
import type { SessionActions } from '../editing/session-actions.ts'
import type { SessionStore } from '../editing/session-store.ts'
import type { SessionRecords } from '../records/record-keeper.ts'
import type { ExecutionActor } from '../session/execution.machine.ts'
import type { OfferUndo } from './use-undo-notice.ts'

/** Content of the sheet over the workout: nothing of it is needed to log a set. */
export type OpenSheet =
  | { readonly type: 'set'; readonly setId: SetId }
  | {
      readonly type: 'exercise-note' | 'history' | 'warm-up' | 'rest' | 'replace' | 'join'
      readonly exerciseId: SessionExerciseId
    }
  | { readonly type: 'note' | 'rename' | 'reorder' | 'add' | 'help' }

export type SetControls = {
  /** Completes a set as it stands; where a value is missing, its field opens instead. */
  readonly completeSet: (setId: SetId) => void
  readonly chooseSet: (setId: SetId) => void
  readonly openField: (setId: SetId, field: SetFigure, firstKey?: string) => void
  /** Moves an open keypad to the field that a Tab has led to. */
  readonly focusedField: (setId: SetId, field: SetFigure) => void
  readonly startTimer: (setId: SetId) => void
  /** Stops the clock of a timed set; nothing is logged. */
  readonly cancelTimer: () => void
  readonly addSet: (exerciseId: SessionExerciseId) => void
  readonly undo: () => void
}

/** A running workout, for everything on its screen. The same object until the preferences change. */
export type Workout = {
  readonly store: SessionStore
  readonly actions: SessionActions
  readonly machine: ExecutionActor
  readonly preferences: Preferences
  readonly controls: SetControls
  readonly open: (over: OpenSheet | { readonly type: 'ending'; readonly outcome: 'completed' | 'abandoned' }) => void
  readonly say: (text: string) => void
  readonly offerUndo: OfferUndo
  /** Leaves a workout in which nothing was logged, without a trace. */
  readonly discard: () => void
  readonly records: ReadableStore<SessionRecords>
}

export const WorkoutContext = createContext<Workout | null>(null)

/** The workout that runs on this screen. Throws outside of a `WorkoutContext`. */
export function useWorkout(): Workout {
  const workout = use(WorkoutContext)
  if (!workout) throw new Error('useWorkout needs a <WorkoutContext> above it')
  return workout
}
