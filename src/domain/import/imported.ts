import type { Measurement, MeasurementKind } from '#contract/measurement.ts'
import type { DistanceUnit, WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import type { SetKind } from '#contract/workout.ts'
import type { ColumnReport, FigureReport } from './header.ts'

export type ImportFormat =
  | 'strong'
  | 'strong-measurements'
  | 'hevy'
  | 'hevy-measurements'
  | 'fit-notes'
  | 'fit-notes-body'
  | 'strong-lifts'
  | 'barra-sets'
  | 'barra-measurements'
  | 'barra-json'

/** A local date and time as in files, without a zone: `YYYY-MM-DDTHH:mm:ss`. */
export type WallClock = string

/** A load as in the file; without a unit if the file has none, and the person is asked. */
export type ImportedWeight = { readonly value: number; readonly unit: WeightUnit | null }
export type ImportedDistance = { readonly value: number; readonly unit: DistanceUnit | null }

/** `line` is its first line in the file, from 1. */
export type ImportedSet = {
  readonly line: number
  readonly kind: SetKind
  readonly weight: ImportedWeight | null
  readonly reps: number | null
  readonly seconds: number | null
  readonly distance: ImportedDistance | null
  readonly rpe: number | null
}

/** An exercise of a workout: a repeated one later in the workout is separate. */
export type ImportedExercise = {
  readonly name: string
  note: string
  /** The superset's key within the workout; '' without one. */
  readonly superset: string
  restSeconds: number | null
  readonly sets: ImportedSet[]
}

export type ImportedWorkout = {
  readonly line: number
  readonly name: string
  note: string
  readonly startedAt: WallClock
  /** Whether its date may be meant with the month first, which only the person knows. */
  readonly isDateOpen: boolean
  /** Minutes east of UTC, if the file names a zone for its times. */
  readonly offset?: number | undefined
  durationSeconds: number | null
  readonly exercises: ImportedExercise[]
}

export type ImportedMeasurement = {
  readonly line: number
  readonly kind: MeasurementKind
  readonly value: number
  readonly unit: Measurement['unit']
  readonly measuredAt: WallClock
  /** Whether day and month may be swapped, which only the person knows. */
  readonly isDateOpen: boolean
  /** Minutes east of UTC, if the file names a zone for its times. */
  readonly offset?: number | undefined
  readonly note: string
}

/** More in one set are worth a look. */
export const MANY_REPS = 200

/** Oddities in a file that are kept, as nearly as possible, for the person to check. */
export const ODDITIES = [
  /** Longer than six hours: a forgotten timer. */
  'long-workout',
  'many-reps',
  'heavy',
  /** Equal to the row before in every cell. */
  'duplicate-row',
  'in-the-future',
  /** Dates whose order contradicts most others: each is read as it can be. */
  'mixed-dates',
  /** No number from 1 to 10: left out; between halves: rounded. */
  'effort',
  /** An unknown kind of set: taken for a working set. */
  'set-kind',
  /** A row without a completed set: left out. */
  'empty-set',
  /** A set with no number at all: kept, since the app wrote it. */
  'figureless-set',
  /** A measurement of an unknown site: left out. */
  'unknown-measurement',
  /** Text too long to store: cut. */
  'long-text',
  /** `74.99999999999999` and 77.16 lb: replaced by the intended load. */
  'rounded-weight',
  /** Values beyond what can be stored: clamped. */
  'out-of-bounds',
  /** Cells without a number: left out, the rest of their row is kept. */
  'unreadable-cell',
  /** Rows of our own file without an id, or with a repeated one: they are sets or measurements of their own. */
  'new-row',
  /** Rows with an unreadable day or exercise, or a wrong number of cells: left out. */
  'unreadable-row',
  /** Fractions of whole numbers: rounded. */
  'rounded-figure',
  /** More blocks of exercises than a session holds: the sets of each exercise are joined. */
  'joined-blocks',
  /** Different rests of one exercise: the first is kept. */
  'uneven-rests',
] as const
export type OddityKind = (typeof ODDITIES)[number]

/** The oddities that are not imported; all others are, as nearly as possible. */
export const LEFT_OUT: ReadonlySet<OddityKind> = new Set([
  'unreadable-row',
  'unreadable-cell',
  'empty-set',
  'unknown-measurement',
])

export type OddityExample = { readonly line: number; readonly detail: string }
export type Oddity = { readonly kind: OddityKind; readonly count: number; readonly examples: readonly OddityExample[] }

/** Ambiguities of a file that only the person can resolve. */
export type Questions = {
  /** `missing`: no unit in the file. `converted`: kg, though the person may have trained in lb. */
  readonly weightUnit: 'none' | 'missing' | 'converted'
  readonly distanceUnit: boolean
  /** Whether 3/4 is the third of April or the fourth of March. */
  readonly dayOrder: boolean
  readonly longWorkouts: number
}

export const NO_QUESTIONS: Questions = { weightUnit: 'none', distanceUnit: false, dayOrder: false, longWorkouts: 0 }

export type OwnDocuments = { readonly sessions: readonly Session[]; readonly readings: readonly Measurement[] }

export type Imported = {
  readonly format: ImportFormat
  readonly workouts: readonly ImportedWorkout[]
  readonly measurements: readonly ImportedMeasurement[]
  /** Sessions and measurements of our own file, with their original ids and times. */
  readonly sessions: readonly Session[]
  readonly readings: readonly Measurement[]
  /** The same with the month first, if only the person knows which comes first in the dates of our own file. */
  readonly monthFirst?: OwnDocuments
  readonly questions: Questions
  readonly oddities: readonly Oddity[]
  readonly columns: ColumnReport
  readonly figures: FigureReport
}

/** Reasons why nothing of a file can be imported. Lines count from 1. */
export type ImportProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'binary' }
  | { readonly kind: 'too-large'; readonly bytes: number; readonly most: number }
  | { readonly kind: 'too-many-rows'; readonly line: number; readonly most: number }
  | { readonly kind: 'unknown-columns'; readonly line: number; readonly columns: readonly string[] }
  | {
      readonly kind: 'missing-columns'
      readonly line: number
      readonly format: ImportFormat
      readonly columns: readonly string[]
    }
  | { readonly kind: 'cut-off'; readonly line: number }
  | { readonly kind: 'wrong-cells'; readonly line: number; readonly found: number; readonly expected: number }
  | { readonly kind: 'open-quote'; readonly line: number }
  | { readonly kind: 'bad-cell'; readonly line: number; readonly column: string; readonly value: string }
  | { readonly kind: 'bad-json'; readonly line: number }
  | { readonly kind: 'not-ours'; readonly line: number }
  | { readonly kind: 'newer-version' }
  | { readonly kind: 'bad-document'; readonly line: number; readonly place: string; readonly message: string }
  | { readonly kind: 'large-workout'; readonly line: number }

export class ImportError extends Error {
  override readonly name = 'ImportError'
  readonly problem: ImportProblem

  constructor(problem: ImportProblem) {
    super(`import: ${problem.kind}`)
    this.problem = problem
  }
}
