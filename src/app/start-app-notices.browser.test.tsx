import { expect, onTestFinished, test, vi } from 'vitest'
import { DASHBOARD_PATH } from '#contract/routes.ts'
import { rememberLocale } from '#i18n/stored-locale.ts'
import { enterAccount, forgetAccount } from '#platform/account/account.ts'
import { firstDrawnAt } from '../../tests/support/first-drawn.ts'
import { afterEveryTask, screenOfStart } from '../../tests/support/start-of-dashboard.ts'
import { startApp } from './start-app.tsx'

const notice = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock(import('../features/subscription/notices/access-notice.tsx'), async (load) => {
  await notice.promise
  return load()
})

test('the dashboard is drawn once its notices are there, which would move it later', async () => {
  rememberLocale('en-US')
  await enterAccount({ uid: `starts-${crypto.randomUUID()}`, email: 'ana@barra.test', name: 'Ana' })
  onTestFinished(forgetAccount)
  await firstDrawnAt(DASHBOARD_PATH, async (root) => {
    const hasBegun = vi.fn()
    void startApp(root).then(hasBegun)
    await screenOfStart()
    await afterEveryTask()
    expect(hasBegun).not.toHaveBeenCalled()
    notice.resolve()
    await expect.poll(() => hasBegun.mock.calls.length, { message: 'starts of the app that are over' }).toBe(1)
  })
})
