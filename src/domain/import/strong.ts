import type { SetKind } from '#contract/workout.ts'
import { distanceOf, numberIn, type Row, spanIn, textIn, weightUnitOf } from './cells.ts'
import { Collector } from './collector.ts'
import { DateOrderReader } from './date-order.ts'
import type { Columns } from './header.ts'
import type { ImportedDistance, ImportedExercise, ImportedWeight, ImportedWorkout } from './imported.ts'
import { looksLikePounds } from './snap-weight.ts'
import type { ReadingContext, ReadRows, TableFormat, TableReader } from './table-format.ts'

/** Strong's own words for what is no set. */
const REST = 'Rest Timer'
const NOTE = 'Note'

/** Headings that name the unit of their column; the first versions wrote the unit alone. */
const KILOGRAMS = ['weight (kg)', 'weight (kgs)', 'kg', 'kgs']
const POUNDS = ['weight (lbs)', 'weight (lb)', 'lbs', 'lb']
const METRES = ['distance (meters)', 'distance (m)', 'meters', 'm']
const KILOMETRES = ['distance (km)', 'km']
const MILES = ['distance (mi)', 'distance (miles)', 'mi', 'miles']

/** Strong's export in all its versions: which columns there are tells how they are meant. */
export const STRONG: TableFormat = {
  format: 'strong',
  matches: (columns) =>
    columns.has('date') && columns.has('workout name') && columns.has('exercise name') && columns.has('set order'),
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

  const weightOf = (row: Row): ImportedWeight | null => {
    const value = numberIn(row, places.weight, 'Weight')
    // Body weight is 0 in the older versions and nothing in the newer ones.
    if (value === null || value === 0) return null
    const unit = places.unitOfFile ?? weightUnitOf(textIn(row, places.weightUnit))
    if (unit === null) missesWeightUnit = true
    if (places.unitOfFile === 'kg' && value > 0) {
      metricWeights += 1
      if (looksLikePounds(value)) poundWeights += 1
    }
    return { value, unit }
  }

  const distanceIn = (row: Row): ImportedDistance | null => {
    const value = numberIn(row, places.distance, 'Distance')
    if (value === null || value === 0) return null
    const named = places.distanceUnitOfFile ?? textIn(row, places.distanceUnit)
    const distance = distanceOf(value, named)
    if (distance.unit === null) missesDistanceUnit = true
    return distance
  }

  let latest: { readonly of: readonly [string, string, string]; readonly workout: ImportedWorkout } | undefined

  const workoutOf = (row: Row): ImportedWorkout => {
    const { cells } = row
    const [date = '', name = '', number = ''] = [cells[places.date], cells[places.workoutName], cells[places.number]]
    // Rows of one workout follow each other, and each says all of it again.
    if (latest?.of[0] !== date || latest.of[1] !== name || latest.of[2] !== number) {
      latest = { of: [date, name, number], workout: newWorkoutOf(row, date, name.trim(), number.trim()) }
    }
    const { workout } = latest
    if (workout.durationSeconds === null) collector.takeDuration(workout, spanIn(row, places.duration, 'Duration'))
    const note = cells[places.workoutNotes]
    if (note) collector.addNote(workout, note.trim(), row.line)
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
    // An exercise that is done again right away starts again at 1.
    const anew = number === 1 && !isRepeated && last !== undefined && (orders.get(last) ?? 0) >= 1
    const exercise = collector.exercise(workout, row, { name, anew })
    if (number !== null) orders.set(exercise, number)
    const note = textIn(row, places.notes)
    if (note !== '') collector.addNote(exercise, note, row.line)

    const weight = weightOf(row)
    const distance = distanceIn(row)
    const seconds = numberIn(row, places.seconds, 'Seconds')
    const reps = numberIn(row, places.reps, 'Reps')
    const isTimed = (seconds ?? 0) > 0 || distance !== null
    if (!isTimed && weight === null && (reps ?? 0) === 0) return collector.note('empty-set', row.line, name)
    collector.addSet(exercise, row, {
      kind: kindOf(order, row, collector),
      weight,
      // A plank says 0 repetitions; a bar that did not move does as well, and there it means something.
      reps: isTimed && (reps ?? 0) === 0 ? null : reps,
      seconds: seconds === 0 ? null : seconds,
      distance,
      rpe: numberIn(row, places.rpe, 'RPE'),
    })
  }

  return {
    addRow(row) {
      const workout = workoutOf(row)
      const order = textIn(row, places.setOrder)
      const last = workout.exercises.at(-1)
      if (order === REST || textIn(row, places.exerciseName) === REST) {
        const seconds = numberIn(row, places.seconds, 'Seconds') ?? 0
        if (last && seconds > 0) last.restSeconds ??= Math.min(Math.round(seconds), 86_400)
      } else if (order === NOTE) {
        const exercise = collector.exercise(workout, row, { name: textIn(row, places.exerciseName) })
        collector.addNote(exercise, textIn(row, places.notes), row.line)
      } else addSet(row, workout, order)
    },
    finish: () => ({
      format: 'strong',
      workouts: collector.finish(dates),
      measurements: [],
      sessions: [],
      readings: [],
      questions: {
        weightUnit: missesWeightUnit ? 'missing' : poundWeights > metricWeights / 2 ? 'converted' : 'none',
        distanceUnit: missesDistanceUnit,
        dayOrder: dates.isOpen,
        // Only this version seems to add the body's own weight.
        bodyWeight: places.number !== -1,
      },
      oddities: collector.oddities,
    }),
  }
}

function placesOf({ of, expected, has }: Columns) {
  return {
    number: of('workout #'),
    date: of('date'),
    workoutName: of('workout name'),
    duration: of('duration (sec)', 'workout duration', 'duration'),
    exerciseName: of('exercise name'),
    setOrder: of('set order'),
    unitOfFile: has(...KILOGRAMS) ? ('kg' as const) : has(...POUNDS) ? ('lb' as const) : null,
    weight: expected('weight', ...KILOGRAMS, ...POUNDS),
    weightUnit: of('weight unit'),
    reps: expected('reps'),
    rpe: of('rpe'),
    distanceUnitOfFile: has(...METRES) ? 'm' : has(...KILOMETRES) ? 'km' : has(...MILES) ? 'mi' : null,
    distance: expected('distance', ...METRES, ...KILOMETRES, ...MILES),
    distanceUnit: of('distance unit'),
    seconds: expected('seconds'),
    notes: of('notes'),
    workoutNotes: of('workout notes'),
  }
}

function kindOf(order: string, row: Row, collector: Collector): SetKind {
  if (/^\d+(\.0)?$/.test(order)) return 'working'
  switch (order.toUpperCase()) {
    case 'W':
      return 'warm-up'
    case 'D':
      return 'drop'
    case 'F':
      return 'failure'
    default:
      collector.note('set-kind', row.line, order)
      return 'working'
  }
}
