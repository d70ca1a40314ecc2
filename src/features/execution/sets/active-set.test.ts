import { expect, test } from 'vitest'
import { percentLoads } from '#domain/session/percent-load.ts'
import { aLoggedSet, blankSet, exerciseOf, sessionOf } from '../../../../tests/builders.ts'
import { activeSetOf } from './active-set.ts'

test('the first time an exercise is done, one tap logs what the set before it was', () => {
  const next = blankSet()
  const session = sessionOf([exerciseOf([aLoggedSet(62.5, 10), next])])
  expect(activeSetOf(session, next.id, { previous: new Map(), loads: new Map() })).toMatchObject({
    previous: null,
    missing: null,
    values: { weight: { value: 62.5, unit: 'kg' }, reps: 10, rpe: null },
  })
})

test('one tap logs the load of a percentage, whatever was lifted last time', () => {
  const target = { reps: null, weight: null, percentOfOneRepMax: 80, seconds: null, distance: null, rpe: null }
  const next = blankSet({ target })
  const exercise = exerciseOf([aLoggedSet(60, 5), next])
  const loads = new Map([[exercise.exerciseId, percentLoads([80], { value: 125, unit: 'kg' }, null)]])
  expect(activeSetOf(sessionOf([exercise]), next.id, { previous: new Map(), loads })).toMatchObject({
    set: { weight: null },
    values: { weight: { value: 100, unit: 'kg' } },
  })
})
