import { expect, test } from 'vitest'
import { tapDatabaseName } from '#contract/device-stores.ts'
import type { Tap } from '#contract/tap.ts'
import { NO_VALUES } from '#domain/session/set-values.ts'
import { anId } from '../../tests/builders.ts'
import { anAccount } from '../../tests/test-database.ts'
import { openTapLog } from './tap-log.ts'

const aTap = (account: string): Tap => ({
  account,
  sessionId: anId(),
  setId: anId(),
  seen: null,
  values: { ...NO_VALUES, reps: 5 },
  restSeconds: 90,
  completedAt: '2026-11-24T10:00:00.000Z',
})

test('taps are read by another start, oldest first, and only by their account', async () => {
  const [mine, yours] = [anAccount(), anAccount()]
  const [first, second] = [aTap(mine), aTap(mine)]
  for (const tap of [first, second]) await openTapLog(mine).add(tap)
  await openTapLog(yours).add(aTap(yours))
  expect((await openTapLog(mine).all()).map(({ tap }) => tap)).toEqual([first, second])
})

test('a removed tap is gone, and the others stay', async () => {
  const account = anAccount()
  const log = openTapLog(account)
  const key = await log.add(aTap(account))
  const stays = aTap(account)
  await log.add(stays)
  await log.remove(key)
  expect((await log.all()).map(({ tap }) => tap)).toEqual([stays])
})

test('what is no tap is left out', async () => {
  const account = anAccount()
  const log = openTapLog(account)
  await log.add({ account } as unknown as Tap)
  expect(await log.all()).toEqual([])
})

test('the log goes on after the browser has closed its connection', async () => {
  const account = anAccount()
  const log = openTapLog(account)
  await log.add(aTap(account))
  await new Promise((resolve, reject) => {
    // Closes every connection, as leaving the account would.
    const deleting = indexedDB.deleteDatabase(tapDatabaseName(account))
    deleting.onsuccess = resolve
    deleting.onerror = reject
  })
  const tap = aTap(account)
  await log.add(tap)
  expect((await log.all()).map((logged) => logged.tap)).toEqual([tap])
})

test('a tap of a build that did not keep the set it saw is read', async () => {
  const account = anAccount()
  const { seen: _, ...tap } = aTap(account)
  await openTapLog(account).add(tap as Tap)
  expect((await openTapLog(account).all()).map((logged) => logged.tap)).toEqual([{ ...tap, seen: null }])
})
