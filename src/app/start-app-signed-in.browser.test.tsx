import '#ui/base.css'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DASHBOARD_PATH } from '#contract/routes.ts'
import { rememberLocale } from '#i18n/stored-locale.ts'
import { enterAccount, forgetAccount } from '#platform/account/account.ts'
import { deleteAccountData } from '#platform/account/account-data.ts'
import { firstDrawnAt } from '../../tests/support/first-drawn.ts'
import { afterEveryTask, screenOfStart } from '../../tests/support/start-of-dashboard.ts'
import { accountDatabase, followAccount } from './account-database.ts'
import { NOTICES } from './feature-table.ts'
import { startApp } from './start-app.tsx'

// The app as a browser starts it for a person who is signed in, without a server.

/** The disk answers once it is resolved. */
const disk = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock(import('./read-ahead.ts'), async (load) => {
  const { readAhead } = await load()
  return { readAhead: (...asked) => disk.promise.then(() => readAhead(...asked)) }
})

/** Everything but the disk that the start of the dashboard waits for. */
async function restOfStart(): Promise<void> {
  await screenOfStart()
  await Promise.allSettled(NOTICES.map(({ fetch }) => fetch()))
}

test('the first frame has the person’s places in their language, over documents that are open, and is kept', async () => {
  const account = { uid: `starts-${crypto.randomUUID()}`, email: 'ana@barra.test', name: 'Ana' }
  rememberLocale('en-US')
  await enterAccount(account)
  onTestFinished(async () => {
    await forgetAccount()
    await deleteAccountData(account.uid)
  })
  followAccount()
  const first = await firstDrawnAt(DASHBOARD_PATH, async (root) => {
    const hasBegun = vi.fn()
    void startApp(root).then(hasBegun)
    await restOfStart()
    await afterEveryTask()
    // Drawn now, the app would have nothing to show.
    expect(hasBegun).not.toHaveBeenCalled()
    expect(root.childElementCount).toBe(0)
    disk.resolve()
    await expect.poll(() => hasBegun.mock.calls.length, { message: 'starts of the app that are over' }).toBe(1)
  })
  expect(accountDatabase().kind).toBe('open')
  expect(first.querySelector('nav [aria-current=page]')?.textContent).toBe('Home')
  await expect.poll(() => document.querySelector('h1')?.textContent).toBe('Hi, Ana')

  // The next start begins with a picture of this screen.
  const stillKept = () => {
    dispatchEvent(new PageTransitionEvent('pagehide'))
    return localStorage.getItem(`barra.still:${DASHBOARD_PATH}`)
  }
  await expect.poll(stillKept).toContain('Hi, Ana')
})
