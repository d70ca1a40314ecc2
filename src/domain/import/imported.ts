import type { Measurement, MeasurementKind } from '#contract/measurement.ts'
import type { DistanceUnit, WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import type { SetKind } from '#contract/workout.ts'
import type { ColumnReport } from './header.ts'

/** The files that are understood, by what wrote them. */
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

/** A date and a time on the wall as files have it, in no zone: `YYYY-MM-DDTHH:mm:ss`. */
export type WallClock = string

/** A load as the file has it; without a unit where the file names none, and the person is asked. */
export type ImportedWeight = { readonly value: number; readonly unit: WeightUnit | null }
export type ImportedDistance = { readonly value: number; readonly unit: DistanceUnit | null }

/** One set that was done. `line` is where it begins in the file, from 1. */
export type ImportedSet = {
  readonly line: number
  readonly kind: SetKind
  readonly weight: ImportedWeight | null
  readonly reps: number | null
  readonly seconds: number | null
  readonly distance: ImportedDistance | null
  readonly rpe: number | null
}

/** An exercise of a workout: one that returns later in the workout is another one. */
export type ImportedExercise = {
  /** As in the file, without blanks around it. */
  readonly name: string
  note: string
  /** What exercises of one superset share within their workout; '' where there is none. */
  readonly superset: string
  restSeconds: number | null
  readonly sets: ImportedSet[]
}

/** One workout of a file. */
export type ImportedWorkout = {
  readonly line: number
  readonly name: string
  note: string
  readonly startedAt: WallClock
  /** Whether its date may be meant with the month first, which only the person knows. */
  readonly isDateOpen: boolean
  /** Null where the file does not say how long it took. */
  durationSeconds: number | null
  readonly exercises: ImportedExercise[]
}

export type ImportedMeasurement = {
  readonly line: number
  readonly kind: MeasurementKind
  readonly value: number
  readonly unit: Measurement['unit']
  readonly measuredAt: WallClock
  /** Whether its date may be meant with the month first, which only the person knows. */
  readonly isDateOpen: boolean
  readonly note: string
}

/** Something in a file that is kept as it is, or as nearly as it can be, and that a person may want to look at. */
export const ODDITIES = [
  /** Longer than six hours: a timer that was forgotten. */
  'long-workout',
  'many-reps',
  'heavy',
  /** The row before says the same in every cell. */
  'duplicate-row',
  'in-the-future',
  /** Dates that can only be read the other way round than most: each is read as it can be. */
  'mixed-dates',
  /** No number from 1 to 10: left out; between two halves: rounded. */
  'effort',
  /** A kind of set that nobody has described: taken for a working set. */
  'set-kind',
  /** A row in which nothing was done: left out. */
  'empty-set',
  /** A measurement of a place that has no name here: left out. */
  'unknown-measurement',
  /** Words that are longer than can be stored: cut. */
  'long-text',
  /** `74.99999999999999` and 77.16 lb: what was meant is taken. */
  'rounded-weight',
  /** Figures beyond what can be stored: cut to the most that can. */
  'out-of-bounds',
  /** Cells that hold no figure: left out, the rest of their row is kept. */
  'unreadable-cell',
  /** Rows whose day or exercise cannot be read, or with another number of cells: left out. */
  'unreadable-row',
  /** Figures that are whole here: rounded. */
  'rounded-figure',
  /** More blocks of exercises than a session holds: the sets of each exercise are put together. */
  'joined-blocks',
  /** Rests of an exercise that are not the same: the first is kept. */
  'uneven-rests',
] as const
export type OddityKind = (typeof ODDITIES)[number]

/** The kinds of oddities that do not come in; all others do, as they are or nearly so. */
export const LEFT_OUT: ReadonlySet<OddityKind> = new Set([
  'unreadable-row',
  'unreadable-cell',
  'empty-set',
  'unknown-measurement',
])

/** One place where it is, in the file's own words. */
export type OddityExample = { readonly line: number; readonly detail: string }
/** How often something odd is in a file, and the first places. */
export type Oddity = { readonly kind: OddityKind; readonly count: number; readonly examples: readonly OddityExample[] }

/** What a file leaves open, so that only the person knows. */
export type Questions = {
  /** `missing`: no unit in the file. `converted`: kg, though the person may have trained in lb. */
  readonly weightUnit: 'none' | 'missing' | 'converted'
  readonly distanceUnit: boolean
  /** Whether 3/4 is the third of April or the fourth of March. */
  readonly dayOrder: boolean
  /** How many workouts last longer than anybody trains: a timer that was forgotten. */
  readonly longWorkouts: number
}

export const NO_QUESTIONS: Questions = { weightUnit: 'none', distanceUnit: false, dayOrder: false, longWorkouts: 0 }

/** Everything that a file says, before anything of this account is known. */
export type Imported = {
  readonly format: ImportFormat
  readonly workouts: readonly ImportedWorkout[]
  readonly measurements: readonly ImportedMeasurement[]
  /** Sessions and measurements of a file of our own, with the ids and times they had. */
  readonly sessions: readonly Session[]
  readonly readings: readonly Measurement[]
  readonly questions: Questions
  readonly oddities: readonly Oddity[]
  readonly columns: ColumnReport
}

/** Why nothing of a file can be taken over. Lines count from 1. */
export type ImportProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'binary' }
  | { readonly kind: 'too-large'; readonly bytes: number; readonly most: number }
  | { readonly kind: 'too-many-rows'; readonly line: number }
  | { readonly kind: 'unknown-columns'; readonly line: number; readonly columns: readonly string[] }
  | { readonly kind: 'cut-off'; readonly line: number }
  | { readonly kind: 'wrong-cells'; readonly line: number; readonly found: number; readonly expected: number }
  | { readonly kind: 'open-quote'; readonly line: number }
  | { readonly kind: 'bad-cell'; readonly line: number; readonly column: string; readonly value: string }
  | { readonly kind: 'bad-json'; readonly line: number }
  | { readonly kind: 'not-ours'; readonly line: number }
  | { readonly kind: 'newer-version' }
  | { readonly kind: 'bad-document'; readonly line: number; readonly place: string; readonly message: string }
  | { readonly kind: 'large-workout'; readonly line: number }

/** Ends the reading of a file: nothing of it is taken over. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
  readonly problem: ImportProblem

  constructor(problem: ImportProblem) {
    super(`import: ${problem.kind}`)
    this.problem = problem
  }
}
