import { expect, test } from 'vitest'
import { session } from '#contract/session.ts'
import { newId, runningAgain, trainingHistory } from './history.ts'

test('the history is valid for the server, with 20 logged sets per session, of realistic size', () => {
  for (const it of trainingHistory(30, 1)) {
    expect(session.safeParse(it).error).toBeUndefined()
    const sets = it.exercises.flatMap((exercise) => exercise.sets)
    expect(sets).toHaveLength(20)
    expect(sets.every((set) => set.completedAt !== null)).toBe(true)
    const bytes = JSON.stringify(it).length
    expect(bytes).toBeGreaterThan(5_000)
    expect(bytes).toBeLessThan(9_000)
  }
})

test('equal seeds give equal histories, different ones different histories', () => {
  expect(trainingHistory(5, 1)).toEqual(trainingHistory(5, 1))
  expect(trainingHistory(5, 2)).not.toEqual(trainingHistory(5, 1))
})

test('sessions are in time order, with unique ids for sessions and sets', () => {
  const history = trainingHistory(50, 3)
  expect(history.map(({ newestFirst }) => newestFirst)).toEqual(
    history.map(({ newestFirst }) => newestFirst).toSorted((left, right) => (left < right ? 1 : -1)),
  )
  const ids = history.flatMap(({ id, exercises }) => [
    id,
    ...exercises.flatMap(({ sets }) => sets.map((set) => set.id)),
  ])
  expect(new Set(ids).size).toBe(ids.length)
})

test('the running session has all its sets still to do', () => {
  const running = runningAgain(trainingHistory(2, 4), newId)
  expect(running.status).toBe('active')
  const sets = running.exercises.flatMap((exercise) => exercise.sets)
  expect(sets).toHaveLength(20)
  expect(sets.every((set) => set.completedAt === null)).toBe(true)
})
