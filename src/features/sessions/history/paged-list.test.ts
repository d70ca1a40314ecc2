import { expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import { newestFirstKey } from '#domain/list/newest-first.ts'
import type { SessionPlace } from '#storage/collections/sessions.ts'
import type { LiveQuery } from '#storage/live-query.ts'
import { StorageError } from '#storage/storage-error.ts'
import { sessionOf, sinceStart } from '../../../../tests/builders.ts'
import { createPagedList } from './paged-list.ts'

/** A session storage that responds immediately, again after each change, and fails on demand. */
function aStorage(count: number, { isReadAhead = false, beginning = 1 } = {}) {
  let stored = Array.from({ length: count }, (_, index) => sessionAt(index))
  let isBroken = false
  const open = new Set<() => void>()
  let asked = 0

  const query = (limit: number, after: SessionPlace | undefined): LiveQuery<readonly Session[]> => {
    const read = () => stored.filter((session) => !after || session.newestFirst > after.newestFirst).slice(0, limit)
    return {
      get: async () => read(),
      known: () => (isReadAhead ? read() : undefined),
      subscribe(next, error) {
        asked++
        const answer = () => (isBroken ? error(new StorageError('closed')) : next(read()))
        open.add(answer)
        answer()
        return () => open.delete(answer)
      },
    }
  }
  const change = (next: (sessions: Session[]) => Session[]) => {
    stored = next(stored)
    for (const answer of [...open]) answer()
  }
  return {
    list: createPagedList(3, query, beginning),
    change,
    setBroken: (broken: boolean) => {
      isBroken = broken
    },
    followed: () => open.size,
    asked: () => asked,
  }
}

/** Named by its place: 0 is the newest. */
function sessionAt(index: number): Session {
  const startedAt = sinceStart(-86_400 * index)
  return sessionOf([], { name: String(index), startedAt, newestFirst: newestFirstKey(startedAt) })
}

const names = (list: ReturnType<typeof aStorage>['list']) =>
  list
    .current()
    .sessions.map((session) => session.name)
    .join(' ')
const ignore = () => undefined

test('nothing is loaded before subscribing, and one page then', () => {
  const { list, asked } = aStorage(7)
  expect(list.current()).toEqual({ sessions: [], hasMore: undefined, hasFailed: false })
  expect(asked()).toBe(0)
  list.subscribe(ignore)
  expect(names(list)).toBe('0 1 2')
  expect(list.current().hasMore).toBe(true)
})

test('a page that was read ahead is there before subscribing', () => {
  const { list, asked } = aStorage(7, { isReadAhead: true })
  expect(names(list)).toBe('0 1 2')
  expect(list.current().hasMore).toBe(true)
  expect(asked()).toBe(0)
})

test('more reads page by page to the end, and no further', () => {
  const { list, asked } = aStorage(7)
  list.subscribe(ignore)
  list.more()
  list.more()
  expect(names(list)).toBe('0 1 2 3 4 5 6')
  expect(list.current().hasMore).toBe(false)
  list.more()
  expect(asked()).toBe(3)
})

test('an empty history has no more', () => {
  const { list } = aStorage(0)
  list.subscribe(ignore)
  expect(list.current()).toEqual({ sessions: [], hasMore: false, hasFailed: false })
})

test('a session that goes from the first page draws up those behind, none twice and none left out', () => {
  const { list, change } = aStorage(9)
  list.subscribe(ignore)
  list.more()
  change((sessions) => sessions.filter((session) => session.name !== '1'))
  expect(names(list)).toBe('0 2 3 4 5 6')
})

test('a new session pushes the others down, none twice and none left out', () => {
  const { list, change } = aStorage(6)
  list.subscribe(ignore)
  list.more()
  change((sessions) => [sessionAt(-1), ...sessions])
  expect(names(list)).toBe('-1 0 1 2 3 4')
  list.more()
  expect(names(list)).toBe('-1 0 1 2 3 4 5')
})

test('after deleting most of the history, later pages are removed', () => {
  const { list, change, followed } = aStorage(9)
  list.subscribe(ignore)
  list.more()
  list.more()
  change((sessions) => sessions.slice(0, 2))
  expect(names(list)).toBe('0 1')
  expect(list.current().hasMore).toBe(false)
  expect(followed()).toBe(1)
})

test('a failure keeps loaded sessions and is retried', () => {
  const { list, change, setBroken } = aStorage(4)
  list.subscribe(ignore)
  setBroken(true)
  change((sessions) => sessions)
  expect(list.current().hasFailed).toBe(true)
  expect(names(list)).toBe('0 1 2')
  setBroken(false)
  list.retry()
  expect(list.current()).toMatchObject({ hasFailed: false, hasMore: true })
})

test('without subscribers nothing is followed', () => {
  const { list, followed } = aStorage(9)
  const stop = list.subscribe(ignore)
  list.more()
  expect(followed()).toBe(2)
  stop()
  expect(followed()).toBe(0)
})

test('a list that begins with several pages loads them at once, and goes on by single ones', () => {
  const { list, asked } = aStorage(12, { beginning: 3 })
  list.subscribe(ignore)
  expect(names(list)).toBe('0 1 2 3 4 5 6 7 8')
  expect([asked(), list.current().hasMore]).toEqual([1, true])
  list.more()
  expect(names(list)).toBe('0 1 2 3 4 5 6 7 8 9 10 11')
})
