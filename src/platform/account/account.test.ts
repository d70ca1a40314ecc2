import 'fake-indexeddb/auto'
import { flushSync } from 'react-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { runHook } from '../../../tests/support/run-hook.ts'
import { stubStorage } from '../../../tests/support/stub-storage.ts'
import {
  confirmAccount,
  currentAccount,
  enterAccount,
  forgetAccount,
  nextEmail,
  rememberAccount,
  rememberNextEmail,
  subscribeToAccount,
} from './account.ts'
import { accountIn } from './account-record.ts'
import { deviceRecords, readDeviceOwner } from './device-owner.ts'
import { isEndedElsewhere, isEndedHere } from './ended-elsewhere.ts'
import { putOffReminder, rememberCopy, useLastCopy } from './last-copy.ts'
import { exerciseDraftKey, forgetOthersInTab, measuringKey, undoKey } from './tab-stores.ts'

const ANA = { uid: 'u1', email: 'ana@barra.test', name: 'Ana' }

test('a remembered account is read back as it was', () => {
  expect(accountIn({ ...ANA })).toEqual(ANA)
})

test.each([null, '', 'nonsense', [], {}, { uid: '' }, { uid: 7 }])('%j is no account', (value) => {
  expect(accountIn(value)).toBeNull()
})

test('facts of an account that are no texts are unknown', () => {
  expect(accountIn({ uid: 'u1', email: 7, name: null })).toEqual({ uid: 'u1', email: '', name: '' })
  expect(accountIn({ uid: 'u1', name: 'Ana' })).toEqual({ uid: 'u1', email: '', name: 'Ana' })
})

test.each<[unknown, boolean, boolean]>([
  [{ endedElsewhere: true }, true, false],
  [{ endedElsewhere: false }, false, true],
  [{ endedElsewhere: 'yes' }, false, false],
  [{}, false, false],
  [null, false, false],
  ['endedElsewhere', false, false],
  [undefined, false, false],
])('of a session that a screen was sent on from with %j it is known where it ended', (state, elsewhere, here) => {
  expect([isEndedElsewhere(state), isEndedHere(state)]).toEqual([elsewhere, here])
})

test('sign-up input stays until somebody is signed in, and nobody sees what an earlier version kept', () => {
  const kept = stubStorage('sessionStorage')
  for (const key of ['barra-sign-up', 'barra.measuring', 'barra.undo.u1.s1', 'other']) kept.set(key, '{}')
  forgetOthersInTab(null)
  expect([...kept.keys()]).toEqual(['barra-sign-up', 'other'])
  for (const key of ['barra.undo.u1.s1', 'barra.undo.u11.s1', 'barra.measuring.u1']) kept.set(key, '{}')
  forgetOthersInTab('u1')
  expect([...kept.keys()]).toEqual(['other', 'barra.undo.u1.s1', 'barra.measuring.u1'])
  expect([undoKey('u1', 's1'), exerciseDraftKey('u1', 'x'), measuringKey('u1')]).toEqual([
    'barra.undo.u1.s1',
    'barra.draft.exercise.u1.x',
    'barra.measuring.u1',
  ])
  vi.unstubAllGlobals()
})

test('the reminder of a backup is quiet since the last copy or the last time it was put off', () => {
  stubStorage()
  const screen = runHook(useLastCopy, 'u1')
  expect(screen.current()).toEqual({ copiedAt: null, quietSince: null })
  flushSync(() => putOffReminder('u1', '2026-03-01'))
  expect(screen.current()).toEqual({ copiedAt: null, quietSince: '2026-03-01' })
  flushSync(() => rememberCopy('u1', '2026-04-01'))
  expect(screen.current()).toEqual({ copiedAt: '2026-04-01', quietSince: '2026-04-01' })
  flushSync(() => putOffReminder('u1', '2026-05-01'))
  expect(screen.current()).toEqual({ copiedAt: '2026-04-01', quietSince: '2026-05-01' })
  flushSync(() => rememberCopy('u2', '2026-06-01'))
  expect(screen.current()).toEqual({ copiedAt: '2026-04-01', quietSince: '2026-05-01' })
})

test('an account lasts for this tab even without storage, and each change is reported once', async () => {
  let changes = 0
  const stop = subscribeToAccount(() => changes++)
  rememberAccount(ANA)
  rememberAccount({ ...ANA })
  expect(currentAccount()).toEqual(ANA)
  await forgetAccount()
  stop()
  rememberAccount(ANA)
  await forgetAccount()
  expect(changes).toBe(2)
  expect(currentAccount()).toBeNull()
})

test('unsaved input goes with the account, and stays while its facts change', async () => {
  const kept = stubStorage('sessionStorage')
  rememberAccount(ANA)
  for (const key of ['barra.measuring.u1', 'barra.draft.exercise.u1.new.', 'barra.undo.u1.s1', 'other'])
    kept.set(key, '{}')
  rememberAccount({ ...ANA, name: 'Ana Lima' })
  expect(kept.size).toBe(4)
  await forgetAccount()
  expect([...kept.keys()]).toEqual(['other'])
  vi.unstubAllGlobals()
})

test('a tab that the browser restores shows nobody what another person typed in it', async () => {
  const kept = stubStorage('sessionStorage')
  for (const key of ['barra.measuring', 'barra.measuring.u2', 'barra.undo.u2.s1', 'barra-sign-up']) kept.set(key, '{}')
  kept.set('barra.measuring.u1', '{}').set('barra.undo.u1.s1', '{}')
  rememberAccount(ANA)
  await confirmAccount()
  expect([...kept.keys()]).toEqual(['barra.measuring.u1', 'barra.undo.u1.s1'])
  await forgetAccount()
  vi.unstubAllGlobals()
})

test('what belongs to whoever is signed in ends with signing out, and what is the device’s stays', async () => {
  const kept = stubStorage()
  rememberAccount(ANA)
  for (const key of ['barra.user', 'barra.timed-set.s1', 'barra.still:/history', 'theme', 'barra.synced.u1']) {
    kept.set(key, '{}')
  }
  await forgetAccount()
  expect([...kept.keys()].toSorted()).toEqual(['barra.left', 'barra.synced.u1', 'theme'])
  vi.unstubAllGlobals()
})

test('an account that signs in over another one takes nothing over of it', async () => {
  const kept = stubStorage()
  rememberAccount(ANA)
  for (const key of ['barra.user', 'theme']) kept.set(key, '{}')
  rememberAccount({ ...ANA, name: 'Ana Lima' })
  expect(kept.has('barra.user')).toBe(true)
  const bia = { ...ANA, uid: 'u2' }
  await enterAccount(bia)
  expect(currentAccount()).toEqual(bia)
  expect(Object.fromEntries(kept)).toEqual({ theme: '{}', 'barra.account': JSON.stringify(bia) })
  await forgetAccount()
})

test('a start with nobody signed in records no owner of the device', async () => {
  stubStorage()
  await deviceRecords.write('owner', undefined)
  await confirmAccount()
  expect(await readDeviceOwner()).toBeUndefined()
})

test('the address that waits for its confirmation is known until signing out', async () => {
  stubStorage()
  rememberNextEmail('lima@barra.test')
  expect(nextEmail()).toBe('lima@barra.test')
  await forgetAccount()
  expect(nextEmail()).toBeNull()
})

describe('with two tabs', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  /** Two tabs of one browser, each with its own module state, and the storage events between them. */
  async function twoTabs() {
    const kept = stubStorage()
    const open = async () => {
      let hear: (event: { key: string | null }) => void = () => undefined
      vi.stubGlobal('addEventListener', (_name: string, listener: typeof hear) => {
        hear = listener
      })
      vi.resetModules()
      return { ...(await import('./account.ts')), hear: (key: string | null) => hear({ key }) }
    }
    const first = await open()
    first.rememberAccount(ANA)
    const second = await open()
    return { first, second, clear: () => kept.clear(), kept }
  }

  test('signing out in one signs the other out', async () => {
    const { first, second } = await twoTabs()
    await first.forgetAccount()
    second.hear('barra.account')
    expect(second.currentAccount()).toBeNull()
    expect(second.hasLeft(ANA.uid)).toBe(true)
  })

  test('a record cleared with all storage signs nobody out, and is restored', async () => {
    const { second, clear, kept } = await twoTabs()
    clear()
    second.hear(null)
    expect(second.currentAccount()).toEqual(ANA)
    expect(second.hasLeft(ANA.uid)).toBe(false)
    expect(kept.get('barra.account')).toBe(JSON.stringify(ANA))
  })

  test('facts that change in one tab change in the other', async () => {
    const { first, second } = await twoTabs()
    first.rememberAccount({ ...ANA, name: 'Ana Lima' })
    second.hear('theme')
    expect(second.currentAccount()).toEqual(ANA)
    second.hear('barra.account')
    expect(second.currentAccount()).toEqual({ ...ANA, name: 'Ana Lima' })
  })

  test('signing in again in one tab signs the other in, and nobody has left', async () => {
    const { first, second, kept } = await twoTabs()
    await first.forgetAccount()
    second.hear('barra.account')
    await first.enterAccount(ANA)
    second.hear('barra.account')
    expect(second.currentAccount()).toEqual(ANA)
    expect([...kept.keys()]).toEqual(['barra.account'])
  })

  test('another account in one tab is the account of the other, too', async () => {
    const { first, second } = await twoTabs()
    const BIA = { ...ANA, uid: 'u2' }
    await first.forgetAccount()
    first.rememberAccount(BIA)
    second.hear('barra.account')
    expect(second.currentAccount()).toEqual(BIA)
    expect(second.hasLeft(ANA.uid)).toBe(true)
    expect(second.hasLeft(BIA.uid)).toBe(false)
  })
})
