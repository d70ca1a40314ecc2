import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countUse, NO_UNHEARD_USE, pauseUse, readUse, UNHEARD_LIMIT_MS, type UnheardUse } from './unheard-use.ts'

const HOUR_MS = 3_600_000
const START = Date.parse('2026-03-02T18:00:00.000Z')
const clock = fc.integer({ min: 0, max: 400 * 24 }).map((hours) => START + hours * HOUR_MS)
/** A look at the clock, or the server's word at that time. */
const moment = fc.record({ nowMs: clock, isWord: fc.boolean() })
type Moment = { readonly nowMs: number; readonly isWord: boolean }

function after(use: UnheardUse, moments: readonly Moment[]): UnheardUse {
  return moments.reduce((sofar, { nowMs, isWord }) => (isWord ? pauseUse(sofar) : countUse(sofar, nowMs)), use)
}

test('the limit is 72 hours', () => {
  expect(UNHEARD_LIMIT_MS).toBe(72 * HOUR_MS)
})

test('time between two looks counts in full, whether or not the app was open', () => {
  fc.assert(
    fc.property(fc.array(clock, { minLength: 1 }), (looks) => {
      const inOrder = looks.toSorted((left, right) => left - right)
      const use = inOrder.reduce(countUse, NO_UNHEARD_USE)
      expect(use.spentMs).toBe((inOrder.at(-1) ?? 0) - (inOrder[0] ?? 0))
    }),
  )
})

test('the use never decreases: neither by a clock set back, nor by the server', () => {
  fc.assert(
    fc.property(fc.array(moment), moment, (earlier, next) => {
      const before = after(NO_UNHEARD_USE, earlier)
      expect(after(before, [next]).spentMs).toBeGreaterThanOrEqual(before.spentMs)
    }),
  )
})

test('after the clock is set back, counting continues', () => {
  fc.assert(
    fc.property(clock, clock, fc.integer({ min: 0, max: 100 }), (first, turnedBack, hours) => {
      const before = countUse(NO_UNHEARD_USE, Math.max(first, turnedBack))
      const backMs = Math.min(first, turnedBack)
      const use = [backMs, backMs + hours * HOUR_MS].reduce(countUse, before)
      expect(use.spentMs).toBe(hours * HOUR_MS)
    }),
  )
})

test('time after a word of the server does not count until the device is without one again', () => {
  const heard = pauseUse(countUse(countUse(NO_UNHEARD_USE, START), START + HOUR_MS))
  expect(countUse(heard, START + 500 * HOUR_MS).spentMs).toBe(HOUR_MS)
})

test('use is read as it was kept, and anything else is no use', () => {
  fc.assert(
    fc.property(fc.array(moment), (moments) => {
      const use = after(NO_UNHEARD_USE, moments)
      expect(readUse(JSON.parse(JSON.stringify(use)))).toEqual(use)
    }),
  )
  for (const other of [null, 'text', [], {}, { spentMs: '7' }, { spentMs: -1 }, { spentMs: null, seenMs: 7 }])
    expect(readUse(other)).toEqual(NO_UNHEARD_USE)
  expect(readUse({ spentMs: 7, seenMs: 'now' })).toEqual({ spentMs: 7, seenMs: null })
})
