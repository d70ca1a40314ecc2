import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSession } from '../../../tests/builders.ts'
import { noticeChanges, type RestNotice, restNoticeAt, restNoticeId } from './rest-notice.ts'

const NOW = Date.parse('2026-03-02T10:00:00.000Z')
const at = (seconds: number) => new Date(NOW + seconds * 1_000).toISOString()
const rest = (from: number, to: number) => ({ afterSetId: 'set-1' as never, startedAt: at(from), endsAt: at(to) })

test.each([
  ['a rest that counts down', { rest: rest(-30, 60) }, NOW + 60_000],
  ['no rest', { rest: null }, null],
  ['a rest that has run out', { rest: rest(-90, 0) }, null],
  ['a pause', { rest: rest(-30, 60), pausedAt: at(-10) }, null],
  ['a session that is over', { rest: rest(-30, 60), status: 'completed' }, null],
  ['a clock that was set back', { rest: rest(3_600, 3_690) }, NOW + 90_000],
] as const)('the notice of %s', (_what, change, expected) => {
  expect(restNoticeAt(aSession({ status: 'active', pausedAt: null, ...change }), NOW)).toBe(expected)
})

const aNotice = (change: Partial<RestNotice> = {}): RestNotice => ({
  id: 1,
  atMs: NOW,
  title: 'Rest is over',
  body: 'Next: Squat',
  path: '/workout/s1/execute',
  ...change,
})

test.each([
  ['the first one is planned', [], [aNotice()], [], [1]],
  ['the same one is left alone', [aNotice()], [aNotice({ atMs: NOW + 3 })], [], []],
  ['less than half a second is the same', [aNotice()], [aNotice({ atMs: NOW - 499 })], [], []],
  ['half a second is another time', [aNotice()], [aNotice({ atMs: NOW - 500 })], [], [1]],
  ['another title is said anew', [aNotice()], [aNotice({ title: 'Go' })], [], [1]],
  ['another way is led anew', [aNotice()], [aNotice({ path: '/' })], [], [1]],
  ['15 s more plan it anew', [aNotice()], [aNotice({ atMs: NOW + 15_000 })], [], [1]],
  ['another set is said anew', [aNotice()], [aNotice({ body: 'Next: Row' })], [], [1]],
  ['a finish leaves none behind', [aNotice(), aNotice({ id: 2 })], [], [1, 2], []],
  ['what an earlier start left is taken away', [aNotice({ id: 7 })], [aNotice()], [7], [1]],
] as const)('%s', (_rule, pending, wanted, cancel, schedule) => {
  const changes = noticeChanges(pending, wanted)
  expect(changes.cancel).toEqual(cancel)
  expect(changes.schedule.map(({ id }) => id)).toEqual(schedule)
})

test('after the changes exactly the wanted notices are pending', () => {
  const notices = fc.uniqueArray(fc.record({ id: fc.nat(9), atMs: fc.nat(9).map((step) => step * 1_000) }), {
    selector: ({ id }) => id,
  })
  fc.assert(
    fc.property(notices, notices, (before, after) => {
      const wanted = after.map(aNotice)
      const { cancel, schedule } = noticeChanges(before.map(aNotice), wanted)
      const left = new Map(before.map(aNotice).map((notice) => [notice.id, notice]))
      for (const id of cancel) left.delete(id)
      for (const notice of schedule) left.set(notice.id, notice)
      const byId = (one: RestNotice, other: RestNotice) => one.id - other.id
      expect([...left.values()].toSorted(byId)).toEqual(wanted.toSorted(byId))
    }),
  )
})

test('the number of a session is that of FNV-1a, without the sign', () => {
  // As published with it: the hash of 'a' is e40c292c, that of 'foobar' bf9cf968.
  expect(restNoticeId('a')).toBe(0x640c292c)
  expect(restNoticeId('foobar')).toBe(0x3f9cf968)
})

test('a session has one number, that an operating system takes', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const number = restNoticeId(id)
      expect(number).toBe(restNoticeId(id))
      expect(Number.isInteger(number) && number > 0 && number <= 0x7fffffff).toBe(true)
    }),
  )
})
