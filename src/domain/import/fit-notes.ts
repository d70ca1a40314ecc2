import type { WeightUnit } from '#contract/quantity.ts'
import type { SetKind } from '#contract/workout.ts'
import { badCell, distanceOf, type Row, textIn, weightUnitIn, weightUnitOf } from './cells.ts'
import { Collector } from './collector.ts'
import { DateOrderReader } from './date-order.ts'
import { isAssistedName } from './describe-exercise.ts'
import type { Columns } from './header.ts'
import type { ImportedDistance, ImportedWeight } from './imported.ts'
import { NO_ROWS, type ReadingContext, type ReadRows, type TableFormat, type TableReader } from './table-format.ts'

/** FitNotes' sets: Android, older versions and iOS. They have dates only. */
export const FIT_NOTES: TableFormat = {
  format: 'fit-notes',
  matches: (columns) =>
    columns.has('date') &&
    columns.has('exercise') &&
    (columns.has('category') || columns.has('distance unit')) &&
    columns.has('reps', 'time'),
  missing: () => [],
  read: readFitNotes,
}

/** No comment has more commas; every one more costs as many tries as there are cells. */
const MAX_EXTRA_CELLS = 200

/** The time of day is unknown: noon. */
const NOON = '12:00:00'

function readFitNotes(columns: Columns, { now }: ReadingContext): TableReader<ReadRows> {
  const collector = new Collector(now)
  const dates = new DateOrderReader('Date')
  const { of, figure } = columns
  const places = {
    date: of('date'),
    exercise: of('exercise'),
    weights: weightPlaces(columns),
    weightUnit: of('weight unit'),
    reps: figure('reps', 'reps'),
    distance: figure('distance', 'distance'),
    distanceUnit: of('distance unit'),
    time: figure('seconds', 'time'),
    comment: of('comment', 'notes'),
    kind: of('kind'),
  }
  let missesWeightUnit = false
  let missesDistanceUnit = false

  const weightOf = (row: Row, name: string): ImportedWeight | null => {
    const unitOfRow = weightUnitOf(textIn(row, places.weightUnit))
    const filled = places.weights.flatMap(({ column, unit }) => {
      const load = collector.cells.load(row, column, 'Weight', isAssistedName(name))
      return load === null || load.value === 0 ? [] : [{ value: load.value, unit: load.unit ?? unit ?? unitOfRow }]
    })
    const weight = roundest(filled)
    if (weight?.unit === null) missesWeightUnit = true
    return weight
  }

  const distanceIn = (row: Row): ImportedDistance | null => {
    const value = collector.cells.number(row, places.distance, 'Distance')
    if (value === null || value === 0) return null
    const distance = distanceOf(value, textIn(row, places.distanceUnit))
    if (distance.unit === null) missesDistanceUnit = true
    return distance
  }

  /** Whether cells match their columns: numbers under numbers, a unit under the unit. */
  const isInPlace = (cells: readonly string[]) => {
    const at = (place: number) => cells[place]?.trim() ?? ''
    const numbers = [...places.weights.map(({ column }) => column), places.reps, places.distance]
    return (
      numbers.every((place) => /^-?[\d.,]*$/.test(at(place))) &&
      (at(places.weightUnit) === '' || weightUnitOf(at(places.weightUnit)) !== null) &&
      /^[\d:.]*$/.test(at(places.time))
    )
  }

  /** The app quotes neither names nor comments: a comma splits one into two cells. */
  const joinCells = (cells: readonly string[]): readonly string[] | null => {
    const extra = cells.length - columns.names.length
    if (extra > MAX_EXTRA_CELLS) return null
    for (let inName = 0; inName <= extra; inName++) {
      const end = places.exercise + inName + 1
      const named = [
        ...cells.slice(0, places.exercise),
        cells.slice(places.exercise, end).join(','),
        ...cells.slice(end),
      ]
      const last = columns.names.length - 1
      const whole = [...named.slice(0, last), named.slice(last).join(',').replace(/,+$/, '')]
      if (isInPlace(whole)) return whole
    }
    return null
  }

  return {
    joinCells,
    addRow(row) {
      const { wall, isOpen } = dates.read(row, textIn(row, places.date))
      const day = wall.slice(0, 10)
      const name = textIn(row, places.exercise)
      if (name === '') throw badCell(row, 'Exercise', '')
      const workout = collector.workout(day, () => ({
        line: row.line,
        name: '',
        startedAt: { wall: `${day}T${NOON}`, isOpen },
      }))
      const exercise = collector.exercise(workout, row, { name })
      const weight = weightOf(row, name)
      const reps = collector.cells.number(row, places.reps, 'Reps')
      const seconds = collector.cells.clock(row, places.time, 'Time')
      const distance = distanceIn(row)
      const isTimed = (seconds ?? 0) > 0 || distance !== null
      if (!isTimed && weight === null && (reps ?? 0) === 0) return collector.note('empty-set', row.line, name)
      collector.addSet(exercise, row, {
        kind: kindOf(textIn(row, places.kind)),
        weight,
        reps: isTimed && (reps ?? 0) === 0 ? null : reps,
        seconds: seconds === 0 ? null : seconds,
        distance,
        rpe: null,
      })
      const comment = textIn(row, places.comment)
      // Sets have no notes here: the exercise's note names the set.
      if (comment !== '') collector.addNote(exercise, `${exercise.sets.length}: ${comment}`, row.line)
    },
    finish: () => ({
      ...NO_ROWS,
      format: 'fit-notes',
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

function weightPlaces(columns: Columns): readonly { readonly column: number; readonly unit: WeightUnit | null }[] {
  const named = columns.matching((name) => /^weight ?(?:\(.+\))?$/.test(name))
  const found = named.length > 0 ? named : [columns.figure('weight', 'weight')]
  return found.map((column) => ({ column, unit: weightUnitIn(columns.names[column] ?? '') }))
}

/** Of the same load in two units, the one entered: the one with the fewest digits. */
function roundest(weights: readonly ImportedWeight[]): ImportedWeight | null {
  const digits = ({ value }: ImportedWeight) => String(value).length + (Number.isInteger(value * 4) ? 0 : 10)
  return weights.toSorted((left, right) => digits(left) - digits(right))[0] ?? null
}

function kindOf(text: string): SetKind {
  const word = text.toLowerCase()
  if (word.startsWith('warm')) return 'warm-up'
  if (word.startsWith('drop')) return 'drop'
  return word.startsWith('fail') ? 'failure' : 'working'
}
