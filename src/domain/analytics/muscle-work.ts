import type { Muscle } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import { MUSCLES } from '#contract/vocabulary.ts'
import { countedDay } from './counted-day.ts'
import { type DayNumber, dayOfNumber } from './day-number.ts'
import type { MusclesOf } from './exercise-muscles.ts'
import { muscleSets } from './muscle-sets.ts'
import type { Balance, MuscleWork } from './questions.ts'
import { isEffective, isWarmUp } from './set-facts.ts'
import { exerciseKindAt, type SetTable, type TrainingIndex } from './training-index.ts'

export type ExerciseWork = {
  readonly exerciseId: ExerciseId
  readonly sets: number
  readonly effectiveSets: number
  readonly last: DayNumber
}

/**
 * A working set, but not a run or ride: an hour would count as one set. Weekly volume is studied in sets, half a set
 * for a secondary muscle: Schoenfeld et al., J Sports Sci 35 (2017); Pelland et al., Sports Med (2025).
 */
export function trainsMuscles(table: SetTable, row: number): boolean {
  return !isWarmUp(table, row) && exerciseKindAt(table, row) !== 'distance-time'
}

/** The work of every exercise from a day to today, both included. */
export function workSince(training: TrainingIndex, from: DayNumber, today: DayNumber): readonly ExerciseWork[] {
  return training.exerciseIds.flatMap((exerciseId) => {
    const table = training.exercises.get(exerciseId)
    let [sets, effectiveSets, last] = [0, 0, Number.NEGATIVE_INFINITY]
    for (let row = 0; table && row < table.length; row++) {
      const on = countedDay(training, table.columns.session[row] ?? 0, today)
      if (on < from || on > today || !trainsMuscles(table, row)) continue
      sets += 1
      if (isEffective(table, row)) effectiveSets += 1
      last = Math.max(last, on)
    }
    return sets === 0 ? [] : [{ exerciseId, sets, effectiveSets, last }]
  })
}

/** The work per muscle, in vocabulary order. */
export function muscleWork(work: readonly ExerciseWork[], musclesOf: MusclesOf): readonly MuscleWork[] {
  const sets = weighted(work, musclesOf)
  const effective = weighted(
    work.map((item) => ({ ...item, sets: item.effectiveSets })),
    musclesOf,
  )
  return MUSCLES.map((muscle) => {
    const days = work.filter(({ exerciseId }) => works(musclesOf, exerciseId, muscle)).map(({ last }) => last)
    return {
      muscle,
      sets: sets.get(muscle) ?? 0,
      effectiveSets: effective.get(muscle) ?? 0,
      lastTrained: days.length === 0 ? null : dayOfNumber(Math.max(...days)),
    }
  })
}

export function weighted(
  work: readonly Pick<ExerciseWork, 'exerciseId' | 'sets'>[],
  musclesOf: MusclesOf,
): ReadonlyMap<Muscle, number> {
  return new Map(muscleSets(work, musclesOf).map(({ muscle, sets }) => [muscle, sets]))
}

function works(musclesOf: MusclesOf, exerciseId: ExerciseId, muscle: Muscle): boolean {
  const muscles = musclesOf(exerciseId)
  return muscles !== undefined && [...muscles.primaryMuscles, ...muscles.secondaryMuscles].includes(muscle)
}

const PUSH: readonly Muscle[] = ['chest', 'front-delts', 'side-delts', 'triceps']
const PULL: readonly Muscle[] = ['lats', 'upper-back', 'traps', 'rear-delts', 'biceps']
const LOWER: readonly Muscle[] = ['glutes', 'quads', 'hamstrings', 'adductors', 'abductors', 'calves', 'shins']

/** Trunk, neck and forearms belong to neither side. */
const PAIRS: readonly {
  readonly pair: Balance['pair']
  readonly left: readonly Muscle[]
  readonly right: readonly Muscle[]
}[] = [
  { pair: 'push-pull', left: PUSH, right: PULL },
  { pair: 'upper-lower', left: [...PUSH, ...PULL], right: LOWER },
  { pair: 'quads-hamstrings', left: ['quads'], right: ['hamstrings'] },
  { pair: 'front-rear-delts', left: ['front-delts'], right: ['rear-delts'] },
  { pair: 'chest-back', left: ['chest'], right: ['lats', 'upper-back'] },
]

export function balanceOf(sets: ReadonlyMap<Muscle, number>): readonly Balance[] {
  const sum = (muscles: readonly Muscle[]) => muscles.reduce((total, muscle) => total + (sets.get(muscle) ?? 0), 0)
  return PAIRS.map(({ pair, left, right }) => ({
    pair,
    left: sum(left),
    right: sum(right),
    ratio: sum(right) === 0 ? null : sum(left) / sum(right),
  }))
}
