import { createElement, useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { SessionId } from '#contract/id.ts'
import { aSession } from '../../tests/builders.ts'
import { cutConnections } from '../../tests/cut-connections.ts'
import { inBrowser } from '../../tests/devtools.ts'
import { openTestDatabase } from '../../tests/test-database.ts'
import { sessionById } from './collections/sessions.ts'
import { editDocument, insertDocument } from './commands.ts'
import type { Database } from './database.ts'
import { DatabaseProvider, useDatabase, useDatabaseHealth } from './database-context.tsx'
import { follow } from './follow.ts'
import type { LiveQuery } from './live-query.ts'
import { startDatabase } from './start-database.ts'
import { StorageError } from './storage-error.ts'
import { useLiveQuery } from './use-live-query.ts'

test('a screen follows a question through a failure, without hammering', () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const attempts: Parameters<LiveQuery<number>['subscribe']>[] = []
  const query: LiveQuery<number> = {
    get: async () => 0,
    known: () => undefined,
    subscribe(next, error) {
      attempts.push([next, error])
      return () => {}
    },
  }
  const failLast = () => attempts.at(-1)?.[1](new StorageError('closed'))
  const shown: number[] = []
  const stop = follow(query, (result) => shown.push(result))

  attempts[0]?.[0](1)
  failLast()
  vi.advanceTimersByTime(249)
  expect(attempts.length).toBe(1)
  vi.advanceTimersByTime(1)
  expect(attempts.length).toBe(2)

  failLast()
  vi.advanceTimersByTime(499)
  expect(attempts.length).toBe(2)
  vi.advanceTimersByTime(1)
  attempts[2]?.[0](2)
  expect(shown).toEqual([1, 2])

  failLast()
  stop()
  vi.advanceTimersByTime(60_000)
  expect(attempts.length).toBe(3)
})

/** A screen with a session's name and the state of the database. */
function Screen({ id }: { readonly id: SessionId }) {
  const db = useDatabase()
  const session = useLiveQuery(useMemo(() => sessionById(db, id), [db, id]))
  return `${useDatabaseHealth()}: ${session === undefined ? 'loading' : (session?.name ?? 'none')}`
}

/** Shows the screen; `seen` collects its output. */
function showSession(db: Database, first: SessionId) {
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  const seen: string[] = []
  const look = new MutationObserver(() => seen.push(place.textContent))
  look.observe(place, { childList: true, characterData: true, subtree: true })
  const choose = (id: SessionId) =>
    root.render(createElement(DatabaseProvider, { value: db }, createElement(Screen, { id })))
  choose(first)
  return { seen, choose }
}

test.runIf(inBrowser)('a screen shows a stored document and its changes, and nothing of others', async () => {
  const db = await openTestDatabase()
  const [push, legs] = [aSession({ name: 'Push' }), aSession({ name: 'Legs' })]
  await insertDocument(db, 'sessions', push)
  await insertDocument(db, 'sessions', legs)

  const { seen, choose } = showSession(db, push.id)
  await expect.poll(() => seen).toEqual(['ok: loading', 'ok: Push'])
  await editDocument(db, 'sessions', push.id, (session) => ({ ...session, name: 'Pull' }))
  await expect.poll(() => seen.at(-1)).toBe('ok: Pull')

  choose(legs.id)
  await expect.poll(() => seen.at(-1)).toBe('ok: Legs')
  expect(seen).toEqual(['ok: loading', 'ok: Push', 'ok: Pull', 'ok: loading', 'ok: Legs'])
})

test.runIf(inBrowser)('a screen whose answer was read ahead never shows that it loads', async () => {
  const left = await openTestDatabase()
  const push = await insertDocument(left, 'sessions', aSession({ name: 'Push' }))
  await left.close()
  const db = startDatabase(left.account)
  onTestFinished(() => db.close())
  await sessionById(db, push.id).get()

  const { seen } = showSession(db, push.id)
  await expect.poll(() => seen).toEqual(['ok: Push'])
  await db.open()
  await editDocument(db, 'sessions', push.id, (session) => ({ ...session, name: 'Pull' }))
  await expect.poll(() => seen.at(-1)).toBe('ok: Pull')
  expect(seen).toEqual(['ok: Push', 'ok: Pull'])
})

test.runIf(inBrowser)('a screen tells when the connection was cut, and goes on when it is back', async () => {
  const db = await openTestDatabase()
  const push = await insertDocument(db, 'sessions', aSession({ name: 'Push' }))
  const { seen } = showSession(db, push.id)
  await expect.poll(() => seen.at(-1)).toBe('ok: Push')

  await cutConnections(db.account)
  await expect.poll(() => seen.at(-1)).toBe('ok: Push')
  expect(seen).toContain('closed: Push')

  await editDocument(db, 'sessions', push.id, (session) => ({ ...session, name: 'Pull' }))
  await expect.poll(() => seen.at(-1)).toBe('ok: Pull')
})
