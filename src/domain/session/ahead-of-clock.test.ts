import { expect, test } from 'vitest'
import { aLoggedSet, exerciseOf, START, sessionOf, sinceStart } from '../../../tests/builders.ts'
import { newestFirstKey } from '../list/newest-first.ts'
import { isAheadOfClock, movedToNow } from './ahead-of-clock.ts'
import { elapsedMs, finishSession } from './lifecycle.ts'

const DAY = 86_400
const ahead = (seconds: number) => sinceStart(3 * DAY + seconds)
const begun = (...seconds: readonly number[]) =>
  sessionOf([exerciseOf(seconds.map((at) => aLoggedSet(60, 5, at)))], { startedAt: ahead(0) })
const finish = (session: ReturnType<typeof begun>, nowIso: string) =>
  finishSession(session, nowIso, { unfinished: 'discard' })

test('a clock put right in the middle of a workout leaves it in the future, until it is moved', () => {
  const now = sinceStart(1_800)
  const done = finish(begun(3 * DAY + 300, 3 * DAY + 600, 1_200, 1_500), now)
  expect(isAheadOfClock(done, Date.parse(now))).toBe(true)

  const moved = movedToNow(done, now)
  expect(isAheadOfClock(moved, Date.parse(now))).toBe(false)
  expect(moved.startedAt <= sinceStart(1_200)).toBe(true)
  expect(moved.newestFirst).toBe(newestFirstKey(moved.startedAt))
  expect(moved.endedAt).toBe(now)
  expect(elapsedMs(moved, 0)).toBeGreaterThan(0)
  const times = moved.exercises.flatMap(({ sets }) => sets.map(({ completedAt }) => completedAt ?? ''))
  expect(times.every((time) => time >= moved.startedAt && time <= now)).toBe(true)
  expect(times.slice(2)).toEqual([sinceStart(1_200), sinceStart(1_500)])
})

test('a whole workout of a wrong clock keeps its length', () => {
  const done = finish(begun(3 * DAY + 300), ahead(1_800))
  const moved = movedToNow(done, sinceStart(1_800))
  expect(moved).toMatchObject({ startedAt: START, endedAt: sinceStart(1_800) })
})

test('a session of the past, or of a clock that is a little slow, stays as it is', () => {
  const done = finish(begun(3 * DAY + 300), ahead(1_800))
  expect(movedToNow(done, ahead(1_800))).toBe(done)
  expect(isAheadOfClock(done, Date.parse(ahead(-60)))).toBe(false)
})
