import type { ExerciseKind } from '#contract/exercise.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { DistanceUnit, Weight, WeightUnit } from '#contract/quantity.ts'
import type { SessionExercise, SessionSet } from '#contract/session.ts'
import type { SetTarget } from '#contract/workout.ts'
import { inPlace } from '../exported.ts'
import { groupOf, numbersOf } from './sets.ts'

export type Values = Pick<SessionSet, 'weight' | 'reps' | 'seconds' | 'distance' | 'rpe' | 'rir'>
export type Field = keyof Values
type Measure = Exclude<Field, 'rpe' | 'rir'>

const MEASURES: Readonly<Record<ExerciseKind, readonly Measure[]>> = {
  'weight-reps': ['weight', 'reps'],
  'weighted-bodyweight': ['weight', 'reps'],
  'assisted-bodyweight': ['weight', 'reps'],
  'bodyweight-reps': ['reps'],
  'reps-only': ['reps'],
  time: ['seconds'],
  'distance-time': ['distance', 'seconds'],
  'weight-distance': ['weight', 'distance'],
  'weight-time': ['weight', 'seconds'],
}

/** As they stand in a row. Effort is asked for by choice, and RPE where the plan wants it. */
export function fieldsOf({ kind, sets }: SessionExercise, effort: Preferences['effort']): readonly Field[] {
  const isPlanned = sets.some(({ target }) => target?.rpe != null)
  if (effort !== 'off') return [...MEASURES[kind], effort]
  return isPlanned ? [...MEASURES[kind], 'rpe'] : MEASURES[kind]
}

/** A set of a running workout with what its row shows. */
export type Line = {
  readonly set: SessionSet
  /** Within its group, of which there are so many. */
  readonly number: number
  readonly of: number
  readonly previous: SessionSet | null
  /** The previous one, or without any the one of today that it goes on from. */
  readonly suggestion: SessionSet | null
  /** One tap logs these: as typed, else as planned, else as suggested. */
  readonly values: Values
}

export type Before = {
  readonly previous: ReadonlyMap<SessionSet['id'], SessionSet>
  /** The load of a share of the maximum, where one is known. */
  readonly loadOf: (percent: number) => Weight | null
}

export function linesOf(exercise: SessionExercise, { previous, loadOf }: Before): readonly Line[] {
  const sets = inPlace(exercise.sets)
  const numbers = numbersOf(sets)
  return sets.map((set, place) => {
    const before = previous.get(set.id) ?? null
    const suggestion = before ?? carried(sets.slice(0, place), set)
    const percent = percentOf(set.target)
    const load = percent === null ? null : loadOf(percent)
    return {
      set,
      number: numbers[place] ?? 1,
      of: sets.filter((other) => groupOf(other) === groupOf(set)).length,
      previous: before,
      suggestion,
      values: valuesOf(exercise.kind, set, suggestion, load),
    }
  })
}

/** A load that is planned is no share of the maximum. */
export function percentOf(target: SetTarget | null): number | null {
  return target?.weight ? null : (target?.percentOfOneRepMax ?? null)
}

function carried(above: readonly SessionSet[], set: SessionSet): SessionSet | null {
  const share = (of: SessionSet) => of.target?.percentOfOneRepMax ?? null
  const goesOn = (other: SessionSet) =>
    other.completedAt !== null && groupOf(other) === groupOf(set) && share(other) === share(set)
  return above.findLast(goesOn) ?? null
}

function valuesOf(kind: ExerciseKind, set: SessionSet, suggestion: SessionSet | null, load: Weight | null): Values {
  const { target } = set
  const asks = (measure: Measure) => MEASURES[kind].includes(measure)
  return {
    weight: set.weight ?? (asks('weight') ? (load ?? target?.weight ?? suggestion?.weight ?? null) : null),
    reps: set.reps ?? (asks('reps') ? repsOf(target, suggestion) : null),
    seconds: set.seconds ?? (asks('seconds') ? (target?.seconds ?? suggestion?.seconds ?? null) : null),
    distance: set.distance ?? (asks('distance') ? (target?.distance ?? suggestion?.distance ?? null) : null),
    rpe: set.rpe,
    rir: set.rir,
  }
}

/** Those of the last time where they are within the planned range, else its lower end. */
function repsOf(target: SetTarget | null, suggestion: SessionSet | null): number | null {
  const [range, reps] = [target?.reps ?? null, suggestion?.reps ?? null]
  if (range === null) return reps
  return reps !== null && reps >= range.min && reps <= range.max ? reps : range.min
}

/** The unit that most rows have, the first of them on a tie: it stands in the head of the column. */
export function unitOfColumn<Unit extends WeightUnit | DistanceUnit>(units: readonly Unit[], usual: Unit): Unit {
  const count = (unit: Unit) => units.filter((other) => other === unit).length
  return units.reduce((most, unit) => (count(unit) > count(most) ? unit : most), units[0] ?? usual)
}

/** The load logged last, where it is not the one asked for and later sets still ask for that one; null otherwise. */
export function loadForTheRest(
  lines: readonly Line[],
  loadOf: Before['loadOf'],
): { set: SessionSet; weight: Weight } | null {
  const asked = lines.map(({ set: { target }, suggestion }) => {
    const percent = percentOf(target)
    return (percent === null ? null : loadOf(percent)) ?? target?.weight ?? suggestion?.weight ?? null
  })
  const logged = lines.map(({ set }) => set.completedAt ?? '')
  const at = logged.lastIndexOf(logged.toSorted().at(-1) ?? '')
  const [set, planned] = [lines[at]?.set, asked[at] ?? null]
  if (!set?.completedAt || !set.weight || !planned || isSame(set.weight, planned)) return null
  const { weight } = set
  const follows = lines.some(({ set: other }, place) => {
    if (place <= at || other.completedAt !== null || groupOf(other) !== groupOf(set)) return false
    const [ask, shown] = [asked[place] ?? null, other.weight ?? asked[place] ?? null]
    return !isSame(shown, weight) && (isSame(ask, planned) || isSame(shown, planned))
  })
  return follows ? { set, weight } : null
}

function isSame(one: Weight | null, other: Weight | null): boolean {
  return one?.value === other?.value && one?.unit === other?.unit
}
