import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setupI18n } from '#i18n/setup.ts'
import { ToastProvider } from '#ui/toasts.tsx'
import { render } from '../../../../tests/support/render.tsx'
import { LocationDialog } from './location-dialog.tsx'

vi.mock(import('#platform/billing/pricing.ts'), async (load) => ({
  ...(await load()),
  useLocationQuestion: () =>
    ({ state: 'asking' }) as ReturnType<typeof import('#platform/billing/pricing.ts').useLocationQuestion>,
  allowLocation: async () => 'found' as const,
}))

beforeEach(() => setupI18n('en-US', ['subscription']))

/** Advances time and renders the result. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

const MAX_FRAMES = 600

/** Waits for what is drawn while time stands still: a poll would let it pass. */
async function drawn(isThere: () => boolean): Promise<void> {
  for (let frame = 0; frame < MAX_FRAMES && !isThere(); frame += 1) await new Promise(requestAnimationFrame)
}

// proves 9.40
test('the result of the geolocation is shown for 3 s', async () => {
  // Otherwise it is fetched at the first message.
  await import('#ui/toast-region.tsx')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  render(
    <MemoryRouter>
      <ToastProvider dismissLabel="Dismiss">
        <LocationDialog />
      </ToastProvider>
    </MemoryRouter>,
  )
  const said = () => document.querySelector('[role=status]')?.textContent
  document.querySelector<HTMLElement>('[data-autofocus]')?.click()
  await drawn(() => said()?.includes('Prices are in') === true)
  expect(said()).toContain('Prices are in')
  await pass(2_999)
  expect(said()).toContain('Prices are in')
  await pass(1)
  await drawn(() => said() === '')
  expect(said()).toBe('')
})
