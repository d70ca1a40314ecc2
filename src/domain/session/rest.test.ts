import { expect, test } from 'vitest'
import { blankSet, exerciseOf, START, sessionOf, sinceStart } from '../../../tests/builders.ts'
import { abandonSession, pauseSession } from './lifecycle.ts'
import { adjustRest, restRemainingMs, skipRest, startRest } from './rest.ts'

const set = blankSet()
const session = sessionOf([exerciseOf([set])])
const resting = () => startRest(session, set.id, 90, START)
const at = (seconds: number) => Date.parse(sinceStart(seconds))

test.each([
  ['all of it at the start', 0, 90_000],
  ['less after a while', 30, 60_000],
  ['nothing at the deadline', 90, 0],
  ['nothing long after it, whatever slept meanwhile', 7_200, 0],
  ['no more than all of it, should the clock be set back a day', -86_400, 90_000],
])('the remaining rest follows the deadline: %s', (_rule, seconds, remaining) => {
  expect(restRemainingMs(resting().rest, at(seconds))).toBe(remaining)
})

test('without a rest nothing remains', () => {
  expect(restRemainingMs(null, at(0))).toBe(0)
})

test.each([
  ['15 more', 15, 10, sinceStart(105)],
  ['15 less', -15, 10, sinceStart(75)],
  ['15 more when it has run out: from now', 15, 200, sinceStart(215)],
  ['15 less after the clock was set back', -15, -20, sinceStart(75)],
])('adjusting moves the deadline: %s', (_rule, seconds, now, endsAt) => {
  expect(adjustRest(resting(), seconds, sinceStart(now)).rest?.endsAt).toBe(endsAt)
})

test('a rest shortened to nothing is over', () => {
  expect(adjustRest(resting(), -15, sinceStart(75)).rest).toBeNull()
  expect(adjustRest(resting(), -15, sinceStart(74)).rest?.endsAt).toBe(sinceStart(75))
  expect(adjustRest(resting(), -15, sinceStart(80)).rest).toBeNull()
})

test('a rest never lasts longer than a day, as the contract stores no longer one', () => {
  expect(startRest(session, set.id, 1e9, START).rest?.endsAt).toBe(sinceStart(86_400))
  expect(adjustRest(resting(), 1e9, sinceStart(1)).rest?.endsAt).toBe(sinceStart(86_400))
})

test('a rest begins when it did, or now where the clock was set back before it', () => {
  expect(adjustRest(resting(), 15, sinceStart(10)).rest).toEqual({
    afterSetId: set.id,
    startedAt: START,
    endsAt: sinceStart(105),
  })
  expect(adjustRest(resting(), 15, sinceStart(-20)).rest?.startedAt).toBe(sinceStart(-20))
})

test('a number that is none starts no rest and moves none', () => {
  expect(startRest(session, set.id, Number.NaN, START)).toBe(session)
  const running = resting()
  expect(adjustRest(running, Number.NaN, sinceStart(5))).toBe(running)
})

test('a rest of less than nothing is none', () => {
  expect(startRest(resting(), set.id, -1, sinceStart(5)).rest).toBeNull()
  expect(startRest(resting(), set.id, 0, sinceStart(5)).rest).toBeNull()
  expect(startRest(session, set.id, 1, sinceStart(5)).rest?.endsAt).toBe(sinceStart(6))
})

test('skipping ends it, and there is nothing to skip twice', () => {
  const skipped = skipRest(resting())
  expect(skipped.rest).toBeNull()
  expect(skipRest(skipped)).toBe(skipped)
  expect(adjustRest(skipped, 15, sinceStart(5))).toBe(skipped)
})

test('a paused or ended session, or an unknown set, starts no rest', () => {
  const paused = pauseSession(session, sinceStart(5))
  const abandoned = abandonSession(session, sinceStart(5))
  expect(startRest(paused, set.id, 90, sinceStart(6))).toBe(paused)
  expect(startRest(abandoned, set.id, 90, sinceStart(6))).toBe(abandoned)
  expect(startRest(session, 'unknown', 90, sinceStart(6))).toBe(session)
})
