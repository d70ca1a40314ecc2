import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SupersetId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { aLoggedSet, blankSet, exerciseOf, START, sessionOf, setIds, sinceStart } from '../../../tests/builders.ts'
import { holds } from '../../../tests/support/holds.ts'
import { newestFirstKey } from '../list/newest-first.ts'
import {
  abandonSession,
  canReopen,
  elapsedMs,
  finishSession,
  isForgotten,
  isUnusuallyLong,
  pauseSession,
  proposedEnd,
  reopenSession,
  resumeSession,
  setSessionTimes,
} from './lifecycle.ts'
import { startRest } from './rest.ts'

const DAY = 86_400
const at = (seconds: number) => Date.parse(sinceStart(seconds))
const SUPERSET = '00000000-0000-7000-8000-00000000aaaa' as SupersetId
const finish = (session: Session, seconds: number) =>
  finishSession(session, sinceStart(seconds), { unfinished: 'discard' })

describe('the clock', () => {
  const session = sessionOf([])
  const paused = () => pauseSession(session, sinceStart(600))
  const resumed = () => resumeSession(paused(), sinceStart(900))

  test.each([
    ['runs from the start', () => session, 60, 60],
    ['stands while paused', paused, 5_000, 600],
    ['leaves out pauses that are over', resumed, 1_000, 700],
    ['stands at the end', () => finish(resumed(), 1_800), 99_999, 1_500],
    ['is never negative where the device went back in time', () => session, -3_600, 0],
  ])('%s', (_rule, clocked, now, seconds) => {
    expect(elapsedMs(clocked(), at(now))).toBe(seconds * 1_000)
  })

  test('a pause is no longer than can be stored, and no shorter than nothing', () => {
    expect(resumeSession(paused(), sinceStart(40 * DAY)).pausedMs).toBe(30 * DAY * 1_000)
    expect(resumeSession(paused(), sinceStart(500)).pausedMs).toBe(0)
    expect(resumeSession(pauseSession(resumed(), sinceStart(1_000)), sinceStart(1_100)).pausedMs).toBe(400_000)
  })

  test('what has ended is not paused', () => {
    const ended = finish(session, 60)
    expect(pauseSession(ended, sinceStart(90))).toBe(ended)
  })

  test('a pause ends the rest, and a second pause changes nothing', () => {
    const set = blankSet()
    const resting = startRest(sessionOf([exerciseOf([set])]), set.id, 90, START)
    const stopped = pauseSession(resting, sinceStart(10))
    expect(stopped.rest).toBeNull()
    expect(pauseSession(stopped, sinceStart(20))).toBe(stopped)
    expect(resumeSession(session, sinceStart(20))).toBe(session)
  })
})

describe('finishing', () => {
  const logged = aLoggedSet(100, 5)
  const session = sessionOf([
    exerciseOf([logged, blankSet()]),
    exerciseOf([blankSet()]),
    exerciseOf([blankSet()], { note: 'knee' }),
  ])

  test('discards what was not completed, and exercises with neither a set nor a note left', () => {
    const done = finish(session, 1_800)
    expect(done).toMatchObject({ status: 'completed', endedAt: sinceStart(1_800), rest: null })
    expect(setIds(done)).toEqual([logged.id])
    expect(done.exercises.map((exercise) => exercise.note)).toEqual(['', 'knee'])
  })

  test('keeps what was not completed where that is wanted', () => {
    expect(finishSession(session, sinceStart(60), { unfinished: 'keep' }).exercises).toEqual(session.exercises)
  })

  test('leaves no superset with a single member', () => {
    const both = [exerciseOf([logged], { supersetId: SUPERSET }), exerciseOf([blankSet()], { supersetId: SUPERSET })]
    expect(finish(sessionOf(both), 60).exercises).toMatchObject([{ supersetId: null }])
  })

  test('a paused session ends the pause with it', () => {
    const done = finish(pauseSession(session, sinceStart(100)), 160)
    expect(done).toMatchObject({ pausedAt: null, pausedMs: 60_000 })
    expect(elapsedMs(done, at(9_999))).toBe(100_000)
  })

  test('an end before the start is the start', () => {
    expect(finish(session, -60).endedAt).toBe(START)
  })

  test('an ended session does not end again', () => {
    const done = finish(session, 60)
    expect(finish(done, 90)).toBe(done)
    expect(abandonSession(done, sinceStart(90))).toBe(done)
  })
})

test('abandoning keeps every set, logged or not', () => {
  const session = sessionOf([exerciseOf([aLoggedSet(100, 5), blankSet()])])
  const abandoned = abandonSession(session, sinceStart(300))
  expect(abandoned).toMatchObject({ status: 'abandoned', endedAt: sinceStart(300), exercises: session.exercises })
})

describe('reopening', () => {
  const done = finish(sessionOf([exerciseOf([aLoggedSet(100, 5)])]), 600)

  test.each([
    ['a completed session', () => done],
    ['an abandoned session', () => abandonSession(sessionOf([exerciseOf([aLoggedSet(100, 5)])]), sinceStart(600))],
  ])('%s runs again, and the time between counts as a pause', (_rule, ended) => {
    const reopened = reopenSession(ended(), sinceStart(4_200))
    expect(reopened).toMatchObject({ status: 'active', endedAt: null, pausedMs: 3_600_000 })
    expect(elapsedMs(reopened, at(4_260))).toBe(660_000)
  })

  test('after 30 days it is edited instead', () => {
    expect(canReopen(done, at(29 * DAY))).toBe(true)
    expect(canReopen(done, at(31 * DAY))).toBe(false)
    expect(reopenSession(done, sinceStart(31 * DAY))).toBe(done)
    expect(canReopen(done, at(600 + 30 * DAY))).toBe(true)
    expect(canReopen(done, at(600 + 30 * DAY) + 1)).toBe(false)
    // Pauses before its end count as well: 30 days of them are all that can be stored.
    expect(canReopen({ ...done, pausedMs: 2 * DAY * 1_000 }, at(29 * DAY))).toBe(false)
  })

  test('a running session cannot be reopened', () => {
    const running = sessionOf([])
    expect(canReopen(running, at(60))).toBe(false)
    expect(reopenSession(running, sinceStart(60))).toBe(running)
  })
})

describe('a forgotten session', () => {
  const lastSet = aLoggedSet(100, 5, 1_200)
  const session = sessionOf([exerciseOf([aLoggedSet(100, 5, 600), lastSet], { restSeconds: 120 })])
  const resting = () => startRest(session, lastSet.id, 45, sinceStart(1_200))
  const early = aLoggedSet(100, 5, -500)
  const later = () => sessionOf([exerciseOf([lastSet, aLoggedSet(100, 5, 20_000)])], { pausedMs: 18_000_000 })

  test.each([
    ['not yet before three hours without a set', () => session, 1_200 + 10_799, false],
    ['after three hours without a set', () => session, 1_200 + 10_800, true],
    ['after three hours without any set at all', () => sessionOf([]), 10_800, true],
    ['also when it was paused and left', () => pauseSession(session, sinceStart(1_300)), 1_200 + 10_800, true],
    ['not just after it was reopened', () => reopenSession(finish(session, 1_500), sinceStart(DAY)), DAY + 60, false],
    ['also after a long pause before the last set', () => ({ ...later(), pausedMs: 5 * 3_600_000 }), 34_800, true],
    [
      'not while a pause after the last set explains it',
      () => ({ ...session, pausedMs: 5 * 3_600_000 }),
      19_000,
      false,
    ],
    ['also hours after the first set of a continued workout', later, 20_000 + 10_800, true],
    ['never once it has ended', () => finish(session, 1_500), DAY, false],
  ])('is told: %s', (_rule, told, now, forgotten) => {
    expect(isForgotten(told(), at(now))).toBe(forgotten)
  })

  test.each([
    ['the last set and the rest of its exercise', () => session, sinceStart(1_320)],
    ['the last set where the exercise has no rest', () => sessionOf([exerciseOf([lastSet])]), sinceStart(1_200)],
    [
      'the rest that was started after it',
      () => startRest(session, lastSet.id, 45, sinceStart(1_200)),
      sinceStart(1_245),
    ],
    ['the start where nothing was done', () => sessionOf([exerciseOf([blankSet()])]), START],
    [
      'the last set where another one started the rest',
      () => ({ ...resting(), rest: { ...resting().rest, afterSetId: 'other' } }) as Session,
      sinceStart(1_320),
    ],
    [
      'never before the start, though a rest was',
      () => startRest(sessionOf([exerciseOf([early])]), early.id, 45, sinceStart(-500)),
      START,
    ],
    ['never before the start', () => sessionOf([exerciseOf([aLoggedSet(100, 5, -500)])]), START],
  ])('is proposed to have ended at %s', (_rule, told, end) => {
    expect(proposedEnd(told())).toBe(end)
  })
})

describe('moving start and end', () => {
  const done = finish(sessionOf([exerciseOf([aLoggedSet(100, 5)])]), 600)

  test('a new start moves the session in the history', () => {
    const moved = setSessionTimes(done, { startedAt: sinceStart(-DAY) })
    expect(moved).toMatchObject({
      startedAt: sinceStart(-DAY),
      endedAt: sinceStart(600),
      newestFirst: newestFirstKey(sinceStart(-DAY)),
    })
  })

  test.each([
    ['six hours is usual', 6 * 3_600, 0, false],
    ['a second more is not', 6 * 3_600 + 1, 0, true],
    ['a second more with a pause is usual', 6 * 3_600 + 1, 1_000, false],
  ])('of the lengths, %s', (_rule, seconds, pausedMs, isUnusual) => {
    const ended = { ...setSessionTimes(done, { endedAt: sinceStart(seconds) }), pausedMs }
    expect(isUnusuallyLong(ended)).toBe(isUnusual)
  })

  test('what runs is not unusually long yet', () => {
    expect(isUnusuallyLong({ ...done, status: 'active', endedAt: null, startedAt: '2020-01-01T00:00:00.000Z' })).toBe(
      false,
    )
  })

  test('an end before the start is refused', () => {
    expect(setSessionTimes(done, { endedAt: sinceStart(-1) })).toBe(done)
    expect(setSessionTimes(done, { endedAt: START })).toMatchObject({ endedAt: START })
    expect(setSessionTimes(done, { startedAt: START, endedAt: sinceStart(600) })).toBe(done)
    expect(setSessionTimes(done, { endedAt: sinceStart(700) })).toMatchObject({
      startedAt: START,
      endedAt: sinceStart(700),
    })
    expect(setSessionTimes(done, { startedAt: sinceStart(601) })).toBe(done)
  })

  const monday = sessionOf([exerciseOf([aLoggedSet(100, 5, 600), aLoggedSet(100, 5, 3_500)])])
  const tuesday = aLoggedSet(60, 8, DAY + 300)
  const continued = () => {
    const reopened = reopenSession(finish(monday, 3_600), sinceStart(DAY))
    return finish({ ...reopened, exercises: [...reopened.exercises, exerciseOf([tuesday])] }, DAY + 1_800)
  }
  const minutes = (session: Session) => elapsedMs(session, at(9 * DAY)) / 60_000

  test('an end before "Continue" leaves no pause from then', () => {
    expect(minutes(continued())).toBe(90)
    expect(minutes(setSessionTimes(continued(), { endedAt: sinceStart(5_400) }))).toBe(90)
    expect(minutes(setSessionTimes(continued(), { endedAt: sinceStart(DAY + 1_500) }))).toBe(85)
    expect(minutes(setSessionTimes(continued(), { startedAt: sinceStart(DAY - 300) }))).toBe(35)
  })

  test('a pause between sets stays when the end moves, one that was cut off does not', () => {
    const paused = { ...finish(monday, 7_200), pausedMs: 1_500_000 }
    expect(minutes(setSessionTimes(paused, { endedAt: sinceStart(7_100) }))).toBeCloseTo((7_100 - 1_500) / 60)
    const late = { ...finish(monday, 20_000), pausedMs: 16_000_000 }
    expect(minutes(setSessionTimes(late, { endedAt: sinceStart(3_600) }))).toBe(60)
  })

  test('a session moved to another day keeps its pauses', () => {
    const moved = setSessionTimes(continued(), {
      startedAt: sinceStart(-7 * DAY),
      endedAt: sinceStart(-6 * DAY + 1_800),
    })
    expect(minutes(moved)).toBe(90)
  })

  test('a continued workout that was forgotten ends after its last set, not with a duration of nothing', () => {
    const reopened = reopenSession(finish(monday, 3_600), sinceStart(DAY))
    expect(minutes(finish(reopened, 3_600))).toBe(60)
  })

  test('no times ever leave more pause than there is time', () => {
    const second = fc.integer({ min: 0, max: 3 * DAY })
    holds(
      fc.property(second, second, fc.array(second, { maxLength: 6 }), second, second, (end, paused, sets, from, to) => {
        const session = sessionOf([exerciseOf(sets.map((seconds) => aLoggedSet(50, 5, seconds)))])
        const ended = finish({ ...session, pausedMs: paused * 1_000 }, end)
        const moved = setSessionTimes(ended, { startedAt: sinceStart(from), endedAt: sinceStart(to) })
        if (to > from) expect(minutes(moved)).toBeGreaterThan(0)
        expect(moved.pausedMs).toBeLessThanOrEqual(ended.pausedMs)
      }),
    )
  })

  test('a running session has no end to move', () => {
    const running = sessionOf([])
    expect(setSessionTimes(running, { endedAt: sinceStart(60) })).toBe(running)
    expect(setSessionTimes(running, { startedAt: sinceStart(-60) }).startedAt).toBe(sinceStart(-60))
  })
})
