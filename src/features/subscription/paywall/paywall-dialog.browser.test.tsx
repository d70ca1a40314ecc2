import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { setupI18n } from '#i18n/setup.ts'
import { type PaywallRequest, paywallMachine } from '#platform/billing/paywall.machine.ts'
import { ToastProvider } from '#ui/toasts.tsx'
import { render } from '../../../../tests/support/render.tsx'
import Paywall from './paywall-dialog.tsx'

// It needs the person's database.
vi.mock(import('../running/running-workouts.tsx'), () => ({ RunningWorkouts: () => [] }))

beforeEach(() => setupI18n('en-US', ['subscription', 'shared']))

/** The words of a paywall that was opened like this, for somebody without access. */
async function wordsOf(request: PaywallRequest): Promise<string> {
  const machine = paywallMachine.provide({ actors: { loadPlans: fromPromise<unknown>(() => Promise.resolve()) } })
  const actor = createActor(machine, { input: { hasAccess: false, now: () => Date.now() } })
  actor.start()
  const place = render(
    <MemoryRouter>
      <ToastProvider dismissLabel="Dismiss">
        <Paywall actor={actor} />
      </ToastProvider>
    </MemoryRouter>,
  )
  actor.send({ type: 'open', ...request })
  return vi.waitUntil(() => place.querySelector('dialog header')?.textContent, { timeout: 30_000 })
}

// proves 3.8, 3.19
test.each<[string, PaywallRequest, string | null]>([
  [
    'a workout',
    { trigger: 'restricted_route', source: '/workout/018f/execute' },
    'You need a plan to start a workout.',
  ],
  ['a screen', { trigger: 'restricted_route', source: '/metrics' }, 'You need a plan to open that screen.'],
  [
    'a refusal',
    { trigger: 'subscription_required', source: '/workouts' },
    'Our server found no active plan on this account.',
  ],
  ['a button', { trigger: 'view_plans', source: '/dashboard' }, null],
])('a paywall opened by %s says so, and by a button nothing', async (_what, request, reason) => {
  const words = await wordsOf(request)
  expect(words).toBe(`Barra planKeep lifting with BarraLog every set, online or offline.${reason ?? ''}`)
})
