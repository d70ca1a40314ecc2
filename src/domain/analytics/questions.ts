import type { ExerciseKind, Muscle } from '#contract/exercise.ts'
import type { ExerciseId, SessionId, WorkoutId } from '#contract/id.ts'
import type { MeasurementKind, MeasurementUnit } from '#contract/measurement.ts'
import type { Distance, LengthUnit, Weight, WeightUnit } from '#contract/quantity.ts'
import type { SessionStatus } from '#contract/session.ts'
import type { SetKind } from '#contract/workout.ts'
import type { Day } from '../time/session-day.ts'
import type { OneRepMaxFormula } from './one-rep-max.ts'

/**
 * Questions about ten years of training and their answers. Plain data, because it crosses from the worker to the page.
 *
 * Units: every load in an answer that is a bare number is in the requested `unit`, every volume is load times
 * repetitions in that unit, every duration is in milliseconds, every instant is in milliseconds since 1970. Nothing is
 * rounded: the screen does that. Entered values are returned as entered, as `Weight` or `Distance`.
 *
 * Days are the days of the person's own calendar: `today` is theirs, a session belongs to the day it began where it
 * began. `weekStart` is as in the preferences, 0 is Sunday. Running sessions count with their logged sets; sessions in
 * the trash do not count. `sets` never include warm-ups.
 */

export type Weeks = number | 'all'

/** Points of a line, oldest first, in two arrays of equal length. Points without a value are left out. */
export type Series = { readonly at: Float64Array; readonly values: Float64Array }

/** Sums over a period. `volume` is in the requested unit; body weight and assistance are no load. */
export type Totals = {
  readonly sessions: number
  readonly sets: number
  readonly warmUps: number
  /** Both sides of one-sided exercises. */
  readonly reps: number
  readonly volume: number
  readonly durationMs: number
}

export type SetFacts = {
  readonly weight: Weight | null
  readonly reps: number | null
  readonly seconds: number | null
  readonly distance: Distance | null
  /** Repetitions in reserve, from RPE or RIR, whichever was entered. */
  readonly repsInReserve: number | null
}

export type Occasion = { readonly sessionId: SessionId; readonly day: Day; readonly at: number }

export type RecordKind =
  | 'heaviest'
  | 'least-assistance'
  | 'best-set'
  | 'one-rep-max'
  | 'session-volume'
  | 'most-reps'
  | 'longest'
  | 'farthest'
  | 'reps-at-weight'

/**
 * `value` by kind: heaviest: load · least-assistance: load of an assisted exercise, the less the better · best-set: load times repetitions of one set ·
 * one-rep-max: estimated load · session-volume: load times repetitions of a session · most-reps: repetitions · longest:
 * seconds · farthest: metres · reps-at-weight: repetitions with the load of `set`.
 */
export type PersonalRecord = Occasion & {
  readonly kind: RecordKind
  readonly exerciseId: ExerciseId
  readonly exerciseName: string
  readonly value: number
  readonly previous: number | null
  /** The set that made it; null if a whole session did. */
  readonly set: SetFacts | null
}

/** A Theil-Sen line through points, robust against outliers. */
export type Trend = {
  /** Change of the value per week. */
  readonly perWeek: number
  /** The line's value at the first and the last point. */
  readonly from: number
  readonly to: number
  /** `plateau`: the last six weeks or more are level except for noise. `unclear`: too little data. */
  readonly direction: 'rising' | 'falling' | 'plateau' | 'unclear'
  /** Days from the best value to the last, for the plateau text. */
  readonly daysSinceBest: number
}

/** The work of one muscle: a set counts 1 for each primary and 0.5 for each secondary muscle of its exercise. */
export type MuscleWork = {
  readonly muscle: Muscle
  readonly sets: number
  /** Sets hard enough to count: at most 4 repetitions in reserve, or no effort entered. */
  readonly effectiveSets: number
  readonly lastTrained: Day | null
}

/** All weeks are measured by the current goal, one session without one. The current week never breaks a streak. */
export type Streaks = {
  readonly current: number
  readonly longest: number
  readonly thisWeekCounts: boolean
}

/** Filter for sessions; null matches all. Both days are included. */
export type SessionFilter = {
  /** '' matches sessions without a workout. */
  readonly workoutId: WorkoutId | '' | null
  readonly exerciseId: ExerciseId | null
  readonly status: SessionStatus | null
  readonly from: Day | null
  readonly to: Day | null
}

export type FoundSession = { readonly id: SessionId; readonly day: Day; readonly sets: number }

export type CalendarDay = Totals & { readonly day: Day; readonly sessionIds: readonly SessionId[] }

export type Distribution = {
  /** Bands of percent of the estimated 1RM: under 50, 50-59, 60-69, 70-79, 80-89, 90 and more. */
  readonly percent: readonly { readonly from: number; readonly sets: number }[]
  /** Bands of repetitions: 1-3, 4-6, 7-9, 10-12, 13-20, 21 and more. */
  readonly reps: readonly { readonly from: number; readonly sets: number }[]
  /** Repetitions in reserve: 0, 1, 2, 3, 4 and more; sets without effort are left out. */
  readonly inReserve: readonly { readonly from: number; readonly sets: number }[]
}

/** Two groups of muscles against each other, in weighted sets. `ratio` is left by right, null where right has none. */
export type Balance = {
  readonly pair: 'push-pull' | 'upper-lower' | 'quads-hamstrings' | 'front-rear-delts' | 'chest-back'
  readonly left: number
  readonly right: number
  readonly ratio: number | null
}

/** `value` in sessions, sets, weeks in a row, or volume in the unit asked for. */
export type Milestone = {
  readonly kind: 'sessions' | 'sets' | 'volume' | 'streak'
  readonly value: number
}

export type AnalyticsQuestions = {
  readonly week: {
    readonly ask: {
      readonly today: Day
      readonly weekStart: number
      /** Sessions per week, or null. */
      readonly goal: number | null
      readonly unit: WeightUnit
    }
    /** The sets of a running session count as they are logged, and the session once it ends. */
    readonly answer: {
      readonly days: readonly { readonly day: Day; readonly sessions: number; readonly sets: number }[]
      readonly totals: Totals
      readonly lastWeek: Totals
      readonly streaks: Streaks
    }
  }
  /** Newest first. Here and below, first-time records (`previous` null) are left out. */
  readonly 'latest-records': {
    readonly ask: { readonly limit: number; readonly unit: WeightUnit; readonly formula: OneRepMaxFormula }
    readonly answer: readonly PersonalRecord[]
  }
  /** Null if the session is unknown, or not indexed yet. */
  readonly 'session-records': {
    readonly ask: { readonly sessionId: SessionId; readonly unit: WeightUnit; readonly formula: OneRepMaxFormula }
    readonly answer: readonly PersonalRecord[] | null
  }
  /** The sessions that broke records, each with the number of its exercises that did. */
  readonly 'record-sessions': {
    readonly ask: { readonly formula: OneRepMaxFormula }
    readonly answer: readonly { readonly sessionId: SessionId; readonly records: number }[]
  }
  /** The work of every muscle from a day to today, both included, in vocabulary order. */
  readonly muscles: {
    readonly ask: { readonly from: Day; readonly today: Day }
    readonly answer: readonly MuscleWork[]
  }
  /** Every trained exercise, the latest first. Names come from the last session: the exercise may be deleted. */
  readonly exercises: {
    readonly ask: Record<never, never>
    readonly answer: readonly TrainedExercise[]
  }
  /** Null if it was never trained. */
  readonly progress: {
    readonly ask: {
      readonly exerciseId: ExerciseId
      readonly today: Day
      readonly weekStart: number
      readonly weeks: Weeks
      readonly unit: WeightUnit
      readonly formula: OneRepMaxFormula
      /** Maximum number of points of a line, about the chart width in pixels; extremes stay. */
      readonly maxPoints: number
    }
    readonly answer: ExerciseProgress | null
  }
  /** The latest sessions with sets of an exercise, newest first. */
  readonly 'last-times': {
    readonly ask: { readonly exerciseId: ExerciseId; readonly limit: number }
    readonly answer: readonly ExerciseTime[]
  }
  readonly records: {
    readonly ask: { readonly exerciseId: ExerciseId; readonly unit: WeightUnit; readonly formula: OneRepMaxFormula }
    readonly answer: ExerciseRecords
  }
  /** From training up to `exceptSession`; see `bestOneRepMax`. */
  readonly 'one-rep-maxima': {
    readonly ask: {
      readonly exerciseIds: readonly ExerciseId[]
      readonly exceptSession: SessionId | null
      readonly formula: OneRepMaxFormula
    }
    readonly answer: readonly { readonly exerciseId: ExerciseId; readonly oneRepMax: Weight | null }[]
  }
  /** The sets that hold the records, of all training but `exceptSession`; null if there is none. */
  readonly 'best-sets': {
    readonly ask: { readonly exerciseIds: readonly ExerciseId[]; readonly exceptSession: SessionId }
    readonly answer: readonly { readonly exerciseId: ExerciseId; readonly best: BestSets | null }[]
  }
  /** Current records of all exercises, by when the exercise was trained last: for a table. */
  readonly 'all-records': {
    readonly ask: { readonly unit: WeightUnit; readonly formula: OneRepMaxFormula }
    readonly answer: readonly (TrainedExercise & { readonly records: readonly PersonalRecord[] })[]
  }
  readonly load: {
    readonly ask: {
      readonly today: Day
      readonly weekStart: number
      readonly weeks: Weeks
      readonly unit: WeightUnit
      readonly formula: OneRepMaxFormula
    }
    readonly answer: TrainingLoad
  }
  /** All-time totals, equal to the server's summary. */
  readonly totals: {
    readonly ask: { readonly unit: WeightUnit }
    readonly answer: Totals & {
      readonly exercises: number
      readonly days: number
      readonly firstDay: Day | null
      readonly lastDay: Day | null
    }
  }
  /** Days with training, in order, from a day to today, both included. */
  readonly calendar: {
    readonly ask: { readonly from: Day; readonly today: Day; readonly unit: WeightUnit }
    readonly answer: readonly CalendarDay[]
  }
  /**
   * Sessions by text, newest first: each typed word matches a word, or its beginning, of the name, the notes or an
   * exercise name; or an exercise of `called` was done. If that finds nothing, words with typing errors and the
   * exercises of `meant` count too. Sessions of any status are included.
   */
  readonly sessions: {
    readonly ask: SessionFilter & {
      readonly query: string
      /** Exercises currently named so; `meant` adds those that may be intended. */
      readonly called: readonly ExerciseId[]
      readonly meant: readonly ExerciseId[]
      /** The names of the months, January first: a word may be the beginning of one, or a year. */
      readonly monthNames: readonly string[]
    }
    readonly answer: readonly FoundSession[]
  }
  /** Filter choices for sessions, each with its number of results, latest first. */
  readonly 'session-choices': {
    readonly ask: Record<never, never>
    readonly answer: {
      readonly workouts: readonly {
        readonly workoutId: WorkoutId | ''
        readonly name: string
        readonly sessions: number
      }[]
      readonly statuses: readonly { readonly status: SessionStatus; readonly sessions: number }[]
      readonly firstDay: Day | null
    }
  }
  readonly consistency: {
    readonly ask: {
      readonly today: Day
      readonly weekStart: number
      readonly weeks: Weeks
      readonly goal: number | null
    }
    readonly answer: {
      /** Sessions per week, oldest first, the current week last. */
      readonly weeks: readonly { readonly start: Day; readonly sessions: number }[]
      /** Share of completed weeks that reached the goal, 0 to 1; null without a goal or a completed week. */
      readonly adherence: number | null
      readonly sessionsPerWeek: number
      /** Sessions by weekday; 0 is Sunday. */
      readonly byWeekday: readonly number[]
      readonly streaks: Streaks
    }
  }
  /** Reached milestones, newest first, and the next one of each kind. */
  readonly milestones: {
    readonly ask: {
      readonly today: Day
      readonly weekStart: number
      readonly unit: WeightUnit
      readonly goal: number | null
    }
    readonly answer: {
      readonly reached: readonly (Milestone & { readonly day: Day })[]
      /** `done` is the current progress, in the unit of the value. */
      readonly next: readonly (Milestone & { readonly done: number })[]
    }
  }
  /** Each kind with readings, in vocabulary order: its current value and its change. */
  readonly measurements: {
    readonly ask: {
      readonly today: Day
      readonly weeks: Weeks
      /** Unit for body weight and, by system, for girths; fat is always in percent. */
      readonly weightUnit: WeightUnit
      readonly lengthUnit: LengthUnit
      readonly maxPoints: number
    }
    readonly answer: readonly MeasurementSummary[]
  }
  /** Null without readings. */
  readonly measurement: {
    readonly ask: {
      readonly measurement: MeasurementKind
      readonly today: Day
      readonly weeks: Weeks
      readonly weightUnit: WeightUnit
      readonly lengthUnit: LengthUnit
      /** In the same unit, or null. */
      readonly goal: number | null
      readonly maxPoints: number
    }
    readonly answer: MeasurementProgress | null
  }
}

export type QuestionName = keyof AnalyticsQuestions
export type AnalyticsQuestion<Name extends QuestionName = QuestionName> = {
  readonly [Each in Name]: { readonly about: Each } & AnalyticsQuestions[Each]['ask']
}[Name]
export type AnalyticsAnswer<Name extends QuestionName> = AnalyticsQuestions[Name]['answer']

export type TrainedExercise = {
  readonly exerciseId: ExerciseId
  readonly name: string
  readonly kind: ExerciseKind
  readonly sessions: number
  readonly sets: number
  readonly first: Day
  readonly last: Day
  readonly lastAt: number
}

/** The sets of one exercise in one session, as entered and in order; warm-ups only if there is nothing else. */
export type ExerciseTime = Occasion & {
  readonly exerciseKind: ExerciseKind
  readonly sets: readonly (SetFacts & { readonly kind: SetKind })[]
}

export type ProgressMeasure = 'one-rep-max' | 'load' | 'reps' | 'seconds' | 'distance'

/**
 * One measure of an exercise by session, oldest first; each series is thinned separately. one-rep-max: the best
 * estimate, from sets of up to 12 repetitions · load: the heaviest, for assisted exercises the least assistance · reps,
 * seconds, distance (in metres): the most in one set.
 */
export type ProgressLine = {
  readonly measure: ProgressMeasure
  readonly better: 'higher' | 'lower'
  readonly sessions: Series
  /** Deloads and sessions far below the running best: in none of the other series, nor in the trend. */
  readonly light: Series
  /** The best of the 28 days up to each session. */
  readonly best: Series
  /** The sessions that broke the record. */
  readonly records: Series
  readonly trend: Trend | null
}

export type ExerciseProgress = {
  readonly exercise: TrainedExercise
  /** By the exercise's kind, the most telling first; estimates of a maximum need a load without body weight. */
  readonly lines: readonly [ProgressLine, ...ProgressLine[]]
  /** Sums of each week, including those without the exercise, the current week last. */
  readonly volume: { readonly weeks: readonly Day[]; readonly values: Float64Array }
  /** The session behind a point, by its instant: a tap on the chart opens it. */
  readonly sessions: readonly Occasion[]
  /** The last four weeks compared with the four before; null for a side without training. */
  readonly change: {
    readonly recent: ProgressPeriod | null
    readonly before: ProgressPeriod | null
  }
  readonly records: ExerciseRecords
}

/** Figures of four weeks of an exercise. `best` is in the measure of the first line. */
export type ProgressPeriod = {
  readonly sessions: number
  readonly sets: number
  readonly volume: number
  readonly best: number | null
}

export type ExerciseRecords = {
  /** The current record of each kind, except repetitions at a weight. */
  readonly standing: readonly PersonalRecord[]
  /** Most repetitions with each load that no heavier load equals, the heaviest first. */
  readonly repsAtWeight: readonly PersonalRecord[]
}

export type TrainingLoad = {
  /** Weeks in order, including those without training, the current week last. The arrays below are parallel. */
  readonly weeks: readonly Day[]
  readonly sessions: Float64Array
  readonly sets: Float64Array
  readonly effectiveSets: Float64Array
  readonly volume: Float64Array
  readonly durationMs: Float64Array
  /** Weighted sets of each muscle trained in the period. */
  readonly muscles: readonly {
    readonly muscle: Muscle
    readonly sets: Float64Array
    readonly effectiveSets: Float64Array
  }[]
  readonly balance: readonly Balance[]
  readonly distribution: Distribution
  /** Trend of the weekly sets, without the current week. */
  readonly trend: Trend | null
}

export type LatestReading = { readonly value: number; readonly at: number; readonly day: Day }

/**
 * Change of a measurement since the reading at the start of a range: the last one before it, or the first one in it.
 * Between averages of seven days if these are a week or more apart, otherwise between readings.
 */
export type MeasurementChange = { readonly amount: number; readonly since: Day; readonly isAveraged: boolean }

export type MeasurementSummary = {
  readonly kind: MeasurementKind
  readonly unit: MeasurementUnit
  readonly latest: LatestReading
  readonly count: number
  /** Null without a reading in the range, or without one to compare with. */
  readonly change: MeasurementChange | null
  readonly readings: Series
  /** Mean of the readings of the seven days up to each reading. */
  readonly average: Series
}

export type MeasurementProgress = {
  readonly unit: MeasurementUnit
  readonly readings: Series
  /** Mean of the readings of the seven days up to each reading. */
  readonly average: Series
  readonly latest: LatestReading
  readonly change: MeasurementChange | null
  readonly trend: Trend | null
  /**
   * Direction of the last twelve weeks, whatever the range, and the day they reach the goal; null if not within two
   * years. `unclear` without a clear trend, or if the last reading is more than four weeks old.
   */
  readonly goal: { readonly heading: 'closer' | 'away' | 'level' | 'unclear'; readonly reachedOn: Day | null } | null
}

/** The records that one set can break. */
export type SetRecordKind = Exclude<RecordKind, 'best-set' | 'session-volume'>

/** The sets that hold an exercise's records. */
export type BestSets = {
  readonly kind: ExerciseKind
  readonly single: Readonly<Partial<Record<Exclude<SetRecordKind, 'reps-at-weight'>, SetFacts>>>
  /** The one with the most repetitions for each load. */
  readonly atWeight: readonly SetFacts[]
}
