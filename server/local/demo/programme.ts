import type { BuiltInSlug } from '#domain/exercise-library/built-in-exercises.ts'

export type OwnExercise = 'own:low-row' | 'own:pull-apart'

/** Its plan, and the demo lifter's initial strength and gain. */
export type Movement = {
  readonly exercise: BuiltInSlug | OwnExercise
  readonly sets: number
  readonly warmUps?: number
  /** For sets counted in reps. */
  readonly reps?: { readonly min: number; readonly max: number }
  /** For timed sets. */
  readonly seconds?: { readonly start: number; readonly end: number }
  readonly metres?: number
  /** Kilograms on the bar on the first day; omitted without load. */
  readonly load?: { readonly start: number; readonly step: number }
  /** Body weight is moved as well. */
  readonly withBody?: true
  /** Share of strength gained in two years. */
  readonly gain: number
  readonly restSeconds?: number
  /** In a superset with the one before. */
  readonly joined?: true
  readonly note?: string
}

export type PlannedWorkout = { readonly name: string; readonly note: string; readonly movements: readonly Movement[] }

const reps = (min: number, max: number) => ({ min, max })

export const PUSH: PlannedWorkout = {
  name: 'Push',
  note: 'Bench first while fresh. Add weight when every set reaches the top of its range.',
  movements: [
    { exercise: 'own:pull-apart', sets: 1, reps: reps(20, 25), gain: 0, restSeconds: 30 },
    {
      exercise: 'barbell-bench-press',
      sets: 4,
      warmUps: 3,
      reps: reps(5, 8),
      load: { start: 70, step: 2.5 },
      gain: 0.42,
      note: 'Pause on the chest, feet flat.',
    },
    { exercise: 'incline-dumbbell-bench-press', sets: 3, reps: reps(8, 12), load: { start: 22, step: 2 }, gain: 0.4 },
    { exercise: 'machine-shoulder-press', sets: 3, reps: reps(8, 12), load: { start: 35, step: 5 }, gain: 0.45 },
    { exercise: 'dumbbell-lateral-raise', sets: 3, reps: reps(12, 18), load: { start: 8, step: 1 }, gain: 0.45 },
    {
      exercise: 'rope-triceps-pushdown',
      sets: 3,
      reps: reps(10, 15),
      load: { start: 20, step: 2.5 },
      gain: 0.5,
      joined: true,
    },
  ],
}

export const PULL: PlannedWorkout = {
  name: 'Pull',
  note: '',
  movements: [
    {
      exercise: 'deadlift',
      sets: 3,
      warmUps: 3,
      reps: reps(3, 6),
      load: { start: 115, step: 5 },
      gain: 0.45,
      note: 'Belt from the first working set.',
    },
    {
      exercise: 'weighted-pull-up',
      sets: 3,
      reps: reps(5, 8),
      load: { start: 0, step: 2.5 },
      withBody: true,
      gain: 0.24,
    },
    { exercise: 'seated-cable-row', sets: 3, reps: reps(8, 12), load: { start: 50, step: 5 }, gain: 0.4 },
    { exercise: 'face-pull', sets: 3, reps: reps(12, 15), load: { start: 20, step: 2.5 }, gain: 0.4 },
    { exercise: 'ez-bar-curl', sets: 3, reps: reps(8, 12), load: { start: 25, step: 2.5 }, gain: 0.4, joined: true },
  ],
}

export const LEGS: PlannedWorkout = {
  name: 'Legs',
  note: 'Five easy minutes on the bike before the first bar.',
  movements: [
    { exercise: 'back-squat', sets: 4, warmUps: 3, reps: reps(5, 8), load: { start: 85, step: 2.5 }, gain: 0.5 },
    {
      exercise: 'romanian-deadlift',
      sets: 3,
      warmUps: 1,
      reps: reps(8, 10),
      load: { start: 70, step: 2.5 },
      gain: 0.45,
    },
    {
      exercise: 'leg-press',
      sets: 3,
      reps: reps(10, 12),
      load: { start: 140, step: 10 },
      gain: 0.5,
      note: 'Seat at 4.',
    },
    { exercise: 'seated-leg-curl', sets: 3, reps: reps(10, 15), load: { start: 40, step: 5 }, gain: 0.4 },
    { exercise: 'standing-calf-raise', sets: 3, reps: reps(10, 15), load: { start: 60, step: 5 }, gain: 0.5 },
    { exercise: 'hanging-leg-raise', sets: 3, reps: reps(8, 20), gain: 0.18, joined: true },
  ],
}

export const UPPER: PlannedWorkout = {
  name: 'Saturday upper',
  note: 'Under an hour.',
  movements: [
    {
      exercise: 'barbell-overhead-press',
      sets: 4,
      warmUps: 2,
      reps: reps(5, 8),
      load: { start: 42.5, step: 2.5 },
      gain: 0.4,
    },
    { exercise: 'own:low-row', sets: 3, reps: reps(8, 12), load: { start: 55, step: 5 }, gain: 0.45 },
    { exercise: 'dumbbell-bench-press', sets: 3, reps: reps(8, 12), load: { start: 26, step: 2 }, gain: 0.4 },
    { exercise: 'lat-pulldown', sets: 3, reps: reps(10, 12), load: { start: 55, step: 5 }, gain: 0.4 },
    { exercise: 'hammer-curl', sets: 2, reps: reps(10, 12), load: { start: 12, step: 2 }, gain: 0.4 },
    { exercise: 'plank', sets: 2, seconds: { start: 50, end: 110 }, gain: 0, restSeconds: 60 },
    { exercise: 'rowing-machine', sets: 1, metres: 2_000, seconds: { start: 535, end: 468 }, gain: 0, restSeconds: 0 },
  ],
}

/** In pounds. */
export const HOTEL: PlannedWorkout = {
  name: 'Hotel gym',
  note: '',
  movements: [
    { exercise: 'goblet-squat', sets: 4, reps: reps(10, 15), load: { start: 50, step: 5 }, gain: 0.3 },
    { exercise: 'dumbbell-bench-press', sets: 4, reps: reps(8, 12), load: { start: 55, step: 5 }, gain: 0.35 },
    { exercise: 'dumbbell-row', sets: 3, reps: reps(8, 12), load: { start: 60, step: 5 }, gain: 0.35 },
    { exercise: 'dumbbell-shoulder-press', sets: 3, reps: reps(8, 12), load: { start: 35, step: 5 }, gain: 0.35 },
    { exercise: 'push-up', sets: 2, reps: reps(15, 40), gain: 0.2 },
  ],
}
