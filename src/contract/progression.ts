import { z } from 'zod'
import { workoutExerciseId } from './id.ts'
import {
  MAX_DELOAD_PERCENT,
  MAX_MISSES_BEFORE_DELOAD,
  MAX_PERCENT,
  MAX_STORED_MISSES,
  MAX_STORED_SETS_OF_EXERCISE,
  MAX_WAVE_WEEKS,
  MIN_PERCENT,
} from './limits.ts'
import { reps, weight } from './quantity.ts'
import { PROGRESSION_KINDS, PROGRESSION_REASONS } from './vocabulary.ts'

/** After so many misses in a row, the load drops by a percentage. Null: the target stays. */
const deload = z
  .strictObject({
    afterMisses: z.int().min(1).max(MAX_MISSES_BEFORE_DELOAD),
    percent: z.number().min(MIN_PERCENT).max(MAX_DELOAD_PERCENT),
  })
  .nullable()
export type Deload = z.infer<typeof deload>

const step = weight.refine(({ value }) => value > 0, 'must add something')

const linear = z.strictObject({ kind: z.literal('linear'), step, deload })
const double = z.strictObject({ kind: z.literal('double'), step, deload })
const repsOnly = z.strictObject({ kind: z.literal('reps') })
/** `percent` is of the training maximum. */
const waveWeek = z.strictObject({ percent: z.number().min(MIN_PERCENT).max(MAX_PERCENT), reps: reps.min(1) })
const wave = z.strictObject({
  kind: z.literal('wave'),
  trainingMax: step,
  weeks: z.array(waveWeek).min(1).max(MAX_WAVE_WEEKS),
  /** The training maximum's gain after all weeks. */
  step,
  deload,
})

/** A rule has no state: that is derived from the sessions. */
export const progression = z.discriminatedUnion('kind', [linear, double, repsOnly, wave])
export type Progression = z.infer<typeof progression>
export type ProgressionKind = Progression['kind']
export type WaveProgression = z.infer<typeof wave>

/**
 * Stored with the session's exercise, so that results can be compared with targets whatever happens to the workout. The
 * loads and repetitions themselves are in the sets' targets.
 */
export const progressionStep = z.strictObject({
  /** The workout exercise of the plan. */
  plannedBy: workoutExerciseId,
  rule: z.enum(PROGRESSION_KINDS),
  /** The plan's starting load: changing it starts over. Null if the plan left the load open. */
  start: weight.nullable(),
  /** The plan's target of its first working set. */
  reps: z.strictObject({ min: reps, max: reps }).nullable(),
  sets: z.int().min(1).max(MAX_STORED_SETS_OF_EXERCISE),
  reason: z.enum(PROGRESSION_REASONS),
  /** The increase, or after a deload the decrease, since the last time. Null if the load is equal or was unknown. */
  by: weight.nullable(),
  misses: z.int().min(0).max(MAX_STORED_MISSES),
  week: z
    .strictObject({
      number: z.int().min(1).max(MAX_WAVE_WEEKS),
      of: z.int().min(1).max(MAX_WAVE_WEEKS),
      percent: waveWeek.shape.percent,
      trainingMax: weight,
    })
    .nullable(),
})
export type ProgressionStep = z.infer<typeof progressionStep>
