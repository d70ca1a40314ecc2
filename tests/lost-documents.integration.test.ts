import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { forgetAccount, rememberAccount } from '#platform/account/account.ts'
import { sessionById } from '#storage/collections/sessions.ts'
import { insertDocument } from '#storage/commands.ts'
import { follow } from '#storage/follow.ts'
import type { AccountDatabase } from '../src/app/account-database.ts'
import { aSession } from './builders.ts'
import { wipe } from './cut-connections.ts'
import { failStorage } from './support/failing-storage.ts'
import { keepNotes } from './support/keep-notes.ts'

/** A generous limit: the time on a busy machine is meaningless. */
const UID = 'unlucky'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  keepNotes()
  vi.stubGlobal('location', { pathname: '/dashboard' })
  // The sync is out of scope here.
  vi.doMock('../src/app/start-when-idle.ts', () => ({ startWhenIdle: () => async () => undefined }))
  onTestFinished(() => {
    vi.doUnmock('../src/app/start-when-idle.ts')
    vi.unstubAllGlobals()
  })
})

type ScreenProps = {
  readonly useAccountDatabase: () => AccountDatabase
  readonly show: (state: AccountDatabase) => void
}

/** A screen that shows the page's open data. */
function Screen({ useAccountDatabase, show }: ScreenProps) {
  show(useAccountDatabase())
  return null
}

/** The page's account, as a screen reads it. */
async function openAccount() {
  const { followAccount, useAccountDatabase, ...rest } = await import('../src/app/account-database.ts')
  const read = () => {
    const shown: AccountDatabase[] = []
    renderToStaticMarkup(createElement(Screen, { useAccountDatabase, show: (state) => shown.push(state) }))
    const [state] = shown
    return state?.kind === 'open' ? state : undefined
  }
  rememberAccount({ uid: UID, email: '', name: '' })
  followAccount()
  onTestFinished(forgetAccount)
  await expect.poll(() => read()?.database.account).toBe(UID)
  return { ...rest, read }
}

test('documents that were deleted and cannot be written again stay in memory until there is room for them', async () => {
  const { read, bringBack, dismissLoss } = await openAccount()
  const database = read()?.database
  if (!database) throw new Error('nothing is open')
  const session = await insertDocument(database, 'sessions', aSession({ name: 'Upper' }))
  const shown: (string | undefined)[] = []
  onTestFinished(follow(sessionById(database, session.id), (found) => shown.push(found?.name)))
  await expect.poll(() => shown).toEqual(['Upper'])

  const makeRoom = failStorage(['put', 'add'], (name) => name.includes(UID))
  onTestFinished(makeRoom)
  await wipe(UID)
  await expect.poll(() => read()?.loss?.phase).toBe('refused')
  expect(read()?.loss?.rescued.sessions).toEqual([session])

  // A failed retry forgets nothing.
  bringBack()
  expect(read()?.loss?.phase).toBe('refused')
  await expect.poll(() => read()?.loss?.phase).toBe('refused')
  expect(read()?.loss?.rescued.sessions).toEqual([session])

  makeRoom()
  bringBack()
  await expect.poll(() => read()?.loss?.phase).toBe('written')
  expect(await sessionById(database, session.id).get()).toMatchObject({ name: 'Upper' })
  expect(shown).not.toContain(undefined)
  dismissLoss()
  expect(read()?.loss).toBeNull()
})
