import type { ExerciseId, SessionId } from '#contract/id.ts'
import type { Session, SessionSet } from '#contract/session.ts'
import {
  type AskingExercise,
  type AskingPlan,
  type AskingSet,
  answeringExercise,
  answeringSets,
  isSamePlan,
  type PastExercise,
  pastExercises,
} from './answering-sets.ts'
import { isSample } from './sample.ts'

/** The last session in which an exercise was logged, a sample aside: once, or more often. */
export type PreviousSets = {
  readonly sessionId: SessionId
  readonly startedAt: string
  readonly timeZone: string
  readonly exercises: readonly PastExercise[]
}

export function previousSets(
  sessionsNewestFirst: Iterable<Session>,
  exerciseId: ExerciseId,
  excludeSessionId: SessionId | null,
): PreviousSets | null {
  for (const session of sessionsNewestFirst) {
    if (session.id === excludeSessionId || session.binnedAt !== '' || isSample(session)) continue
    const exercises = pastExercises(session, exerciseId)
    if (!exercises.some(({ sets }) => sets.some(isLogged))) continue
    return { sessionId: session.id, startedAt: session.startedAt, timeZone: session.timeZone, exercises }
  }
  return null
}

/** The part of the last time that answers this exercise: the second squat of a workout has its own. */
export function previousExercise(
  previous: PreviousSets | null,
  exercise: AskingExercise,
  plan: AskingPlan,
): PastExercise | null {
  return previous && answeringExercise(exercise, plan, previous.exercises)
}

/** Last time's set of each set, in set order. */
export function matchPrevious(
  previous: PastExercise | null,
  exercise: Omit<AskingExercise, 'exerciseId'> & { readonly sets: readonly AskingSet[] },
  workoutId: Session['workoutId'],
): readonly (SessionSet | null)[] {
  const isSame = previous !== null && isSamePlan(exercise, workoutId, previous)
  // An added set that was not logged never happened; a planned one keeps its place.
  const past = previous?.sets.filter((set) => set.target !== null || isLogged(set)) ?? []
  const answers = answeringSets(exercise.sets, past, { isSamePlan: isSame })
  return answers.map((set) => (set && isLogged(set) ? set : null))
}

function isLogged({ completedAt }: SessionSet): boolean {
  return completedAt !== null
}
