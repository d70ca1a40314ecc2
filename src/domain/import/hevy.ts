import type { WeightUnit } from '#contract/quantity.ts'
import type { SetKind } from '#contract/workout.ts'
import { distanceOf, distanceUnitIn, type Row, textIn, weightUnitIn } from './cells.ts'
import { Collector } from './collector.ts'
import { DateOrderReader, secondsBetween } from './date-order.ts'
import { isAssistedName } from './describe-exercise.ts'
import type { Columns } from './header.ts'
import type { ImportedDistance, ImportedExercise, ImportedWeight, ImportedWorkout } from './imported.ts'
import { NO_ROWS, type ReadingContext, type ReadRows, type TableFormat, type TableReader } from './table-format.ts'

const POUNDS = ['weight_lbs', 'weight_lb']
const MILES = ['distance_miles', 'distance_mi']
const METRES = 'distance_meters'

const ESSENTIAL = ['title', 'start_time', 'exercise_title', 'set_type']

/** Hevy's workouts: `workout_data.csv`, in the language of the app and the units of the account. */
export const HEVY: TableFormat = {
  format: 'hevy',
  matches: (columns) => ESSENTIAL.every((name) => columns.has(name)),
  missing: (columns) => ESSENTIAL.filter((name) => !columns.has(name)),
  read: readHevy,
}

function readHevy(columns: Columns, { now }: ReadingContext): TableReader<ReadRows> {
  const { of, expected, figure, names } = columns
  const collector = new Collector(now)
  const places = {
    title: of('title'),
    start: of('start_time'),
    end: expected('end_time'),
    description: of('description'),
    exercise: of('exercise_title'),
    superset: of('superset_id'),
    notes: of('exercise_notes'),
    index: of('set_index'),
    type: of('set_type'),
    weights: weightPlaces(columns),
    reps: figure('reps', 'reps'),
    distances: distancePlaces(columns),
    seconds: figure('seconds', 'duration_seconds'),
    rpe: of('rpe'),
  }
  const dates = new DateOrderReader('start_time')
  let missesWeightUnit = false
  let missesDistanceUnit = false
  const indexes = new Map<ImportedExercise, number>()

  const workoutOf = (row: Row): ImportedWorkout => {
    const name = textIn(row, places.title)
    const startedAt = dates.read(row, textIn(row, places.start))
    const workout = collector.workout(`${startedAt.wall}|${name}`, () => ({ line: row.line, name, startedAt }))
    const end = textIn(row, places.end)
    collector.takeDuration(workout, () => (end === '' ? null : (secondsBetween(startedAt, dates.read(row, end)) ?? 0)))
    collector.addNote(workout, unescaped(textIn(row, places.description)), row.line)
    return workout
  }

  const weightOf = (row: Row, name: string): ImportedWeight | null => {
    for (const { place, unit } of places.weights) {
      const load = collector.cells.load(row, place, names[place] ?? '', isAssistedName(name))
      if (load === null) continue
      const weight = { value: load.value, unit: load.unit ?? unit }
      if (weight.unit === null) missesWeightUnit = true
      return weight
    }
    return null
  }

  const distanceIn = (row: Row): ImportedDistance | null => {
    for (const { place, unit } of places.distances) {
      const value = collector.cells.number(row, place, names[place] ?? '')
      if (!value) continue
      const distance = distanceOf(value, unit)
      if (distance.unit === null) missesDistanceUnit = true
      return distance
    }
    return null
  }

  return {
    addRow(row) {
      const workout = workoutOf(row)
      const name = textIn(row, places.exercise)
      if (name === '') return
      const isRepeated = collector.isRepeated(row)
      const index = collector.cells.number(row, places.index, 'set_index')
      const last = workout.exercises.at(-1)
      // `0,0,1,2` is one exercise; only a 0 after a later one starts another.
      const anew = index === 0 && !isRepeated && ((last && indexes.get(last)) ?? 0) > 0
      const exercise = collector.exercise(workout, row, { name, superset: textIn(row, places.superset), anew })
      if (index !== null) indexes.set(exercise, index)
      collector.addNote(exercise, unescaped(textIn(row, places.notes)), row.line)
      const figures = {
        weight: weightOf(row, name),
        reps: collector.cells.number(row, places.reps, 'reps'),
        seconds: collector.cells.number(row, places.seconds, 'duration_seconds'),
        distance: distanceIn(row),
        rpe: collector.cells.number(row, places.rpe, 'rpe'),
      }
      // A note with a line break and no quotes leaves the first half of its row without numbers.
      if (Object.values(figures).every((figure) => figure === null)) collector.note('figureless-set', row.line, name)
      collector.addSet(exercise, row, { kind: kindOf(textIn(row, places.type), row, collector), ...figures })
    },
    finish: () => ({
      ...NO_ROWS,
      format: 'hevy',
      workouts: collector.finish(dates),
      questions: {
        weightUnit: missesWeightUnit ? 'missing' : 'none',
        distanceUnit: missesDistanceUnit,
        dayOrder: dates.isOpen,
        longWorkouts: collector.longWorkouts,
      },
      oddities: collector.oddities,
    }),
  }
}

/** In the order in which they count. */
function weightPlaces({ of, has, figure, names }: Columns): readonly { place: number; unit: WeightUnit | null }[] {
  if (has('weight_kg', ...POUNDS)) {
    return [
      { place: of('weight_kg'), unit: 'kg' },
      { place: of(...POUNDS), unit: 'lb' },
    ]
  }
  const place = figure('weight', 'weight_kg')
  return [{ place, unit: weightUnitIn(names[place] ?? '') }]
}

function distancePlaces({ of, has, figure, names }: Columns): readonly { place: number; unit: string }[] {
  if (has('distance_km', ...MILES, METRES)) {
    return [
      { place: of('distance_km'), unit: 'km' },
      { place: of(...MILES), unit: 'mi' },
      { place: of(METRES), unit: 'm' },
    ]
  }
  const place = figure('distance', 'distance_km')
  return [{ place, unit: distanceUnitIn(names[place] ?? '') }]
}

function kindOf(type: string, row: Row, collector: Collector): SetKind {
  switch (type.toLowerCase()) {
    case 'normal':
    case '':
      return 'working'
    case 'warmup':
      return 'warm-up'
    case 'dropset':
      return 'drop'
    case 'failure':
      return 'failure'
    default:
      collector.note('set-kind', row.line, type)
      return 'working'
  }
}

/** Line breaks are written as a backslash and an n. */
function unescaped(text: string): string {
  return text.replaceAll('\\n', '\n')
}
