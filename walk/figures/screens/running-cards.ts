import type { Equipment } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import type { Weight, WeightUnit } from '#contract/quantity.ts'
import type { Session, SessionExercise } from '#contract/session.ts'
import { inPlace } from '../exported.ts'
import { type Bar, barOf, nearestLoad } from '../from-export/bar.ts'
import { answeringExercise, answeringSets, isSamePlan, lastSession } from '../from-export/last-time.ts'
import { maximumBefore } from '../from-export/maximum.ts'
import { type Judged, judgedSets } from '../from-export/set-records.ts'
import { type Before, type Line, linesOf } from '../from-export/to-do.ts'
import type { Context } from './context.ts'

/** An exercise of a running workout with what its card shows. */
export type Card = {
  readonly exercise: SessionExercise
  readonly lines: readonly Line[]
  readonly last: Session | undefined
  /** The last time of this exercise; null without one. */
  readonly then: SessionExercise | null
  readonly maximum: Weight | null
  readonly loadOf: Before['loadOf']
  readonly judged: Judged
}

export function cardsOf(context: Context, running: Session): readonly Card[] {
  const { sessions, settings } = context
  return inPlace(running.exercises).map((exercise) => {
    const { exerciseId, kind, sets } = exercise
    const last = lastSession(sessions, exerciseId, { running, now: settings.now })
    const then = last ? answeringExercise(exercise, running, last) : null
    const ofSamePlan = last !== undefined && then !== null && isSamePlan({ running, last }, exercise, then)
    const maximum = kind === 'weight-reps' ? maximumBefore(sessions, exerciseId, running) : null
    const loadOf = (percent: number) => {
      if (!maximum) return null
      const { value, unit } = maximum
      return nearestLoad({ value: (value * percent) / 100, unit }, barOfExercise(context, exercise, unit))
    }
    const previous = answeringSets(sets, then?.sets ?? [], ofSamePlan)
    const lines = linesOf(exercise, { previous, loadOf })
    return { exercise, lines, last, then, maximum, loadOf, judged: judgedSets(sessions, exerciseId, running) }
  })
}

/** A session from before bars were copied takes that of the exercise. */
export function barOfExercise(context: Context, exercise: SessionExercise, unit: WeightUnit): Bar | null {
  const { exported, preferences } = context
  const own = exported.documents.exercises.find(({ id }) => id === exercise.exerciseId)
  const barWeight = exercise.barWeight === undefined ? (own?.barWeight ?? null) : exercise.barWeight
  return barOf(equipmentOf(context, exercise.exerciseId), barWeight, preferences, unit)
}

function equipmentOf({ exported, settings: { catalogue } }: Context, id: ExerciseId): Equipment | null {
  const own = exported.documents.exercises.find((exercise) => exercise.id === id)
  return own?.equipment ?? catalogue.get(id)?.equipment ?? null
}

/** `Set 2`, `Warm-up 1`. */
export function nameOfSet({ settings: { say } }: Context, { set, number }: Pick<Line, 'set' | 'number'>): string {
  return say(`shared:setName.${set.kind}`, { number })
}
