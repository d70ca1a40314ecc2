import { expect, test } from 'vitest'
import { turnBetween } from './turn-between.ts'

test.each([
  ['/workouts', '/workouts/edit-v2'],
  ['/exercises', '/exercises/new'],
  ['/exercises', '/exercises/018f/edit'],
  ['/profile', '/profile/data'],
  ['/profile/data', '/profile/data/import'],
  ['/workout/all/sessions', '/workout/018f/completed'],
  ['/workout/018f/sessions', '/workout/018e/abandoned'],
  ['/dashboard', '/workout/018f/completed'],
])('%s leads in to %s, and out again', (list, item) => {
  expect(turnBetween(list, item)).toBe('in')
  expect(turnBetween(item, list)).toBe('out')
})

test.each([
  ['two tabs', '/dashboard', '/workouts'],
  ['a list whose name begins alike', '/workout', '/workouts'],
  ['to a workout that starts', '/workouts', '/workouts/execute'],
  ['to a workout that runs', '/dashboard', '/workout/018f/execute'],
  ['from a workout that is finished', '/workout/018f/execute', '/workout/018f/completed'],
  ['the page itself', '/workouts', '/workouts'],
  ['everything is below the index', '/', '/dashboard'],
])('no turn: %s', (_case, from, to) => {
  expect(turnBetween(from, to)).toBeNull()
})
