import * as fc from 'fast-check'
import type { SetKind } from '#contract/workout.ts'

/** A training history, from which every app's file can be generated. */
export type History = readonly {
  /** A time on the wall, `YYYY-MM-DDTHH:mm`; no two workouts share a day. */
  readonly startedAt: string
  readonly minutes: number
  readonly title: string
  readonly exercises: readonly {
    readonly name: string
    readonly note: string
    /** Null where no clock ran between the sets. */
    readonly restSeconds: number | null
    readonly sets: readonly {
      readonly kind: SetKind
      readonly kg: number
      readonly reps: number
      readonly rpe: number | null
    }[]
  }[]
}[]
const NAMES = ['Squat (Barbell)', 'Bench Press (Barbell)', 'Pull Up (Weighted)', 'Deadlift (Barbell)', "Farmer's Walk"]

const someSet = fc.record({
  kind: fc.constantFrom<SetKind>('working', 'warm-up', 'drop', 'failure'),
  kg: fc.integer({ min: 1, max: 800 }).map((quarters) => quarters / 4),
  reps: fc.integer({ min: 1, max: 60 }),
  rpe: fc.constantFrom(null, 6, 7.5, 8, 9.5, 10),
})
const NOTES = ['', 'slow; paused', 'grip, "thumbless"', 'è pesante', 'two\nlines']

/** Any history: its days are within two years, the first workout of a day at six in the morning at the earliest. */
export const anyHistory: fc.Arbitrary<History> = fc
  .uniqueArray(
    fc.record({
      day: fc.integer({ min: 0, max: 700 }),
      minute: fc.integer({ min: 360, max: 1_200 }),
      minutes: fc.integer({ min: 1, max: 180 }),
      title: fc.constantFrom('Push', 'Pull; heavy', 'Legs, light', 'Treino "A"', 'Übung', '脚'),
      exercises: fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 4 }).chain((names) =>
        fc.tuple(
          ...names.map((name) =>
            fc.record({
              name: fc.constant(name),
              note: fc.constantFrom(...NOTES),
              restSeconds: fc.constantFrom(null, 90, 180),
              sets: fc.array(someSet, { minLength: 1, maxLength: 6 }),
            }),
          ),
        ),
      ),
    }),
    { minLength: 1, maxLength: 8, selector: ({ day }) => day },
  )
  .map((workouts) =>
    workouts
      .toSorted((left, right) => left.day - right.day)
      .map(({ day, minute, ...workout }) => ({
        ...workout,
        startedAt: new Date(Date.UTC(2024, 0, 1 + day, 0, minute)).toISOString().slice(0, 16),
      })),
  )
