import { describe, expect, test } from 'vitest'
import type { FolderId } from '#contract/id.ts'
import { aFolder, aSession, aWorkout } from '../../../tests/builders.ts'
import { leastRecent, notRunning, rotation } from './next-workout.ts'

const strength: FolderId = aFolder().id
const push = aWorkout({ name: 'Push', folderId: strength })
const pull = aWorkout({ name: 'Pull', folderId: strength })
const yoga = aWorkout({ name: 'Yoga' })
const all = [push, pull, yoga]

describe('the workouts in rotation', () => {
  test('are those of the folder trained last', () => {
    expect(rotation(all, [aSession({ workoutId: pull.id }), aSession({ workoutId: yoga.id })])).toEqual([push, pull])
  })

  test('are those of no folder after one of no folder', () => {
    const run = aWorkout({ name: 'Run' })
    expect(rotation([...all, run], [aSession({ workoutId: yoga.id })])).toEqual([yoga, run])
  })

  test('are all of them where the only one that was trained is alone in its folder', () => {
    expect(rotation(all, [aSession({ workoutId: yoga.id })])).toEqual(all)
  })

  test('are all that were trained lately after one that is alone in its folder', () => {
    const latest = [yoga, push].map(({ id }) => aSession({ workoutId: id }))
    expect(rotation(all, latest)).toEqual([push, yoga])
  })

  test('are told by the last workout that is still there, free sessions aside', () => {
    const gone = aWorkout()
    const latest = [aSession({ workoutId: '' }), aSession({ workoutId: gone.id }), aSession({ workoutId: push.id })]
    expect(rotation(all, latest)).toEqual([push, pull])
  })

  test('are all of them before the first session', () => {
    expect(rotation(all, [])).toEqual(all)
  })
})

test('a workout that runs is not the next one', () => {
  expect(notRunning(all, [aSession({ workoutId: push.id })])).toEqual([pull, yoga])
  expect(notRunning(all, [aSession({ workoutId: '' })])).toEqual(all)
})

describe('the next workout', () => {
  test('the one done longest ago', () => {
    const lastDone = new Map([
      [push.id, '2026-03-04T18:00:00.000Z'],
      [pull.id, '2026-03-02T18:00:00.000Z'],
    ])
    expect(leastRecent([push, pull], lastDone)).toBe(pull)
  })

  test('one that was never done goes before all that were', () => {
    expect(leastRecent([push, pull], new Map([[push.id, '2026-03-04T18:00:00.000Z']]))).toBe(pull)
  })

  test('the first in order among those never done', () => {
    expect(leastRecent([push, pull], new Map())).toBe(push)
  })

  test('nobody’s where there is no workout', () => {
    expect(leastRecent([], new Map())).toBeUndefined()
  })
})
