import type { SetKind } from '#contract/workout.ts'
import { distanceOf, type Row, textIn, weightUnitOf } from './cells.ts'
import { Collector } from './collector.ts'
import { DateOrderReader } from './date-order.ts'
import { isAssistedName } from './describe-exercise.ts'
import type { Columns, Figure } from './header.ts'
import type { ImportedDistance, ImportedExercise, ImportedWeight, ImportedWorkout } from './imported.ts'
import { looksLikePounds } from './snap-weight.ts'
import { isStrong, missingInStrong, type StrongField, strongColumns, strongKind, unitBehind } from './strong-words.ts'
import { NO_ROWS, type ReadingContext, type ReadRows, type TableFormat, type TableReader } from './table-format.ts'

/** The pseudo-rows of the English app; other languages are detected by the row's content. */
const REST = 'Rest Timer'
const NOTE = 'Note'

/** Strong's export in all its versions and languages: the columns present determine their meaning. */
export const STRONG: TableFormat = {
  format: 'strong',
  matches: isStrong,
  missing: missingInStrong,
  read: readStrong,
}

function readStrong(columns: Columns, { now }: ReadingContext): TableReader<ReadRows> {
  const collector = new Collector(now)
  const dates = new DateOrderReader('Date')
  const places = placesOf(columns)
  const orders = new Map<ImportedExercise, number>()
  let metricWeights = 0
  let poundWeights = 0
  let missesDistanceUnit = false
  let missesWeightUnit = false

  const weightOf = (row: Row, name: string): ImportedWeight | null => {
    const load = collector.cells.load(row, places.weight, 'Weight', isAssistedName(name))
    // Body weight is 0 in older versions and empty in newer ones.
    if (load === null || load.value === 0) return null
    const { value } = load
    const unit = load.unit ?? places.unitOfFile ?? weightUnitOf(textIn(row, places.weightUnit))
    if (unit === null) missesWeightUnit = true
    if (places.unitOfFile === 'kg') {
      metricWeights += 1
      if (looksLikePounds(value)) poundWeights += 1
    }
    return { value, unit }
  }

  const distanceIn = (row: Row): ImportedDistance | null => {
    const value = collector.cells.number(row, places.distance, 'Distance')
    if (value === null || value === 0) return null
    const named = places.distanceUnitOfFile ?? textIn(row, places.distanceUnit)
    const distance = distanceOf(value, named)
    if (distance.unit === null) missesDistanceUnit = true
    return distance
  }

  let latest: { date: string; name: string; number: string; workout: ImportedWorkout } | undefined

  const workoutOf = (row: Row): ImportedWorkout => {
    const { cells } = row
    const date = cells[places.date] ?? ''
    const name = cells[places.workoutName] ?? ''
    const number = cells[places.number] ?? ''
    // Rows of one workout are adjacent, and each repeats the workout's fields.
    if (latest?.date !== date || latest.name !== name || latest.number !== number) {
      latest = { date, name, number, workout: newWorkoutOf(row, date, name, number) }
    }
    const { workout } = latest
    collector.takeDuration(workout, () => collector.cells.span(row, places.duration, 'Duration'))
    collector.addNote(workout, textIn(row, places.workoutNotes), row.line)
    return workout
  }

  const newWorkoutOf = (row: Row, date: string, name: string, number: string): ImportedWorkout => {
    const startedAt = dates.read(row, date)
    const key = `${number}|${startedAt.wall}|${name}`
    return collector.workout(key, () => ({ line: row.line, name, startedAt }))
  }

  const addSet = (row: Row, workout: ImportedWorkout, order: string) => {
    const number = /^\d+/.test(order) ? Number.parseInt(order, 10) : null
    const isRepeated = collector.isRepeated(row)
    const name = textIn(row, places.exerciseName)
    const last = workout.exercises.at(-1)
    // An exercise repeated right away starts again at 1.
    const anew = number === 1 && !isRepeated && ((last && orders.get(last)) ?? 0) >= 1
    const exercise = collector.exercise(workout, row, { name, anew })
    if (number !== null) orders.set(exercise, number)
    collector.addNote(exercise, textIn(row, places.notes), row.line)

    const weight = weightOf(row, name)
    const distance = distanceIn(row)
    const seconds = collector.cells.number(row, places.seconds, 'Seconds')
    const reps = collector.cells.number(row, places.reps, 'Reps')
    const isTimed = (seconds ?? 0) > 0 || distance !== null
    if (!isTimed && weight === null && (reps ?? 0) === 0) return collector.note('empty-set', row.line, name)
    collector.addSet(exercise, row, {
      kind: kindOf(order, row),
      weight,
      // A plank has 0 repetitions, which means nothing; for a bar that did not move it means a failure.
      reps: isTimed && (reps ?? 0) === 0 ? null : reps,
      seconds: seconds === 0 ? null : seconds,
      distance,
      rpe: collector.cells.number(row, places.rpe, 'RPE'),
    })
  }

  /** A row with nothing but seconds and a word of any language. */
  const isRest = (row: Row, order: string) =>
    order === REST ||
    textIn(row, places.exerciseName) === REST ||
    (isPseudoRow(row, order) && /[1-9]/.test(textIn(row, places.seconds)))

  const isNote = (row: Row, order: string) =>
    order === NOTE || (isPseudoRow(row, order) && textIn(row, places.notes) !== '')

  const isPseudoRow = (row: Row, order: string) =>
    /^\D\D+$/.test(order) &&
    strongKind(order, columns.names) === null &&
    [places.weight, places.reps, places.distance].every((place) => /^[0.,]*$/.test(textIn(row, place)))

  const kindOf = (order: string, row: Row): SetKind => {
    const kind = strongKind(order, columns.names)
    if (kind === null) collector.note('set-kind', row.line, order)
    return kind ?? 'working'
  }

  return {
    addRow(row) {
      const workout = workoutOf(row)
      const order = textIn(row, places.setOrder)
      const last = workout.exercises.at(-1)
      if (isRest(row, order)) {
        const seconds = collector.cells.number(row, places.seconds, 'Seconds') ?? 0
        if (last && seconds > 0) collector.takeRest(last, seconds, row.line)
      } else if (isNote(row, order)) {
        const exercise = collector.exercise(workout, row, { name: textIn(row, places.exerciseName) })
        collector.addNote(exercise, textIn(row, places.notes), row.line)
      } else addSet(row, workout, order)
    },
    finish: () => ({
      ...NO_ROWS,
      format: 'strong',
      workouts: collector.finish(dates),
      questions: {
        weightUnit: missesWeightUnit ? 'missing' : poundWeights > metricWeights / 2 ? 'converted' : 'none',
        distanceUnit: missesDistanceUnit,
        dayOrder: dates.isOpen,
        longWorkouts: collector.longWorkouts,
      },
      oddities: collector.oddities,
    }),
  }
}

function placesOf(columns: Columns) {
  const found = strongColumns(columns)
  const placeOf = (field: StrongField) => {
    const place = found.findIndex((column) => column?.field === field)
    const name = columns.names[place]
    if (name !== undefined) columns.of(name)
    return place
  }
  const figureOf = (field: Figure & StrongField) => {
    const place = placeOf(field)
    return place === -1 ? columns.figure(field, field) : place
  }
  const unitOf = (place: number) => found[place]?.unit ?? unitBehind(columns.names[place] ?? '')
  const weight = figureOf('weight')
  const distance = figureOf('distance')
  const weightUnit = unitOf(weight)
  return {
    number: placeOf('number'),
    date: placeOf('date'),
    workoutName: placeOf('workoutName'),
    duration: placeOf('duration'),
    exerciseName: placeOf('exerciseName'),
    setOrder: placeOf('setOrder'),
    unitOfFile: weightUnit === 'kg' || weightUnit === 'lb' ? weightUnit : null,
    weight,
    weightUnit: placeOf('weightUnit'),
    reps: figureOf('reps'),
    rpe: placeOf('rpe'),
    distanceUnitOfFile: unitOf(distance),
    distance,
    distanceUnit: placeOf('distanceUnit'),
    seconds: figureOf('seconds'),
    notes: placeOf('notes'),
    workoutNotes: placeOf('workoutNotes'),
  }
}
