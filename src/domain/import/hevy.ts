import type { SetKind } from '#contract/workout.ts'
import { type Row, textIn } from './cells.ts'
import { Collector } from './collector.ts'
import { DateOrderReader, secondsBetween } from './date-order.ts'
import type { Columns } from './header.ts'
import type { ImportedDistance, ImportedExercise, ImportedWeight, ImportedWorkout } from './imported.ts'
import { NO_ROWS, type ReadingContext, type ReadRows, type TableFormat, type TableReader } from './table-format.ts'

const POUNDS = ['weight_lbs', 'weight_lb']
const MILES = ['distance_miles', 'distance_mi']
const METRES = 'distance_meters'

/** Hevy's workouts: `workout_data.csv`, in the language of the app and the units of the account. */
export const HEVY: TableFormat = {
  format: 'hevy',
  matches: (columns) =>
    columns.has('title') && columns.has('start_time') && columns.has('exercise_title') && columns.has('set_type'),
  read: readHevy,
}

function readHevy({ of, expected, has }: Columns, { now }: ReadingContext): TableReader<ReadRows> {
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
    kilograms: has(...POUNDS) ? of('weight_kg') : expected('weight_kg'),
    pounds: of(...POUNDS),
    reps: expected('reps'),
    kilometres: has(...MILES, METRES) ? of('distance_km') : expected('distance_km'),
    miles: of(...MILES),
    metres: of(METRES),
    seconds: expected('duration_seconds'),
    rpe: of('rpe'),
  }
  const dates = new DateOrderReader('start_time')
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
      collector.addSet(exercise, row, {
        kind: kindOf(textIn(row, places.type), row, collector),
        weight: firstWeight(collector, row, places),
        reps: collector.cells.number(row, places.reps, 'reps'),
        seconds: collector.cells.number(row, places.seconds, 'duration_seconds'),
        distance: firstDistance(collector, row, places),
        rpe: collector.cells.number(row, places.rpe, 'rpe'),
      })
    },
    finish: () => ({
      ...NO_ROWS,
      format: 'hevy',
      workouts: collector.finish(dates),
      questions: {
        weightUnit: 'none',
        distanceUnit: false,
        dayOrder: dates.isOpen,
        longWorkouts: collector.longWorkouts,
      },
      oddities: collector.oddities,
    }),
  }
}

type WeightPlaces = { readonly kilograms: number; readonly pounds: number }

function firstWeight({ cells }: Collector, row: Row, { kilograms, pounds }: WeightPlaces): ImportedWeight | null {
  const inKilograms = cells.number(row, kilograms, 'weight_kg')
  if (inKilograms !== null) return { value: inKilograms, unit: 'kg' }
  const inPounds = cells.number(row, pounds, 'weight_lbs')
  return inPounds === null ? null : { value: inPounds, unit: 'lb' }
}

type DistancePlaces = { readonly kilometres: number; readonly miles: number; readonly metres: number }

function firstDistance(
  { cells }: Collector,
  row: Row,
  { kilometres, miles, metres }: DistancePlaces,
): ImportedDistance | null {
  const inKilometres = cells.number(row, kilometres, 'distance_km')
  if (inKilometres) return { value: inKilometres, unit: 'km' }
  const inMiles = cells.number(row, miles, 'distance_miles')
  if (inMiles) return { value: inMiles, unit: 'mi' }
  const inMetres = cells.number(row, metres, 'distance_meters')
  return inMetres ? { value: inMetres, unit: 'm' } : null
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
