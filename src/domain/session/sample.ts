import type { WorkoutId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'

/** The workout of sample sessions, which is not stored: nobody's routine. */
export const SAMPLE_WORKOUT_ID = '00000000-0000-7000-8000-53414d504c45' as WorkoutId

/** Whether a session only tried the app out: its sets are nobody's last time, record or training. */
export function isSample({ workoutId }: Pick<Session, 'workoutId'>): boolean {
  return workoutId === SAMPLE_WORKOUT_ID
}
