import { expect, test } from 'vitest'
import type { Tap } from '#contract/tap.ts'
import { NO_VALUES } from '#domain/session/set-values.ts'
import { anId } from '../../tests/builders.ts'
import { anAccount } from '../../tests/test-database.ts'
import { forgetTaps, openTapLog } from './tap-log.ts'

const aTap = (account: string): Tap => ({
  account,
  sessionId: anId(),
  setId: anId(),
  values: { ...NO_VALUES, reps: 5 },
  restSeconds: 90,
  completedAt: '2026-11-24T10:00:00.000Z',
})

test('taps are read by another start, oldest first, and only by their account', async () => {
  const [mine, yours] = [anAccount(), anAccount()]
  const [first, other, second] = [aTap(mine), aTap(yours), aTap(mine)]
  const log = openTapLog()
  for (const tap of [first, other, second]) await log.add(tap)
  expect((await openTapLog().of(mine)).map(({ tap }) => tap)).toEqual([first, second])
})

test('a removed tap is gone, and the others stay', async () => {
  const account = anAccount()
  const log = openTapLog()
  const key = await log.add(aTap(account))
  const stays = aTap(account)
  await log.add(stays)
  await log.remove(key)
  expect((await log.of(account)).map(({ tap }) => tap)).toEqual([stays])
})

test('what is no tap is left out', async () => {
  const account = anAccount()
  const log = openTapLog()
  await log.add({ account } as unknown as Tap)
  expect(await log.of(account)).toEqual([])
})

test('an account that leaves the device takes its taps along', async () => {
  const [gone, stays] = [anAccount(), anAccount()]
  const log = openTapLog()
  await log.add(aTap(gone))
  await log.add(aTap(stays))
  await forgetTaps(gone)
  expect(await log.of(gone)).toEqual([])
  expect(await log.of(stays)).toHaveLength(1)
})

test('the log goes on after the browser has closed its connection', async () => {
  const account = anAccount()
  const log = openTapLog()
  await log.add(aTap(account))
  await new Promise((resolve, reject) => {
    // Closes every connection, as another version of the app would.
    const opening = indexedDB.deleteDatabase('barra-taps')
    opening.onsuccess = resolve
    opening.onerror = reject
  })
  const tap = aTap(account)
  await log.add(tap)
  expect((await log.of(account)).map((logged) => logged.tap)).toEqual([tap])
})
