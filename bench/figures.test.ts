import { expect, test } from 'vitest'
import { diceFrom } from '../server/local/demo/dice.ts'
import { atMost, compare } from './figures.ts'

const dice = diceFrom(1)
const rounds = { name: 'a', unit: 'ms', baselines: [10, 10, 10, 10, 10, 10, 10, 10, 10] }
/** Half of the time a ratio of 1, half of the time one of 2: the median is arbitrary. */
const UNSURE = [10, 10, 10, 10, 15, 20, 20, 20, 20]

test('a bar is reached only by the far end of the interval', () => {
  const sure = compare({ ...rounds, values: rounds.baselines, bar: { bar: 1.6 } }, dice)
  const unsure = compare({ ...rounds, values: UNSURE, bar: { bar: 1.6 } }, dice)
  expect([sure.pass, unsure.pass]).toEqual([true, false])
  expect(unsure.interval.value).toBeLessThan(1.6)
})

test('with atLeast, the far end of the interval is the low one', () => {
  const bar = { bar: 1.4, atLeast: true }
  const unsure = compare({ ...rounds, values: UNSURE, bar }, dice)
  expect(unsure.interval.value).toBeGreaterThan(1.4)
  expect(unsure).toMatchObject({ atLeast: true, pass: false })
  expect(compare({ ...rounds, values: rounds.baselines.map((it) => 2 * it), bar }, dice).pass).toBe(true)
})

test('without a bar nothing passes and nothing fails', () => {
  expect(compare({ ...rounds, values: UNSURE }, dice)).toMatchObject({ bar: null, pass: null })
})

test('a figure with a bar in its own unit is judged by its maximum', () => {
  expect(atMost('rows', 'rows', [30, 31, 30], { bar: 30 })).toMatchObject({ value: 31, pass: false, n: 3 })
  expect(atMost('script', 'KB', [219.9], { bar: 220 })).toMatchObject({ value: 219.9, baseline: 1, pass: true })
})
