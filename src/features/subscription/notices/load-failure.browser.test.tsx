import { expect, onTestFinished, test, vi } from 'vitest'
import { setupI18n } from '#i18n/setup.ts'
import { subscriptionStore } from '#platform/billing/subscription.ts'
import { ApiError, callApi } from '#platform/server/api.ts'
import { ToastProvider } from '#ui/toasts.tsx'
import { render } from '../../../../tests/support/render.tsx'
import { LoadFailure } from './load-failure.tsx'

vi.mock(import('#platform/server/api.ts'), async (load) => ({ ...(await load()), callApi: vi.fn() }))

const FAILED = 'We couldn’t load your subscription'

// proves 3.7
test('a subscription that could not be loaded says so on the screen, until it is loaded', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onTestFinished(() => logged.mockRestore())
  await setupI18n('en-US', ['subscription'])
  const place = render(
    <ToastProvider dismissLabel="Dismiss">
      <LoadFailure />
    </ToastProvider>,
  )
  vi.mocked(callApi).mockRejectedValue(new ApiError(500, 'INTERNAL', 'no'))
  await subscriptionStore.loadPlans().catch(() => undefined)
  const again = await vi.waitUntil(() => place.querySelector<HTMLElement>('[role=status] button'), { timeout: 30_000 })
  expect(place.textContent).toContain(FAILED)
  vi.mocked(callApi).mockResolvedValue([])
  again.click()
  await vi.waitUntil(() => !place.textContent.includes(FAILED), { timeout: 30_000 })

  vi.mocked(callApi).mockRejectedValue(new ApiError(500, 'INTERNAL', 'no'))
  await subscriptionStore.openPortal().catch(() => undefined)
  expect(subscriptionStore.current().error).not.toBeNull()
  expect(place.textContent).not.toContain(FAILED)
})
