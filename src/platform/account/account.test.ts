import { afterEach, describe, expect, test, vi } from 'vitest'
import { stubStorage } from '../../../tests/support/stub-storage.ts'
import { confirmAccount, currentAccount, forgetAccount, rememberAccount, subscribeToAccount } from './account.ts'
import { accountIn } from './account-record.ts'

const ANA = { uid: 'u1', email: 'ana@barra.test', name: 'Ana' }

test('a remembered account is read back as it was', () => {
  expect(accountIn({ ...ANA })).toEqual(ANA)
})

test.each([null, '', 'nonsense', [], {}, { uid: '' }, { uid: 7 }])('%j is no account', (value) => {
  expect(accountIn(value)).toBeNull()
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
