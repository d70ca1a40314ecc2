import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { deleteDatabase } from '#storage/accounts.ts'
import type { Database } from '#storage/documents.ts'
import { runHook } from '../../../tests/support/run-hook.ts'
import { stubStorage } from '../../../tests/support/stub-storage.ts'
import { keepGuest, useGuestDatabase } from './guest.ts'
import { GUEST_ACCOUNT } from './guest-account.ts'

afterEach(async () => {
  vi.unstubAllGlobals()
  await deleteDatabase(GUEST_ACCOUNT)
})

/** The text of a guest's screen once its database is open, or has failed. */
async function shown(screen: { readonly current: () => Database | 'failed' | undefined }) {
  await expect.poll(screen.current).toBeDefined()
  return screen.current()
}

test("a screen opens the guest's database, which closes as it is left, before the next one opens it", async () => {
  const screen = runHook(useGuestDatabase, undefined)
  expect(screen.drawn).toEqual([undefined])
  const first = (await shown(screen)) as Database
  expect(first.account).toBe(GUEST_ACCOUNT)
  const closed = vi.spyOn(first, 'close')
  screen.leave()
  const next = (await shown(runHook(useGuestDatabase, undefined))) as Database
  expect(closed).toHaveBeenCalledOnce()
  expect(next).not.toBe(first)
})

test('a screen that is left at once opens nothing, and the next one its own', async () => {
  const screen = runHook(useGuestDatabase, undefined)
  screen.leave()
  const next = (await shown(runHook(useGuestDatabase, undefined))) as Database
  expect(screen.drawn).toEqual([undefined])
  expect(next.account).toBe(GUEST_ACCOUNT)
})

test('a database that does not open has failed', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('not allowed', 'SecurityError')
  })
  const screen = runHook(useGuestDatabase, undefined)
  expect(await shown(screen)).toBe('failed')
  expect(reported).toHaveBeenCalled()
  vi.restoreAllMocks()
})

test('the wish to keep the sample is on the device', () => {
  const kept = stubStorage()
  keepGuest()
  expect([...kept.keys()]).toEqual(['barra.keep-guest'])
})
