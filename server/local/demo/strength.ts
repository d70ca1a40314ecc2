import type { Dice } from './dice.ts'
import type { Movement } from './programme.ts'

/** Of one working set. `load` is in the gym's unit. */
export type Performance = { readonly load: number | null; readonly reps: number; readonly rpe: number }

const TWO_YEARS_DAYS = 730
/** Beginners gain fast: two thirds come in the first of two years. */
const GAIN_DAYS = 420
const BODY_WEIGHT_KG = 79
const REPS_LEFT_AT_THE_START = 2
const REPS_LOST_PER_SET = 0.55
const DELOAD = 0.85

/**
 * Double progression, as most lifters do it: the same load until every set reaches the top of its range, then a step
 * up; a tenth down after two days on which even the first set misses the bottom.
 */
export class Progress {
  readonly #movement: Movement
  #load: number
  #misses = 0

  constructor(movement: Movement) {
    this.#movement = movement
    this.#load = movement.load?.start ?? 0
  }

  /** One result per working set. */
  train(day: number, form: number, deload: boolean, dice: Dice): readonly Performance[] {
    const { sets, reps = { min: 1, max: 1 }, load } = this.#movement
    const step = load?.step ?? 1
    const used = deload ? Math.round((this.#load * DELOAD) / step) * step : this.#load
    const strength = this.#oneRepMax(day) * form
    const done = Array.from({ length: deload ? Math.max(1, sets - 1) : sets }, (_, index) => {
      const possible = 30 * (strength / this.#moved(used) - 1) - index * REPS_LOST_PER_SET + dice.normal(0.35)
      const chosen = deload ? reps.min : Math.min(reps.max, Math.floor(possible - 0.5))
      return { load: load ? used : null, reps: Math.max(1, chosen), rpe: effortOf(possible - chosen) }
    })
    if (!deload) this.#learn(done)
    return done
  }

  #learn(done: readonly Performance[]): void {
    const { reps = { min: 1, max: 1 }, load } = this.#movement
    if (!load) return
    this.#misses = (done[0]?.reps ?? 0) < reps.min ? this.#misses + 1 : 0
    if (done.every((set) => set.reps >= reps.max)) this.#load += load.step
    if (this.#misses < 2) return
    this.#misses = 0
    this.#load = Math.max(0, Math.floor((this.#load * 0.9) / load.step) * load.step)
  }

  /** By Epley's formula, of the total moved weight. */
  #oneRepMax(day: number): number {
    const { reps = { min: 1, max: 1 }, gain, load } = this.#movement
    // With a load, the first one fits the whole range; without, only reps can increase.
    const firstReps = (load ? reps.max : reps.min + 2) + REPS_LEFT_AT_THE_START
    const first = this.#moved(load?.start ?? 0) * (1 + firstReps / 30)
    const grown = (1 - Math.exp(-day / GAIN_DAYS)) / (1 - Math.exp(-TWO_YEARS_DAYS / GAIN_DAYS))
    return first * (1 + gain * grown)
  }

  #moved(load: number): number {
    return load + (this.#movement.withBody || !this.#movement.load ? BODY_WEIGHT_KG : 0)
  }
}

/** Repetitions in reserve as RPE: 10 is none, in halves. */
function effortOf(repsLeft: number): number {
  return Math.min(10, Math.max(6, Math.round((10 - repsLeft) * 2) / 2))
}
