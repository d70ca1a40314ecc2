import type { SessionExerciseId, SetId } from '#contract/id.ts'

/** What lies over the workout: nothing of it is needed to log a set. */
export type OpenSheet =
  | { readonly type: 'set'; readonly setId: SetId }
  | {
      readonly type: 'exercise-note' | 'history' | 'warm-up' | 'rest' | 'replace' | 'join'
      readonly exerciseId: SessionExerciseId
    }
  | { readonly type: 'note' | 'rename' | 'reorder' | 'add' | 'help' }
