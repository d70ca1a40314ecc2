import type { ExerciseId, SessionId } from '#contract/id.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { inOrder } from '../merge/keyed-list.ts'
import { workingSets } from './set-numbers.ts'

/** The sets of one exercise in one session. */
export type LastTime = {
  readonly sessionId: SessionId
  readonly startedAt: string
  readonly timeZone: string
  readonly kind: SessionExercise['kind']
  /** Logged sets in order; warm-ups only if there is nothing else. */
  readonly sets: readonly SessionSet[]
  /** Empty without any. */
  readonly note: string
}

/** The last sessions with logged sets of an exercise, newest first. */
export function lastTimes(
  sessionsNewestFirst: readonly Session[],
  exerciseId: ExerciseId,
  most: number,
): readonly LastTime[] {
  return sessionsNewestFirst.flatMap((session) => lastTime(session, exerciseId) ?? []).slice(0, most)
}

function lastTime(session: Session, exerciseId: ExerciseId): LastTime | undefined {
  const exercises = inOrder(session.exercises).filter((exercise) => exercise.exerciseId === exerciseId)
  const logged = exercises.flatMap((exercise) => inOrder(exercise.sets).filter((set) => set.completedAt !== null))
  const working = workingSets(logged)
  const kind = exercises[0]?.kind
  if (kind === undefined || logged.length === 0) return undefined
  const { id, startedAt, timeZone } = session
  const notes = new Set(exercises.map(({ note }) => note).filter((note) => note !== ''))
  const sets = working.length > 0 ? working : logged
  return { sessionId: id, startedAt, timeZone, kind, sets, note: [...notes].join('\n') }
}
