import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createActor, fromPromise } from 'xstate'
import { setupI18n } from '#i18n/setup.ts'
import { type PaywallRequest, paywallMachine } from '#platform/billing/paywall.machine.ts'
import type { SubscriptionView } from '#platform/billing/subscription-view.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { ToastProvider } from '#ui/toasts.tsx'
import { topLayer } from '#ui/top-layer.ts'
import { render } from '../../../../tests/support/render.tsx'
import { openTestDatabase } from '../../../../tests/test-database.ts'
import Paywall from './paywall-dialog.tsx'

// It needs the person's database.
vi.mock(import('../running/running-workouts.tsx'), () => ({ RunningWorkouts: () => [] }))

const ENDED = { access: { kind: 'ended', what: 'trial', at: null }, isTrialing: false } as const
const TRIAL = { access: { kind: 'granted', notice: null }, isTrialing: true, trialDaysRemaining: 5 } as const

/** How the person stands. */
const standing = vi.hoisted((): { view: Partial<SubscriptionView> } => ({ view: {} }))

vi.mock(import('#platform/billing/subscription.ts'), async (load) => {
  const real = await load()
  return { ...real, useSubscription: () => ({ ...real.useSubscription(), ...standing.view }) }
})

beforeEach(() => {
  standing.view = ENDED
})
beforeEach(() => setupI18n('en-US', ['subscription', 'shared']))

/** A paywall that was opened like this, for somebody without access who came from the routines to the plans. */
async function openPaywall(request: PaywallRequest, cameFrom: readonly string[] = ['/workouts']): Promise<HTMLElement> {
  const machine = paywallMachine.provide({ actors: { loadPlans: fromPromise<unknown>(() => Promise.resolve()) } })
  const actor = createActor(machine, { input: { hasAccess: false, now: () => Date.now() } })
  actor.start()
  const place = render(
    <DatabaseProvider value={await openTestDatabase()}>
      <MemoryRouter initialEntries={[...cameFrom, '/subscription']}>
        <Address />
        <ToastProvider dismissLabel="Dismiss">
          <Paywall actor={actor} />
        </ToastProvider>
      </MemoryRouter>
    </DatabaseProvider>,
  )
  actor.send({ type: 'open', ...request })
  await vi.waitUntil(() => place.querySelector('dialog header'), { timeout: 60_000 })
  return place
}

function Address() {
  return <output>{useLocation().pathname}</output>
}

// proves 3.8, 3.19
test.each<[string, PaywallRequest, string | null]>([
  [
    'a workout',
    { trigger: 'restricted_route', source: '/workout/018f/execute' },
    'You need a plan to start a workout.',
  ],
  ['a screen', { trigger: 'restricted_route', source: '/metrics' }, 'You need a plan to see your body measurements.'],
  [
    'a refusal',
    { trigger: 'subscription_required', source: '/workouts' },
    'Our server found no active plan on this account.',
  ],
  ['a button', { trigger: 'view_plans', source: '/dashboard' }, null],
])('a paywall opened by %s says so, and by a button nothing', async (_what, request, reason) => {
  const place = await openPaywall(request)
  expect(place.querySelector('dialog header')?.textContent).toBe(
    `Barra planKeep lifting with BarraLog every set, online or offline.${reason ?? ''}`,
  )
})

describe('a paywall that cannot be closed', () => {
  const GUARD: PaywallRequest = { trigger: 'restricted_route', source: '/progress' }

  /** The router of the app numbers the entries of the browser's history like this. */
  function standAt(entry: number): void {
    const before: unknown = history.state
    history.replaceState({ idx: entry }, '')
    onTestFinished(() => history.replaceState(before, ''))
  }

  test('lets Back pass, and offers the way to the routines to see and to focus', async () => {
    const place = await openPaywall(GUARD)
    expect(topLayer()?.isHistoryStep).toBe(true)
    const link = place.querySelector('dialog a[href="/workouts"]')
    expect(link?.textContent).toBe('Back to your routines')
    expect(link?.checkVisibility()).toBe(true)
  })

  test('is left by Escape, one step at a time, to where the person came from', async () => {
    standAt(2)
    const place = await openPaywall(GUARD, ['/exercises', '/workouts'])
    await userEvent.keyboard('{Escape}{Escape}')
    await expect.poll(() => place.querySelector('output')?.textContent).toBe('/workouts')
  })

  test('is left to the routines where the app was opened at it', async () => {
    standAt(0)
    const place = await openPaywall(GUARD, [])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => place.querySelector('output')?.textContent).toBe('/workouts')
  })
})

test('paying in the trial ends it, which is said before anybody pays', async () => {
  const words = 'If you pay now, you’re charged today and your plan replaces the rest of your trial.'
  const ended = await openPaywall({ trigger: 'view_plans' })
  expect(ended.textContent).not.toContain(words)
  standing.view = TRIAL
  const place = await openPaywall({ trigger: 'view_plans' })
  expect(place.textContent).toContain(words)
  expect(place.textContent).not.toContain('Back to your routines')
  expect(topLayer()?.isHistoryStep).toBe(false)
})
