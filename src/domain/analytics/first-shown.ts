import type { Session } from '#contract/session.ts'
import { addDays, type Day } from '../time/session-day.ts'
import type { TrainedExercise } from './questions.ts'

const RECENT_DAYS = 28
/** After a longer break: about what two workouts consist of. */
const LATEST = 12

/**
 * The exercise that the progress screen opens with, of those trained (the latest first): that of the running workout,
 * else of the last 28 days the one with the most sessions, else of the latest. Undefined without any.
 */
export function firstShown(
  trained: readonly TrainedExercise[],
  running: readonly Pick<Session, 'exercises'>[],
  today: Day,
): TrainedExercise | undefined {
  const recent = trained.filter(({ last }) => last > addDays(today, -RECENT_DAYS))
  return underWay(trained, running) ?? mostTrained(recent) ?? mostTrained(trained.slice(0, LATEST))
}

/** The one whose set was logged last. */
function underWay(
  trained: readonly TrainedExercise[],
  running: readonly Pick<Session, 'exercises'>[],
): TrainedExercise | undefined {
  const logged = running
    .flatMap(({ exercises }) => exercises)
    .flatMap(({ exerciseId, sets }) => sets.map(({ completedAt }) => ({ exerciseId, at: completedAt ?? '' })))
    .filter(({ at }) => at !== '')
  const latest = logged.toSorted((left, right) => (left.at < right.at ? 1 : -1))[0]
  return trained.find(({ exerciseId }) => exerciseId === latest?.exerciseId)
}

function mostTrained(trained: readonly TrainedExercise[]): TrainedExercise | undefined {
  return trained.toSorted((left, right) => right.sessions - left.sessions)[0]
}
