import { MAX_SETS_OF_EXERCISE } from '#contract/limits.ts'
import type { WeightUnit } from '#contract/quantity.ts'
import { take } from './body-tables.ts'
import { MAX_CELL_LENGTH } from './cell-length.ts'
import { badCell, type Row, textIn, weightUnitIn } from './cells.ts'
import { Collector, settled } from './collector.ts'
import { DateOrderReader } from './date-order.ts'
import type { Columns } from './header.ts'
import { type ImportedExercise, type ImportedMeasurement, type ImportedWorkout, NO_QUESTIONS } from './imported.ts'
import { NO_ROWS, type ReadingContext, type ReadRows, type TableFormat, type TableReader } from './table-format.ts'

/** StrongLifts: a row per exercise, with its sets in columns. */
export const STRONG_LIFTS: TableFormat = {
  format: 'strong-lifts',
  matches: (columns) =>
    columns.names.some((name) => name.startsWith('date')) && columns.has('exercise') && columns.has('set 1 (reps)'),
  missing: () => [],
  read: readStrongLifts,
}

type SetPlaces = { readonly reps: number; readonly weight: number; readonly unit: WeightUnit | null }

function readStrongLifts(columns: Columns, { now }: ReadingContext): TableReader<ReadRows> {
  const collector = new Collector(now)
  const dates = new DateOrderReader('Date')
  const measurements: ImportedMeasurement[] = []
  const { of } = columns
  const first = (fits: (name: string) => boolean) => columns.matching(fits)[0] ?? -1
  const sets = setPlaces(columns)
  const places = {
    date: first((name) => name.startsWith('date')),
    workout: of('workout'),
    workoutName: of('workout name'),
    bodyWeight: of('body weight (kg)', 'body weight (lb)'),
    exercise: of('exercise'),
    // The separator is a multiplication sign, and not always decoded as one.
    planned: columns.matching((name) => /^sets.{1,3}reps$/.test(name))[0] ?? columns.expected('sets×reps'),
    timed: columns.matching((name) => /^sets.{1,3}time$/.test(name))[0] ?? columns.expected('sets×time'),
    hours: of('duration (hours)'),
    start: first((name) => name.startsWith('start time')),
    end: first((name) => name.startsWith('end time')),
    notes: of('notes'),
  }
  let bodyWeight = 0

  const workoutOf = (row: Row): ImportedWorkout => {
    const day = textIn(row, places.date)
    const startedAt = dates.read(row, `${day} ${textIn(row, places.start)}`)
    const label = textIn(row, places.workout)
    const name = textIn(row, places.workoutName) || label
    const workout = collector.workout(`${day}|${label}`, () => ({ line: row.line, name, startedAt }))
    collector.takeDuration(workout, () => lastedSeconds(collector, row, places, startedAt.wall))
    collector.addNote(workout, textIn(row, places.notes), row.line)
    return workout
  }

  const takeBodyWeight = (row: Row, { startedAt, isDateOpen, offset }: ImportedWorkout) => {
    const value = collector.cells.number(row, places.bodyWeight, 'Body Weight')
    // The app repeats the last one until it changes.
    if (value === null || value === 0 || value === bodyWeight) return
    bodyWeight = value
    const unit = columns.has('body weight (lb)') ? 'lb' : 'kg'
    take(measurements, collector, {
      line: row.line,
      kind: 'body-weight',
      value,
      unit,
      measuredAt: startedAt,
      isDateOpen,
      offset,
      note: '',
    })
  }

  return {
    mayEndEarly: true,
    addRow(row) {
      const name = textIn(row, places.exercise)
      if (name === '') throw badCell(row, 'Exercise', '')
      const workout = workoutOf(row)
      takeBodyWeight(row, workout)
      const exercise = collector.exercise(workout, row, { name, anew: true })
      const timed = /^(\d+)\D+?([\d:.]+)\s*(s|sec|m|min)?$/i.exec(textIn(row, places.timed).slice(0, MAX_CELL_LENGTH))
      if (timed) addTimed(collector, exercise, row, timed)
      else addCounted(collector, exercise, row, sets, plannedSets(textIn(row, places.planned)))
      if (exercise.sets.length === 0) workout.exercises.pop()
    },
    finish: () => ({
      ...NO_ROWS,
      format: 'strong-lifts',
      workouts: collector.finish(dates),
      measurements: measurements.map((reading) => settled(reading, 'measuredAt', dates)),
      questions: {
        ...NO_QUESTIONS,
        dayOrder: dates.isOpen,
        longWorkouts: collector.longWorkouts,
        weightUnit: sets.some(({ weight, unit }) => weight !== -1 && unit === null) ? 'missing' : 'none',
      },
      oddities: collector.oddities,
    }),
  }
}

function setPlaces(columns: Columns): readonly SetPlaces[] {
  const numbers = columns.names.map((name) => Number(/^set (\d{1,3})\b/.exec(name)?.[1] ?? 0))
  return Array.from({ length: Math.min(Math.max(0, ...numbers), MAX_SETS_OF_EXERCISE) }, (_, index) => {
    const start = `set ${index + 1} (`
    const reps = columns.figure('reps', `${start}reps)`)
    const [named] = columns.matching((name) => name.startsWith(start) && name !== `${start}reps)`)
    const weight = named ?? columns.figure('weight', `${start}kg)`)
    return { reps, weight, unit: weightUnitIn(columns.names[weight] ?? '') }
  })
}

/** 0 repetitions mean a failure, except for a set that the plan marks as not done, or one after all of these. */
function addCounted(
  collector: Collector,
  exercise: ImportedExercise,
  row: Row,
  places: readonly SetPlaces[],
  planned: PlannedSets,
): void {
  const sets = places.map(({ reps, weight, unit }, index) => ({
    reps: collector.cells.number(row, reps, `Set ${index + 1} (Reps)`),
    value: collector.cells.number(row, weight, `Set ${index + 1}`),
    unit,
  }))
  const lastDone = sets.findLastIndex(({ reps }) => (reps ?? 0) > 0)
  if (lastDone === -1) {
    collector.note('empty-set', row.line, exercise.name)
    return
  }
  sets.slice(0, Math.max(lastDone + 1, planned.count)).forEach(({ reps, value, unit }, index) => {
    if ((reps ?? 0) === 0 && planned.undone.has(index)) return
    if (reps === null && index > lastDone) return
    const weight = value === null || value === 0 ? null : { value, unit }
    const kind = (reps ?? 0) === 0 ? 'failure' : 'working'
    collector.addSet(exercise, row, { kind, weight, reps: reps ?? 0, seconds: null, distance: null, rpe: null })
  })
}

function addTimed(collector: Collector, exercise: ImportedExercise, row: Row, found: RegExpExecArray): void {
  const [, times = '0', clock = '0', unit = 's'] = found
  const parts = clock.split(':').reduce((total, part) => total * 60 + Number(part), 0)
  const seconds = Math.round(unit.startsWith('m') && !clock.includes(':') ? parts * 60 : parts)
  for (let index = 0; index < Math.min(Number(times), MAX_SETS_OF_EXERCISE); index++) {
    collector.addSet(exercise, row, { kind: 'working', weight: null, reps: null, seconds, distance: null, rpe: null })
  }
}

type PlannedSets = { readonly count: number; readonly undone: ReadonlySet<number> }

/** `5×5` plans five sets. `5/5/3/0/-` has the result of each: the fourth failed, the fifth was skipped. */
function plannedSets(text: string): PlannedSets {
  const each = text.split('/').map((part) => part.trim())
  if (each.length === 1) return { count: Number(/^(\d+)/.exec(text)?.[1] ?? 0), undone: new Set() }
  const undone = new Set(each.flatMap((part, index) => (/^\d/.test(part) ? [] : [index])))
  return { count: each.length, undone }
}

function lastedSeconds(
  { cells }: Collector,
  row: Row,
  places: { readonly hours: number; readonly end: number },
  startedAt: string,
): number | null {
  const hours = textIn(row, places.hours)
  const clock = /^(\d+):(\d{2})$/.exec(hours)
  if (clock) return Number(clock[1]) * 3_600 + Number(clock[2]) * 60
  if (hours !== '') return Math.round((cells.number(row, places.hours, 'Duration (hours)') ?? 0) * 3_600)
  const end = /^(\d{1,2}):(\d{2})$/.exec(textIn(row, places.end))
  if (!end) return null
  const begun = Number(startedAt.slice(11, 13)) * 60 + Number(startedAt.slice(14, 16))
  // Past midnight, it ends on the next day.
  return ((Number(end[1]) * 60 + Number(end[2]) - begun + 1_440) % 1_440) * 60
}
