import type { ExerciseKind } from '#contract/exercise.ts'
import type { ExerciseId, SessionId } from '#contract/id.ts'
import type { Weight, WeightUnit } from '#contract/quantity.ts'
import { groupBy } from '../group-by.ts'
import { convertWeight } from '../units.ts'
import { loadBetter, runningBest, splitAttempts } from './best-line.ts'
import { type Calendar, weeksAsked } from './consistency.ts'
import { countedDay } from './counted-day.ts'
import { type DayNumber, dayNumberOf, dayOfNumber, weekOf } from './day-number.ts'
import { type OneRepMaxFormula, oneRepMax } from './one-rep-max.ts'
import type {
  AnalyticsQuestion,
  ExerciseProgress,
  ProgressLine,
  ProgressMeasure,
  ProgressPeriod,
  RecordKind,
  TrainedExercise,
  Weeks,
} from './questions.ts'
import { exerciseRecords, latestName, occasionOf, type RecordBook, volumeAt } from './records.ts'
import { downsample, seriesFrom, seriesOf } from './series.ts'
import { credibleRows, fromKg, isWarmUp, metresAt, setFactsAt } from './set-facts.ts'
import { exerciseKindAt, type SetTable, type TrainingIndex } from './training-index.ts'
import { type Better, trendOf } from './trend.ts'

const PERIOD_DAYS = 28

/** The most telling first. Body weight is not known here, so no maximum can be computed where it is moved as well. */
const MEASURES: Readonly<Record<ExerciseKind, readonly [ProgressMeasure, ...ProgressMeasure[]]>> = {
  'weight-reps': ['one-rep-max', 'load'],
  'weighted-bodyweight': ['load', 'reps'],
  'assisted-bodyweight': ['load', 'reps'],
  'bodyweight-reps': ['reps'],
  'reps-only': ['reps'],
  time: ['seconds'],
  'distance-time': ['distance', 'seconds'],
  'weight-distance': ['load', 'distance'],
  'weight-time': ['load', 'seconds'],
}

const RECORD_OF: Readonly<Record<ProgressMeasure, RecordKind>> = {
  'one-rep-max': 'one-rep-max',
  load: 'heaviest',
  reps: 'most-reps',
  seconds: 'longest',
  distance: 'farthest',
}

/** One session's figures for one exercise; NaN where there is none. Loads are in the requested unit. */
type SessionPoint = {
  readonly slot: number
  readonly at: number
  readonly day: DayNumber
  readonly sets: number
  /** Whether the rule of progression had asked for less than before. */
  readonly isDeload: boolean
  readonly volume: number
  readonly 'one-rep-max': number
  readonly load: number
  readonly reps: number
  readonly seconds: number
  readonly distance: number
}

/** Every trained exercise, the latest first. */
export function trainedExercises(training: TrainingIndex): readonly TrainedExercise[] {
  return training.exerciseIds
    .flatMap((exerciseId) => trainedExercise(training, exerciseId) ?? [])
    .toSorted((left, right) => right.lastAt - left.lastAt)
}

/** One exercise over time; null if it was never trained. */
export function exerciseProgress(
  training: TrainingIndex,
  book: RecordBook,
  { exerciseId, today, weekStart, weeks, unit, formula, maxPoints }: AnalyticsQuestion<'progress'>,
): ExerciseProgress | null {
  const table = training.exercises.get(exerciseId)
  const exercise = trainedExercise(training, exerciseId)
  if (!table || !exercise) return null
  const until = dayNumberOf(today)
  const isWithin = ({ day }: SessionPoint) => weeks === 'all' || day > until - 7 * weeks
  const all = sessionPoints(training, table, exercise.kind, until, unit, formula)
  const points = all.filter(isWithin)
  const [measure, ...others] = MEASURES[exercise.kind]
  const better = betterOf(measure, exercise.kind)
  const lineOf = (of: ProgressMeasure) =>
    progressLine(all, points[0]?.at ?? Number.POSITIVE_INFINITY, of, betterOf(of, exercise.kind), book, maxPoints)
  return {
    exercise,
    lines: [lineOf(measure), ...others.map(lineOf)],
    volume: weeklyVolume(points, { today, weekStart }, weeks),
    sessions: points.map(({ slot }) => occasionOf(training, slot)),
    change: {
      recent: periodOf(all, until - PERIOD_DAYS, until, measure, better),
      before: periodOf(all, until - 2 * PERIOD_DAYS, until - PERIOD_DAYS, measure, better),
    },
    records: exerciseRecords(training, exerciseId, book, unit, formula),
  }
}

/** The part of a line from an instant on: what came before still decides which sessions are light. */
function progressLine(
  all: readonly SessionPoint[],
  from: number,
  measure: ProgressMeasure,
  better: Better,
  book: RecordBook,
  maxPoints: number,
): ProgressLine {
  const attempts = all.map((point) => ({ at: point.at, value: point[measure], isDeload: point.isDeload }))
  const { full, light } = splitAttempts(attempts, better)
  const sessions = seriesFrom(full, from)
  const broken = new Set(
    book.history
      .filter(({ kind, previous }) => previous !== null && kind === recordOf(measure, better))
      .map(({ slot }) => slot),
  )
  const records = all.filter(({ slot, at }) => at >= from && broken.has(slot))
  return {
    measure,
    better,
    sessions: downsample(sessions, maxPoints),
    light: downsample(seriesFrom(light, from), maxPoints),
    best: downsample(seriesFrom(runningBest(full, better), from), maxPoints),
    records: seriesOf(records.map((point) => ({ at: point.at, value: point[measure] }))),
    trend: trendOf(sessions, better),
  }
}

function weeklyVolume(points: readonly SessionPoint[], calendar: Calendar, weeks: Weeks): ExerciseProgress['volume'] {
  const byWeek = groupBy(points, ({ day }) => weekOf(day, calendar.weekStart))
  const asked = weeksAsked(byWeek, calendar, weeks)
  const volumeOf = (week: DayNumber) => (byWeek.get(week) ?? []).reduce((total, { volume }) => total + volume, 0)
  return { weeks: asked.map(dayOfNumber), values: Float64Array.from(asked, volumeOf) }
}

function recordOf(measure: ProgressMeasure, better: Better): RecordKind {
  return better === 'lower' ? 'least-assistance' : RECORD_OF[measure]
}

function betterOf(measure: ProgressMeasure, kind: ExerciseKind): Better {
  return measure === 'load' ? loadBetter(kind) : 'higher'
}

function trainedExercise(training: TrainingIndex, exerciseId: ExerciseId): TrainedExercise | undefined {
  const table = training.exercises.get(exerciseId)
  if (!table) return undefined
  const { session } = table.columns
  const slots = new Set(session.subarray(0, table.length))
  let sets = 0
  for (let row = 0; row < table.length; row++) if (!isWarmUp(table, row)) sets += 1
  const first = occasionOf(training, session[0] ?? 0)
  const last = occasionOf(training, session[table.length - 1] ?? 0)
  return {
    exerciseId,
    name: latestName(training, exerciseId),
    kind: exerciseKindAt(table, table.length - 1),
    sessions: slots.size,
    sets,
    first: first.day,
    last: last.day,
    lastAt: last.at,
  }
}

/** One point per session with a working set, oldest first. Bests are of what records are made of. */
function sessionPoints(
  training: TrainingIndex,
  table: SetTable,
  kind: ExerciseKind,
  today: DayNumber,
  unit: WeightUnit,
  formula: OneRepMaxFormula,
): readonly SessionPoint[] {
  const { startedAt } = training.sessions.columns
  const credible = new Set(credibleRows(table, kind))
  const working = Array.from({ length: table.length }, (_, row) => row).filter((row) => !isWarmUp(table, row))
  const bySession = groupBy(working, (row) => table.columns.session[row] ?? 0)
  return Array.from(bySession, ([slot, rows]) => {
    const compared = rows.filter((row) => credible.has(row))
    return {
      slot,
      at: startedAt[slot] ?? 0,
      day: countedDay(training, slot, today),
      sets: rows.length,
      isDeload: rows.every((row) => table.columns.deload[row] === 1),
      volume: fromKg(
        rows.reduce((total, row) => total + volumeAt(table, row), 0),
        unit,
      ),
      'one-rep-max': best(compared, (row) => estimateAt(table, row, unit, formula)),
      load: best(compared, (row) => loadIn(table, row, unit), loadBetter(kind)),
      reps: best(compared, (row) => positive(table.columns.reps[row])),
      seconds: best(compared, (row) => positive(table.columns.seconds[row])),
      distance: best(compared, (row) => positive(metresAt(table, row))),
    }
  })
}

function periodOf(
  points: readonly SessionPoint[],
  after: DayNumber,
  until: DayNumber,
  measure: ProgressMeasure,
  better: Better,
): ProgressPeriod | null {
  const within = points.filter(({ day }) => day > after && day <= until)
  if (within.length === 0) return null
  const reached = best(within, (point) => point[measure], better)
  return {
    sessions: within.length,
    sets: within.reduce((total, { sets }) => total + sets, 0),
    volume: within.reduce((total, { volume }) => total + volume, 0),
    best: Number.isNaN(reached) ? null : reached,
  }
}

function estimateAt(table: SetTable, row: number, unit: WeightUnit, formula: OneRepMaxFormula): number {
  if (exerciseKindAt(table, row) !== 'weight-reps') return Number.NaN
  const { reps, inReserve } = table.columns
  return oneRepMax(formula, loadIn(table, row, unit), reps[row] ?? -1, inReserve[row])
}

function loadIn(table: SetTable, row: number, unit: WeightUnit): number {
  const { weight } = setFactsAt(table, row)
  return weight ? convertWeight(weight, unit) : Number.NaN
}

function positive(value: number | undefined): number {
  return value !== undefined && value > 0 ? value : Number.NaN
}

/** The best of some figures; NaN if all are. */
function best<Item>(items: readonly Item[], figureOf: (item: Item) => number, better: Better = 'higher'): number {
  const figures = items.map(figureOf).filter((figure) => !Number.isNaN(figure))
  if (figures.length === 0) return Number.NaN
  return better === 'higher' ? Math.max(...figures) : Math.min(...figures)
}

/** An older lift says little about current strength. */
const DAYS = 12 * 7

/**
 * The best of the twelve weeks up to the latest estimate, however long ago, in the unit its set was entered in. A
 * running session is left out as `except`, so that its targets do not change during the session.
 */
export function bestOneRepMax(
  training: TrainingIndex,
  exerciseId: ExerciseId,
  formula: OneRepMaxFormula,
  except: SessionId | null,
): Weight | null {
  const table = training.exercises.get(exerciseId)
  if (!table || exerciseKindAt(table, table.length - 1) !== 'weight-reps') return null
  const { day } = training.sessions.columns
  let lastDay: number | null = null
  let best: Weight | null = null
  // Sets are in the order of their sessions.
  for (const row of credibleRows(table, 'weight-reps').toReversed()) {
    const slot = table.columns.session[row] ?? 0
    if (training.idOf(slot) === except) continue
    const { weight, reps, repsInReserve } = setFactsAt(table, row)
    const value = weight ? oneRepMax(formula, weight.value, reps ?? 0, repsInReserve ?? Number.NaN) : Number.NaN
    if (!weight || Number.isNaN(value)) continue
    const onDay = day[slot] ?? 0
    lastDay ??= onDay
    if (lastDay - onDay >= DAYS) break
    if (!best || convertWeight({ value, unit: weight.unit }, best.unit) > best.value)
      best = { value, unit: weight.unit }
  }
  return best
}
