import type { ExerciseKind } from '#contract/exercise.ts'
import type { Weight, WeightUnit } from '#contract/quantity.ts'
import { convertWeight } from '../units.ts'
import type { ImportedExercise, ImportedSet, ImportedWeight, ImportedWorkout } from './imported.ts'

/** A bodyweight exercise whose loads seem to include the body weight. */
export type BodyLoads = {
  readonly name: string
  readonly sets: number
  readonly lowest: number
  readonly highest: number
  /** Null if the file has none. */
  readonly unit: WeightUnit | null
  /** Whether a load was added to the body weight, which then has to be known. */
  readonly isAdded: boolean
}

export type BodyAnswer = {
  /** Exercises, by name in the file, whose loads include it; empty if the person denies it. */
  readonly bodyLoaded: readonly string[]
  /** Body weight for exercises with added load, if the file itself does not contain it. */
  readonly bodyWeight: Weight | null
}

/** Minimum body weight of an adult, in kg. */
const MIN_GROWN_KG = 38
const MAX_GROWN_KG = 200
/** Maximum ratio of the heaviest load to the lightest, by changes in body weight and by added loads. */
const SPREAD = { 'bodyweight-reps': 1.6, 'weighted-bodyweight': 2.2 } as const

type BodyKind = keyof typeof SPREAD

/** Exercises whose loads look like body weight. `kindOf` returns the likely kind of a name in the file. */
export function findBodyLoads(
  workouts: readonly ImportedWorkout[],
  kindOf: (name: string) => ExerciseKind | null,
): readonly BodyLoads[] {
  const found: BodyLoads[] = []
  for (const [name, sets] of setsByName(workouts)) {
    const kind = kindOf(name)
    if (kind !== 'bodyweight-reps' && kind !== 'weighted-bodyweight') continue
    const loads = looksLikeBody(sets, kind)
    if (loads) found.push({ name, ...loads, isAdded: kind === 'weighted-bodyweight' })
  }
  return found.toSorted((left, right) => right.sets - left.sets)
}

export function setsByName(workouts: readonly ImportedWorkout[]): ReadonlyMap<string, readonly ImportedSet[]> {
  const byName = new Map<string, ImportedSet[]>()
  for (const { exercises } of workouts) {
    for (const { name, sets } of exercises) {
      const gathered = byName.get(name)
      if (gathered) gathered.push(...sets)
      else byName.set(name, [...sets])
    }
  }
  return byName
}

function looksLikeBody(sets: readonly ImportedSet[], kind: BodyKind): Omit<BodyLoads, 'name' | 'isAdded'> | null {
  const loads = sets.flatMap(({ weight }) => weight ?? [])
  // An added load is often 0; body weight never is.
  if (loads.length === 0 || loads.length < sets.length / 2) return null
  const kilograms = loads.map(inKilograms)
  const [lightest, heaviest] = [Math.min(...kilograms), Math.max(...kilograms)]
  if (lightest < MIN_GROWN_KG || heaviest > MAX_GROWN_KG || heaviest / lightest > SPREAD[kind]) return null
  const values = loads.map(({ value }) => value)
  return { sets: loads.length, lowest: Math.min(...values), highest: Math.max(...values), unit: loads[0]?.unit ?? null }
}

/** A load without a unit is taken as kg: body weights in lb are mostly within the same bounds. */
function inKilograms({ value, unit }: ImportedWeight): number {
  return unit === 'lb' ? convertWeight({ value, unit }, 'kg') : value
}

/**
 * The workouts with the body weight removed from their loads: pure bodyweight exercises lose theirs, others keep the
 * added part. The body weight of a day comes from nearby exercises without added loads, or the answer.
 */
export function withoutBodyWeight(
  workouts: readonly ImportedWorkout[],
  { bodyLoaded, bodyWeight }: BodyAnswer,
  kindOf: (name: string) => ExerciseKind | null,
): readonly ImportedWorkout[] {
  const named = new Set(bodyLoaded)
  const isPlain = (name: string) => named.has(name) && kindOf(name) !== 'weighted-bodyweight'
  const weighed = workouts
    .flatMap(({ startedAt, exercises }) => {
      const [weight] = exercises.flatMap(({ name, sets }) =>
        isPlain(name) ? sets.flatMap((set) => set.weight ?? []) : [],
      )
      return weight ? [{ at: Date.parse(`${startedAt}.000Z`), weight }] : []
    })
    .toSorted((left, right) => left.at - right.at)
  const without = (exercise: ImportedExercise, at: number): ImportedExercise => {
    if (!named.has(exercise.name)) return exercise
    const body = nearest(weighed, at) ?? bodyWeight
    const weightOf = (weight: ImportedWeight | null) =>
      isPlain(exercise.name) ? null : weight && body ? added(weight, body) : weight
    return { ...exercise, sets: exercise.sets.map((set) => ({ ...set, weight: weightOf(set.weight) })) }
  }
  return workouts.map((workout) => {
    const at = Date.parse(`${workout.startedAt}.000Z`)
    return { ...workout, exercises: workout.exercises.map((exercise) => without(exercise, at)) }
  })
}

type Weighed = { readonly at: number; readonly weight: ImportedWeight }

function nearest(weighed: readonly Weighed[], at: number): ImportedWeight | null {
  let best: Weighed | null = null
  for (const one of weighed) if (!best || Math.abs(one.at - at) <= Math.abs(best.at - at)) best = one
  return best?.weight ?? null
}

function added(weight: ImportedWeight, body: ImportedWeight): ImportedWeight | null {
  const unit = weight.unit ?? body.unit
  const own =
    body.unit === null || unit === null ? body.value : convertWeight({ value: body.value, unit: body.unit }, unit)
  const value = Math.round((weight.value - own) * 100) / 100
  return value > 0 ? { value, unit: weight.unit } : null
}
