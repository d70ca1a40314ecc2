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

/** What becomes of an exercise that is stuck: after so many misses in a row, so many percent come off. Null: it is asked again. */
const deload = z
  .strictObject({
    afterMisses: z.int().min(1).max(MAX_MISSES_BEFORE_DELOAD),
    percent: z.number().min(MIN_PERCENT).max(MAX_DELOAD_PERCENT),
  })
  .nullable()
export type Deload = z.infer<typeof deload>

/** What is added, as it was entered. */
const step = weight.refine(({ value }) => value > 0, 'must add something')

const linear = z.strictObject({ kind: z.literal('linear'), step, deload })
const double = z.strictObject({ kind: z.literal('double'), step, deload })
const repsOnly = z.strictObject({ kind: z.literal('reps') })
/** One session of a wave: every working set with a share of the training maximum. */
const waveWeek = z.strictObject({ percent: z.number().min(MIN_PERCENT).max(MAX_PERCENT), reps: reps.min(1) })
const wave = z.strictObject({
  kind: z.literal('wave'),
  trainingMax: step,
  weeks: z.array(waveWeek).min(1).max(MAX_WAVE_WEEKS),
  /** What the training maximum gains once all weeks are done. */
  step,
  deload,
})

/** By which rule the plan of an exercise goes on from what was done. It has no state: that is read from the sessions. */
export const progression = z.discriminatedUnion('kind', [linear, double, repsOnly, wave])
export type Progression = z.infer<typeof progression>
export type ProgressionKind = Progression['kind']
export type WaveProgression = z.infer<typeof wave>

/**
 * What a rule asked for in one session, and why; kept with the session's exercise, so that what was done can be held
 * against what was asked whatever becomes of the workout. The loads and repetitions themselves are in the sets' targets.
 */
export const progressionStep = z.strictObject({
  /** The exercise of the workout whose plan it was. */
  plannedBy: workoutExerciseId,
  rule: z.enum(PROGRESSION_KINDS),
  /** What the plan began with: an edit of it begins anew. Null where the plan left the load open. */
  start: weight.nullable(),
  /** What the plan asked of its first working set. */
  reps: z.strictObject({ min: reps, max: reps }).nullable(),
  /** How many working sets were asked for. */
  sets: z.int().min(1).max(MAX_STORED_SETS_OF_EXERCISE),
  reason: z.enum(PROGRESSION_REASONS),
  /** How much more, or after a deload less, than the time before. Null where the load is the same or was not known. */
  by: weight.nullable(),
  /** How often in a row it had been missed before. */
  misses: z.int().min(0).max(MAX_STORED_MISSES),
  /** Where a wave stands. */
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
