import { expect, test } from 'vitest'
import { aLoggedSet, blankSet } from '../../../tests/builders.ts'
import { NO_TARGET } from '../workout/planned-sets.ts'
import { carriedSets } from './carried-sets.ts'

test('a set carries on from the one of its like that was logged last before it', () => {
  const [first, second] = [aLoggedSet(60, 10), aLoggedSet(62.5, 8)]
  const [third, fourth] = [blankSet(), blankSet()]
  expect(carriedSets([first, second, third, fourth])).toEqual([null, first, second, second])
})

test('nothing is carried on from a warm-up to the work, nor from what was not done', () => {
  const warmUp = { ...aLoggedSet(20, 10), kind: 'warm-up' as const }
  expect(carriedSets([warmUp, blankSet(), blankSet()])).toEqual([null, null, null])
})

test('another share of the one-repetition maximum is another load', () => {
  const share = (percentOfOneRepMax: number) => ({ ...NO_TARGET, percentOfOneRepMax })
  const done = { ...aLoggedSet(60, 5), target: share(75) }
  expect(carriedSets([done, { ...blankSet(), target: share(75) }, { ...blankSet(), target: share(85) }])).toEqual([
    null,
    done,
    null,
  ])
})
