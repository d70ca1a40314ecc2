import { expect, test } from 'vitest'
import { ANSWERS, importedFile, importedWorkout } from '../../../tests/support/imported-file.ts'
import type { ImportFormat } from './imported.ts'
import type { KnownSession } from './known-sessions.ts'
import { startedWorkouts } from './workout-ids.ts'

const MORNING = '2024-03-04T07:30:00'
const EVENING = '2024-03-04T18:02:11'

/** The ids of workouts, each written as its name and when it began. */
function idsOf(
  workouts: readonly (readonly [name: string, startedAt: string])[],
  known: readonly KnownSession[] = [],
  format: ImportFormat = 'strong',
) {
  const file = importedFile(
    workouts.map(([name, startedAt]) => importedWorkout([], { name, startedAt })),
    { format },
  )
  return startedWorkouts(file, ANSWERS, known).map(({ id }) => id)
}

/** Sessions of the account, as the ids of an earlier import made them. */
function brought(...workouts: readonly (readonly [name: string, startedAt: string])[]): KnownSession[] {
  const ids = idsOf(workouts)
  return workouts.flatMap(([name, startedAt], index) => {
    const id = ids[index]
    return id ? [{ id, name, startedAt: startedAt.slice(0, 16), sets: [], isTrashed: false }] : []
  })
}

test('a workout has the same id in every file of its app, whatever it is called, and another one at another moment', () => {
  const [id] = idsOf([['A', EVENING]])
  expect(idsOf([['Renamed', EVENING]])).toEqual([id])
  expect(idsOf([['A', MORNING]])).not.toEqual([id])
  expect(idsOf([['A', EVENING]], [], 'hevy')).not.toEqual([id])
})

test('workouts that began at one moment are told apart by their names, in any order, and those of one name by their place', () => {
  const [first, second, third] = idsOf([
    ['A', EVENING],
    ['B', EVENING],
    ['A', EVENING],
  ])
  expect(new Set([first, second, third]).size).toBe(3)
  expect(
    idsOf([
      ['B', EVENING],
      ['A', EVENING],
      ['A', EVENING],
    ]),
  ).toEqual([second, first, third])
})

test('one of several that comes alone again is the one that it was, also under a new name', () => {
  const known = brought(['A', EVENING], ['A', EVENING], ['B', EVENING])
  expect(idsOf([['B', EVENING]], known)).toEqual([known[2]?.id])
  expect(idsOf([['Renamed', EVENING]], known.slice(1, 2))).toEqual([known[1]?.id])
})

test('one that came alone keeps its id among several: the one of its name, or else the first', () => {
  const [alone] = brought(['A', EVENING])
  const both = (first: string, second: string) =>
    idsOf(
      [
        [first, EVENING],
        [second, EVENING],
      ],
      alone ? [alone] : [],
    )
  expect(both('B', 'A')[1]).toBe(alone?.id)
  expect(both('B', 'A')[0]).not.toBe(alone?.id)
  expect(both('B', 'C')[0]).toBe(alone?.id)
  expect(both('B', 'C')[1]).not.toBe(alone?.id)
})

test('sessions of other moments and of other apps are none of the file’s', () => {
  const [expected] = idsOf([['A', EVENING]])
  expect(idsOf([['A', EVENING]], brought(['A', MORNING], ['B', MORNING]))).toEqual([expected])
  const [other] = brought(['A', EVENING])
  const foreign = other ? [{ ...other, id: idsOf([['A', EVENING]], [], 'hevy')[0] ?? other.id }] : []
  expect(idsOf([['A', EVENING]], foreign)).toEqual([expected])
})

test('an open date is the moment that the person says', () => {
  const file = importedFile([importedWorkout([], { isDateOpen: true })])
  const started = (['day-first', 'month-first'] as const).map(
    (dayOrder) => startedWorkouts(file, { ...ANSWERS, dayOrder }, [])[0],
  )
  expect(started.map((one) => one?.startedAt)).toEqual(['2024-03-04T18:02:11', '2024-04-03T18:02:11'])
  expect(started[0]?.id).not.toBe(started[1]?.id)
})

test('ids sort by the day of the workout', () => {
  const ids = idsOf([
    ['B', EVENING],
    ['A', MORNING],
    ['C', '2020-01-01T10:00:00'],
  ])
  expect(ids.toSorted()).toEqual([ids[2], ids[1], ids[0]])
})
