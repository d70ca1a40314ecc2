import { beforeEach, expect, test, vi } from 'vitest'
import { setupI18n } from '#i18n/setup.ts'
import { subscriptionStore } from '#platform/billing/subscription.ts'
import { ApiError, callApi, OfflineError } from '#platform/server/api.ts'
import { ToastProvider } from '#ui/toasts.tsx'
import { render } from '../../../../tests/support/render.tsx'
import { LoadFailure } from './load-failure.tsx'

vi.mock(import('#platform/server/api.ts'), async (load) => ({ ...(await load()), callApi: vi.fn() }))

const FAILED = 'We couldn’t load your subscription'
const OFFLINE = 'You’re offline'
const REFUSED = new ApiError(500, 'INTERNAL', 'no')

beforeEach(async () => {
  await setupI18n('en-US', ['subscription'])
  vi.mocked(callApi).mockResolvedValue([])
  await subscriptionStore.loadPlans()
})

const show = () =>
  render(
    <ToastProvider dismissLabel="Dismiss">
      <LoadFailure />
    </ToastProvider>,
  )

// proves 3.7, 8.34
test('a subscription that could not be loaded says so on the screen, whatever else fails, until it is loaded', async () => {
  const place = show()
  vi.mocked(callApi).mockRejectedValue(REFUSED)
  await subscriptionStore.loadPlans().catch(() => undefined)
  const again = await vi.waitUntil(() => place.querySelector<HTMLElement>('[role=status] button'), { timeout: 60_000 })
  expect(place.textContent).toContain(FAILED)
  await subscriptionStore.openPortal().catch(() => undefined)
  expect(place.textContent).toContain(FAILED)
  again.click()
  await vi.waitUntil(() => !subscriptionStore.current().isLoading, { timeout: 60_000 })
  expect(place.textContent).toContain(FAILED)
  expect(document.querySelector('[role=alert]')?.textContent ?? '').toBe('')

  vi.mocked(callApi).mockResolvedValue([])
  again.click()
  await vi.waitUntil(() => !place.textContent.includes(FAILED), { timeout: 60_000 })
  expect(subscriptionStore.current().error?.act).toBe('portal')
  expect(place.textContent).toBe('')
})

test('offline is no failure: the notice says that it comes with the network, and has nothing to press', async () => {
  const place = show()
  vi.mocked(callApi).mockRejectedValue(new OfflineError('no network'))
  await subscriptionStore.loadPlans().catch(() => undefined)
  await vi.waitUntil(() => place.textContent.includes(OFFLINE), { timeout: 60_000 })
  expect(place.textContent).not.toContain(FAILED)
  expect(place.querySelector('button')).toBeNull()
})
