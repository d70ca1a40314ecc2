import type { Distance, DistanceUnit, Weight, WeightUnit } from '#contract/quantity.ts'
import type { SessionExercise, SessionSet } from '#contract/session.ts'
import { inPlace } from '../exported.ts'

const KG_PER_LB = 0.45359237
const METRES: Readonly<Record<DistanceUnit, number>> = { m: 1, km: 1_000, mi: 1_609.344, yd: 0.9144 }

export function inUnit({ value, unit }: Weight, to: WeightUnit): number {
  if (unit === to) return value
  return to === 'kg' ? value * KG_PER_LB : value / KG_PER_LB
}

export function metresOf({ value, unit }: Distance): number {
  return value * METRES[unit]
}

export function inDistanceUnit(metres: number, unit: DistanceUnit): number {
  return metres / METRES[unit]
}

/** To the hundredth, so that 225 lb and 102.06 kg are the same load. */
export function comparableKg(weight: Weight): number {
  return Math.round(inUnit(weight, 'kg') * 100) / 100
}

/** The done sets of an exercise, in order; warm-ups too. */
export function loggedSets({ sets }: Pick<SessionExercise, 'sets'>): readonly SessionSet[] {
  return inPlace(sets).filter(({ completedAt }) => completedAt !== null)
}

export function workingSets(exercise: Pick<SessionExercise, 'sets'>): readonly SessionSet[] {
  return loggedSets(exercise).filter(({ kind }) => kind !== 'warm-up')
}

/** Warm-ups and drop sets count for themselves. */
export function groupOf({ kind }: Pick<SessionSet, 'kind'>): 'warm-up' | 'drop' | 'work' {
  return kind === 'warm-up' || kind === 'drop' ? kind : 'work'
}

/** The number of each within its group, from 1. */
export function numbersOf(sets: readonly SessionSet[]): readonly number[] {
  return sets.map((set, place) => sets.slice(0, place + 1).filter((other) => groupOf(other) === groupOf(set)).length)
}

export function sidesOf({ oneSided }: Pick<SessionExercise, 'oneSided'>): number {
  return oneSided ? 2 : 1
}

/** Load times repetitions, in kg, both sides; help is no load, and body weight is unknown. */
export function volumeKg(exercise: Pick<SessionExercise, 'kind' | 'oneSided'>, { weight, reps }: SessionSet): number {
  if (exercise.kind !== 'weight-reps' && exercise.kind !== 'weighted-bodyweight') return 0
  if (weight === null || reps === null) return 0
  return inUnit(weight, 'kg') * reps * sidesOf(exercise)
}

/** Repetitions in reserve, from whichever effort was entered; null without one. */
export function reserveOf({ rir, rpe }: Pick<SessionSet, 'rir' | 'rpe'>): number | null {
  return rir ?? (rpe === null ? null : 10 - rpe)
}

/** Epley: load × (1 + reps / 30), one repetition being the maximum itself, up to twelve. */
export function estimatedMax(load: number, reps: number | null): number | null {
  if (reps === null || reps < 1 || reps > 12 || load <= 0) return null
  return reps === 1 ? load : load * (1 + reps / 30)
}
