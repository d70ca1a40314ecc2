import type { ProgressionKind } from '#contract/progression.ts'
import type { BuiltInSlug } from '#domain/exercise-library/built-in-exercises.ts'
import type english from '../messages/en-US.ts'

/** `reps` is a range, `seconds` a time under load. */
export type ProgramExercise = {
  readonly exercise: BuiltInSlug
  readonly sets: number
  readonly reps?: readonly [least: number, most: number]
  readonly seconds?: number
}

export type ProgramMessage = Extract<keyof typeof english, `program.${string}`>

export type Program = {
  readonly name: ProgramMessage
  readonly text: ProgramMessage
  /** For every exercise that can follow it; others progress in repetitions, if counted. */
  readonly rule: Extract<ProgressionKind, 'linear' | 'double'>
  /** Training days a week. */
  readonly days: readonly [least: number, most: number]
  readonly workouts: readonly { readonly name: ProgramMessage; readonly exercises: readonly ProgramExercise[] }[]
}

const FULL_BODY: Program = {
  name: 'program.full-body',
  text: 'program.full-body.text',
  rule: 'double',
  days: [2, 3],
  workouts: [
    {
      name: 'program.full-body.a',
      exercises: [
        { exercise: 'back-squat', sets: 3, reps: [6, 8] },
        { exercise: 'barbell-bench-press', sets: 3, reps: [6, 8] },
        { exercise: 'barbell-row', sets: 3, reps: [8, 10] },
        { exercise: 'dumbbell-lateral-raise', sets: 2, reps: [12, 15] },
        { exercise: 'plank', sets: 3, seconds: 45 },
      ],
    },
    {
      name: 'program.full-body.b',
      exercises: [
        { exercise: 'deadlift', sets: 3, reps: [5, 5] },
        { exercise: 'barbell-overhead-press', sets: 3, reps: [6, 8] },
        { exercise: 'lat-pulldown', sets: 3, reps: [8, 12] },
        { exercise: 'bulgarian-split-squat', sets: 2, reps: [8, 12] },
        { exercise: 'hanging-knee-raise', sets: 3, reps: [10, 15] },
      ],
    },
  ],
}

const PUSH_PULL_LEGS: Program = {
  name: 'program.push-pull-legs',
  text: 'program.push-pull-legs.text',
  rule: 'double',
  days: [3, 6],
  workouts: [
    {
      name: 'program.push-pull-legs.push',
      exercises: [
        { exercise: 'barbell-bench-press', sets: 4, reps: [6, 8] },
        { exercise: 'dumbbell-shoulder-press', sets: 3, reps: [8, 12] },
        { exercise: 'incline-dumbbell-bench-press', sets: 3, reps: [8, 12] },
        { exercise: 'dumbbell-lateral-raise', sets: 3, reps: [12, 15] },
        { exercise: 'rope-triceps-pushdown', sets: 3, reps: [10, 15] },
      ],
    },
    {
      name: 'program.push-pull-legs.pull',
      exercises: [
        { exercise: 'barbell-row', sets: 4, reps: [6, 8] },
        { exercise: 'lat-pulldown', sets: 3, reps: [8, 12] },
        { exercise: 'seated-cable-row', sets: 3, reps: [10, 12] },
        { exercise: 'face-pull', sets: 3, reps: [12, 15] },
        { exercise: 'barbell-curl', sets: 3, reps: [8, 12] },
      ],
    },
    {
      name: 'program.push-pull-legs.legs',
      exercises: [
        { exercise: 'back-squat', sets: 4, reps: [6, 8] },
        { exercise: 'romanian-deadlift', sets: 3, reps: [8, 10] },
        { exercise: 'leg-press', sets: 3, reps: [10, 12] },
        { exercise: 'lying-leg-curl', sets: 3, reps: [10, 12] },
        { exercise: 'standing-calf-raise', sets: 4, reps: [10, 15] },
      ],
    },
  ],
}

const UPPER_LOWER: Program = {
  name: 'program.upper-lower',
  text: 'program.upper-lower.text',
  rule: 'double',
  days: [4, 4],
  workouts: [
    {
      name: 'program.upper-lower.upper',
      exercises: [
        { exercise: 'barbell-bench-press', sets: 4, reps: [5, 8] },
        { exercise: 'barbell-row', sets: 4, reps: [6, 8] },
        { exercise: 'dumbbell-shoulder-press', sets: 3, reps: [8, 10] },
        { exercise: 'lat-pulldown', sets: 3, reps: [8, 12] },
        { exercise: 'dumbbell-curl', sets: 2, reps: [10, 12] },
        { exercise: 'triceps-pushdown', sets: 2, reps: [10, 12] },
      ],
    },
    {
      name: 'program.upper-lower.lower',
      exercises: [
        { exercise: 'back-squat', sets: 4, reps: [5, 8] },
        { exercise: 'romanian-deadlift', sets: 3, reps: [8, 10] },
        { exercise: 'leg-press', sets: 3, reps: [10, 12] },
        { exercise: 'seated-leg-curl', sets: 3, reps: [10, 12] },
        { exercise: 'standing-calf-raise', sets: 3, reps: [10, 15] },
        { exercise: 'hanging-knee-raise', sets: 3, reps: [10, 15] },
      ],
    },
  ],
}

const FIVE_BY_FIVE: Program = {
  name: 'program.five-by-five',
  text: 'program.five-by-five.text',
  rule: 'linear',
  days: [3, 3],
  workouts: [
    {
      name: 'program.five-by-five.a',
      exercises: [
        { exercise: 'back-squat', sets: 5, reps: [5, 5] },
        { exercise: 'barbell-bench-press', sets: 5, reps: [5, 5] },
        { exercise: 'barbell-row', sets: 5, reps: [5, 5] },
      ],
    },
    {
      name: 'program.five-by-five.b',
      exercises: [
        { exercise: 'back-squat', sets: 5, reps: [5, 5] },
        { exercise: 'barbell-overhead-press', sets: 5, reps: [5, 5] },
        { exercise: 'deadlift', sets: 1, reps: [5, 5] },
      ],
    },
  ],
}

const FIRST_WEEKS: Program = {
  name: 'program.first-weeks',
  text: 'program.first-weeks.text',
  rule: 'double',
  days: [2, 3],
  workouts: [
    {
      name: 'program.first-weeks.a',
      exercises: [
        { exercise: 'leg-press', sets: 3, reps: [10, 12] },
        { exercise: 'machine-chest-press', sets: 3, reps: [10, 12] },
        { exercise: 'lat-pulldown', sets: 3, reps: [10, 12] },
        { exercise: 'seated-leg-curl', sets: 2, reps: [12, 15] },
        { exercise: 'machine-shoulder-press', sets: 2, reps: [10, 12] },
        { exercise: 'crunch', sets: 2, reps: [12, 20] },
      ],
    },
  ],
}

const AT_HOME: Program = {
  name: 'program.at-home',
  text: 'program.at-home.text',
  rule: 'double',
  days: [3, 3],
  workouts: [
    {
      name: 'program.at-home.a',
      exercises: [
        { exercise: 'goblet-squat', sets: 3, reps: [10, 15] },
        { exercise: 'push-up', sets: 3, reps: [8, 20] },
        { exercise: 'dumbbell-row', sets: 3, reps: [8, 12] },
        { exercise: 'dumbbell-romanian-deadlift', sets: 3, reps: [10, 12] },
        { exercise: 'dumbbell-shoulder-press', sets: 3, reps: [8, 12] },
        { exercise: 'plank', sets: 3, seconds: 45 },
      ],
    },
  ],
}

/** From the easiest to the most training days. */
export const PROGRAMS: readonly Program[] = [FIRST_WEEKS, FULL_BODY, FIVE_BY_FIVE, AT_HOME, UPPER_LOWER, PUSH_PULL_LEGS]
