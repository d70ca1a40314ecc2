import type { ExerciseKind, Muscle } from '#contract/exercise.ts'
import type { ExerciseId, SessionId, WorkoutId } from '#contract/id.ts'
import type { MeasurementKind, MeasurementUnit } from '#contract/measurement.ts'
import type { Distance, LengthUnit, Weight, WeightUnit } from '#contract/quantity.ts'
import type { SessionStatus } from '#contract/session.ts'
import type { SetKind } from '#contract/workout.ts'
import type { Day } from '../time/session-day.ts'
import type { OneRepMaxFormula } from './one-rep-max.ts'

/**
 * What can be asked of ten years of training, and what is answered. Plain data, as it crosses from the worker to the page.
 *
 * Units: every load in an answer that is a bare number is in the `unit` that was asked for, every volume is load times
 * repetitions in that unit, every duration is in milliseconds, every instant is in milliseconds since 1970. Nothing is
 * rounded: the screen does that. What a person entered comes as it was entered, as `Weight` or `Distance`.
 *
 * Days are the days of the person's own calendar: `today` is theirs, a session belongs to the day it began where it began.
 * `weekStart` is as in the preferences, 0 is Sunday. Sessions that run count with what is logged in them; sessions in the
 * bin do not count at all. `sets` never include warm-ups.
 */

/** How far back: so many weeks that end today, or everything. */
export type Weeks = number | 'all'

/** Points of a line, oldest first, both arrays of one length. What has no value is not in it. */
export type Series = { readonly at: Float64Array; readonly values: Float64Array }

/** What was done in some time. `volume` in the unit asked for; body weight and help are no load. */
export type Totals = {
  readonly sessions: number
  readonly sets: number
  readonly warmUps: number
  /** Both sides where they are done one after the other. */
  readonly reps: number
  readonly volume: number
  readonly durationMs: number
}

/** One logged set as it was entered. */
export type SetFacts = {
  readonly weight: Weight | null
  readonly reps: number | null
  readonly seconds: number | null
  readonly distance: Distance | null
  /** Repetitions that were left, from RPE or RIR, whichever was entered. */
  readonly repsInReserve: number | null
}

/** Where something was done. */
export type Occasion = { readonly sessionId: SessionId; readonly day: Day; readonly at: number }

/** Every kind of record an exercise can have. */
export type RecordKind =
  | 'heaviest'
  | 'best-set'
  | 'one-rep-max'
  | 'session-volume'
  | 'most-reps'
  | 'longest'
  | 'farthest'
  | 'reps-at-weight'

/**
 * A record as it stands, or as it stood when it was made. `value` by kind: heaviest: load (of assisted exercises, the
 * least help) · best-set: load times repetitions of one set · one-rep-max: estimated load · session-volume: load times
 * repetitions of a session · most-reps: repetitions · longest: seconds · farthest: metres · reps-at-weight: repetitions
 * with the load of `set`.
 */
export type PersonalRecord = Occasion & {
  readonly kind: RecordKind
  readonly exerciseId: ExerciseId
  readonly exerciseName: string
  readonly value: number
  /** What it was before, or null for the first. */
  readonly previous: number | null
  /** The set that made it; null where a whole session did. */
  readonly set: SetFacts | null
}

/** A line through points by Theil and Sen, which outliers do not bend. */
export type Trend = {
  /** Change of the value in a week. */
  readonly perWeek: number
  /** The line's value at the first and the last point. */
  readonly from: number
  readonly to: number
  /**
   * `plateau`: the last six weeks or more are level but for noise. `unclear`: too little to tell.
   */
  readonly direction: 'rising' | 'falling' | 'plateau' | 'unclear'
  /** Days from the best value to the last, for the words of a plateau. */
  readonly daysSinceBest: number
}

/** The work of one muscle: a set counts 1 for each primary and 0.5 for each secondary muscle of its exercise. */
export type MuscleWork = {
  readonly muscle: Muscle
  readonly sets: number
  /** Of these, those that were hard enough to count: at most 4 repetitions left, or no effort noted. */
  readonly effectiveSets: number
  readonly lastTrained: Day | null
}

/** Weeks in a row, all by the goal that holds today. A week still under way never breaks a streak. */
export type Streaks = {
  /** Weeks in a row with the goal reached (with one session where there is no goal), up to now. */
  readonly current: number
  readonly longest: number
  /** Whether this week counts already. */
  readonly thisWeekCounts: boolean
}

/** What sessions are narrowed down to; null narrows nothing. Both days are included. */
export type SessionFilter = {
  /** '' are the sessions of no workout. */
  readonly workoutId: WorkoutId | '' | null
  /** Only sessions in which a set of it was logged. */
  readonly exerciseId: ExerciseId | null
  readonly status: SessionStatus | null
  readonly from: Day | null
  readonly to: Day | null
}

/** `sets` without warm-ups. */
export type FoundSession = { readonly id: SessionId; readonly day: Day; readonly sets: number }

export type CalendarDay = Totals & { readonly day: Day; readonly sessionIds: readonly SessionId[] }

/** How hard sets were, by their share of the estimated maximum of that time; by repetitions; by what was left. */
export type Distribution = {
  /** Bands of percent of the estimated 1RM: under 50, 50-59, 60-69, 70-79, 80-89, 90 and more. */
  readonly percent: readonly { readonly from: number; readonly sets: number }[]
  /** Bands of repetitions: 1-3, 4-6, 7-9, 10-12, 13-20, 21 and more. */
  readonly reps: readonly { readonly from: number; readonly sets: number }[]
  /** Repetitions left: 0, 1, 2, 3, 4 and more; sets without effort are not in it. */
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

/** Each question by its name: what is asked, and the answer. */
export type AnalyticsQuestions = {
  /** The week that `today` is in, against the goal and against last week. For the dashboard. */
  readonly week: {
    readonly ask: {
      readonly today: Day
      readonly weekStart: number
      /** Sessions a week, or null. */
      readonly goal: number | null
      readonly unit: WeightUnit
    }
    readonly answer: {
      readonly days: readonly { readonly day: Day; readonly sessions: number; readonly sets: number }[]
      readonly totals: Totals
      readonly lastWeek: Totals
      readonly streaks: Streaks
    }
  }
  /** Records as they were made, newest first; first-time records of an exercise (`previous` null) are left out. */
  readonly 'latest-records': {
    readonly ask: { readonly limit: number; readonly unit: WeightUnit; readonly formula: OneRepMaxFormula }
    readonly answer: readonly PersonalRecord[]
  }
  /**
   * Records that one session made, exercise by exercise; what was a first is left out, as above. Null where the session
   * is not known, or not yet.
   */
  readonly 'session-records': {
    readonly ask: { readonly sessionId: SessionId; readonly unit: WeightUnit; readonly formula: OneRepMaxFormula }
    readonly answer: readonly PersonalRecord[] | null
  }
  /** The work of every muscle in some days, both included; every muscle is in it, in the order of the vocabulary. */
  readonly muscles: {
    readonly ask: { readonly from: Day; readonly to: Day }
    readonly answer: readonly MuscleWork[]
  }
  /** What was ever trained, the latest first. Names are those of the last session: the exercise may be deleted. */
  readonly exercises: {
    readonly ask: Record<never, never>
    readonly answer: readonly TrainedExercise[]
  }
  /** Everything about one exercise over time. Null where it was never trained. */
  readonly progress: {
    readonly ask: {
      readonly exerciseId: ExerciseId
      readonly today: Day
      readonly weeks: Weeks
      readonly unit: WeightUnit
      readonly formula: OneRepMaxFormula
      /** At most so many points of a line; extremes stay. About the width of the chart in pixels. */
      readonly maxPoints: number
    }
    readonly answer: ExerciseProgress | null
  }
  /** What was logged of an exercise the last time, warm-ups too, in order; null where it never was. */
  readonly 'last-time': {
    readonly ask: { readonly exerciseId: ExerciseId; readonly exceptSession: SessionId | null }
    readonly answer: (Occasion & { readonly sets: readonly (SetFacts & { readonly kind: SetKind })[] }) | null
  }
  /** An exercise's records as they stand. Empty where it was never trained. */
  readonly records: {
    readonly ask: { readonly exerciseId: ExerciseId; readonly unit: WeightUnit; readonly formula: OneRepMaxFormula }
    readonly answer: ExerciseRecords
  }
  /**
   * What each of some exercises could be lifted with once, as training up to `exceptSession` shows it: the best estimate
   * of the twelve weeks up to the latest one, in the unit its set was entered in; null where there is none.
   */
  readonly 'one-rep-maxima': {
    readonly ask: {
      readonly exerciseIds: readonly ExerciseId[]
      readonly exceptSession: SessionId | null
      readonly formula: OneRepMaxFormula
    }
    readonly answer: readonly { readonly exerciseId: ExerciseId; readonly oneRepMax: Weight | null }[]
  }
  /** The standing records of all exercises, by when the exercise was trained last: for a table. */
  readonly 'all-records': {
    readonly ask: { readonly unit: WeightUnit; readonly formula: OneRepMaxFormula }
    readonly answer: readonly (TrainedExercise & { readonly records: readonly PersonalRecord[] })[]
  }
  /** Training load week by week, and what it was made of. */
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
  /** All of it, as the server sums it up too. */
  readonly totals: {
    readonly ask: { readonly unit: WeightUnit }
    readonly answer: Totals & {
      /** Exercises with at least one logged set. */
      readonly exercises: number
      readonly days: number
      readonly firstDay: Day | null
      readonly lastDay: Day | null
    }
  }
  /** Days with training, in order, both ends included. */
  readonly calendar: {
    readonly ask: { readonly from: Day; readonly to: Day; readonly unit: WeightUnit }
    readonly answer: readonly CalendarDay[]
  }
  /**
   * Sessions by what is typed, newest first: each word of it is in the name, the notes, or the name that one of the
   * exercises had, as a word or its beginning; or an exercise of `called` was done. Where that finds nothing, words with
   * typing errors and the exercises of `meant` count too. Sessions count whatever became of them.
   */
  readonly sessions: {
    readonly ask: SessionFilter & {
      readonly query: string
      /** What is called so here and now, and what may be meant as well. */
      readonly called: readonly ExerciseId[]
      readonly meant: readonly ExerciseId[]
    }
    readonly answer: readonly FoundSession[]
  }
  /** What sessions can be narrowed down to, with how many that leaves; what was done last comes first. */
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
  /** How regular training is. */
  readonly consistency: {
    readonly ask: {
      readonly today: Day
      readonly weekStart: number
      readonly weeks: Weeks
      /** Sessions a week, or null. */
      readonly goal: number | null
    }
    readonly answer: {
      /** Sessions of each week, oldest first, the running week last. */
      readonly weeks: readonly { readonly start: Day; readonly sessions: number }[]
      /** Of the weeks that are over, the share that reached the goal, 0 to 1; null without a goal or a week. */
      readonly adherence: number | null
      readonly sessionsPerWeek: number
      /** Sessions by weekday; 0 is Sunday. */
      readonly byWeekday: readonly number[]
      readonly streaks: Streaks
    }
  }
  /** What was reached, newest first, and what comes next of each kind. */
  readonly milestones: {
    readonly ask: {
      readonly today: Day
      readonly weekStart: number
      readonly unit: WeightUnit
      /** Sessions a week, or null. */
      readonly goal: number | null
    }
    readonly answer: {
      readonly reached: readonly (Milestone & { readonly day: Day })[]
      /** `done` is how far it is by now, in the unit of the value. */
      readonly next: readonly (Milestone & { readonly done: number })[]
    }
  }
  /** Each kind that was ever measured, in the order of the vocabulary: where it stands and how it came there. */
  readonly measurements: {
    readonly ask: {
      readonly today: Day
      readonly weeks: Weeks
      /** What loads (body weight) and lengths (girths) are answered in; fat is always in percent. */
      readonly weightUnit: WeightUnit
      readonly lengthUnit: LengthUnit
      readonly maxPoints: number
    }
    readonly answer: readonly MeasurementSummary[]
  }
  /** One measurement over time. Null where it was never taken. */
  readonly measurement: {
    readonly ask: {
      readonly measurement: MeasurementKind
      readonly today: Day
      readonly weeks: Weeks
      /** What loads (body weight) and lengths (girths) are answered in; fat is always in percent. */
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
/** One question with what it asks: `{ about: 'week', today, … }`. */
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

/** One exercise session by session, oldest first. Each line has the points that say something, thinned by itself. */
export type ExerciseProgress = {
  readonly exercise: TrainedExercise
  /** Estimated 1RM, the best of each session; sets above 12 repetitions say nothing. */
  readonly oneRepMax: Series
  /** The heaviest load of each session; with help, the least. */
  readonly topSet: Series
  readonly volume: Series
  /** Most repetitions in one set of each session. */
  readonly reps: Series
  /** Longest time in one set, seconds. */
  readonly seconds: Series
  /** Farthest distance in one set, metres. */
  readonly distance: Series
  /** The session behind a point, by its instant: what a tap on the chart opens. */
  readonly sessions: readonly Occasion[]
  /**
   * What tells of progress in an exercise of this kind: the estimated 1RM, or the load (`topSet`) where body weight is part
   * of it, or repetitions, seconds, metres. With help, less load is better.
   */
  readonly measure: 'one-rep-max' | 'load' | 'reps' | 'seconds' | 'distance'
  readonly better: 'higher' | 'lower'
  /** Of that measure. */
  readonly trend: Trend | null
  /** The last four weeks against the four before them; null on a side without training. */
  readonly change: {
    readonly recent: ProgressPeriod | null
    readonly before: ProgressPeriod | null
  }
  readonly records: ExerciseRecords
}

/** What four weeks of an exercise came to. `best` is of the measure that fits the kind. */
export type ProgressPeriod = {
  readonly sessions: number
  readonly sets: number
  readonly volume: number
  readonly best: number | null
}

export type ExerciseRecords = {
  /** One of each kind that the exercise can have, except repetitions at a weight. */
  readonly standing: readonly PersonalRecord[]
  /** Most repetitions with each load that nobody beats with a heavier one, the heaviest first. */
  readonly repsAtWeight: readonly PersonalRecord[]
}

export type TrainingLoad = {
  /** Weeks in order, those without training too, the running week last. Arrays below go along with it. */
  readonly weeks: readonly Day[]
  readonly sessions: Float64Array
  readonly sets: Float64Array
  readonly effectiveSets: Float64Array
  readonly volume: Float64Array
  readonly durationMs: Float64Array
  /** Weighted sets of each muscle that was trained at all in that time. */
  readonly muscles: readonly {
    readonly muscle: Muscle
    readonly sets: Float64Array
    readonly effectiveSets: Float64Array
  }[]
  readonly balance: readonly Balance[]
  readonly distribution: Distribution
  /** Of the weekly sets, without the running week. */
  readonly trend: Trend | null
}

/** The latest reading, in the unit asked for. */
export type LatestReading = { readonly value: number; readonly at: number; readonly day: Day }

/**
 * How far a measurement has come since the reading that a range begins with: the last one before it, or else the first
 * one in it. Between averages of seven days where a week or more lies between the two, between the readings otherwise.
 */
export type MeasurementChange = { readonly amount: number; readonly since: Day }

export type MeasurementSummary = {
  readonly kind: MeasurementKind
  readonly unit: MeasurementUnit
  readonly latest: LatestReading
  readonly count: number
  /** Null where the range has no reading, or nothing to compare its last one with. */
  readonly change: MeasurementChange | null
  /** The averages of the range. */
  readonly line: Series
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
   * Where the readings of the last twelve weeks lead, whatever the range, and the day they get to the goal; null where
   * they never do within two years. `unclear` where they say nothing, or the last one is more than four weeks old.
   */
  readonly goal: { readonly heading: 'closer' | 'away' | 'level' | 'unclear'; readonly reachedOn: Day | null } | null
}
