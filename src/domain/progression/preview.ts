import type { WorkoutId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { inOrder } from '../merge/keyed-list.ts'
import type { PastExercise } from '../session/answering-sets.ts'
import { matchPrevious } from '../session/previous-sets.ts'
import { prefill, type SetValues } from '../session/set-values.ts'
import { type Course, type NextTargets, nextStep } from './next-step.ts'
import { type PastPerformance, pastPerformances, workOf } from './past.ts'

/** The last time of the planned exercise, and the workout that it is in. */
export type LastTime = { readonly exercise: PastExercise | null; readonly workoutId: WorkoutId }

/**
 * If each session is done exactly, at the lower end of its repetitions. `sessions` are earlier ones, newest first; the
 * first starts from `previous` if the plan leaves the load open. Empty without an applicable rule.
 */
export function previewProgression(
  course: Course,
  sessions: readonly Session[],
  previous: LastTime | null,
  count: number,
): readonly NextTargets[] {
  const rule = course.planned.progression
  if (!rule) return []
  const performances: PastPerformance[] = [...pastPerformances(sessions, course.planned, rule)]
  const previewed: NextTargets[] = []
  while (previewed.length < count) {
    const asked = nextStep(course, performances)
    if (!asked) return []
    const shown = asked.step.reason === 'start' ? withPrevious(course, asked, previous) : asked
    previewed.push(shown)
    performances.unshift(toTheLetter(shown))
  }
  return previewed
}

/** As a session started from the plan is prefilled. */
function withPrevious({ planned }: Course, asked: NextTargets, previous: LastTime | null): NextTargets {
  const sets = inOrder(planned.sets)
  const done = previous ? matchPrevious(previous.exercise, planned, previous.workoutId) : []
  const before = new Map<string, SetValues | null>(sets.map(({ id }, index) => [id, done[index] ?? null]))
  const targets = asked.targets.map((target, index) => {
    const { weight, reps } = prefill(target, before.get(workOf(sets)[index]?.id ?? '') ?? null)
    return { ...target, weight, reps: target.reps && reps !== null ? { min: reps, max: target.reps.max } : target.reps }
  })
  return { ...asked, targets }
}

function toTheLetter({ targets, step }: NextTargets): PastPerformance {
  return { step, sets: targets.map((asked) => ({ asked, weight: asked.weight, reps: asked.reps?.min ?? 1 })) }
}
