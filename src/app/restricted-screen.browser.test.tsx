import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { render } from '../../tests/support/render.tsx'
import { openTestDatabase } from '../../tests/test-database.ts'
import { ROUTES } from './feature-table.ts'
import RestrictedScreen from './restricted-screen.tsx'

const paywall = vi.hoisted(() => ({ isComing: false, opened: [] as unknown[] }))

vi.mock(import('#platform/billing/paywall.ts'), async (load) => ({
  ...(await load()),
  isPaywallComing: () => paywall.isComing,
  openPaywall: (request) => void paywall.opened.push(request),
}))
vi.mock(import('#platform/billing/subscription.ts'), async (load) => {
  const real = await load()
  return {
    ...real,
    useSubscription: () => ({ ...real.useSubscription(), access: { kind: 'ended', what: 'trial', at: null } as const }),
  }
})

beforeEach(() => {
  paywall.isComing = false
  paywall.opened = []
})

function Address() {
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => void navigate('/progress')}>
        Progress
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <output>{useLocation().pathname}</output>
    </>
  )
}

/** The home screen and the plans, each once in the history, for somebody whose trial has ended. */
async function stand(): Promise<void> {
  const route = ROUTES.find(({ path }) => path === '/progress')
  if (!route) throw new Error('there is no screen of progress')
  const db = await openTestDatabase()
  render(
    <MemoryRouter initialEntries={['/dashboard', '/subscription']}>
      <DatabaseProvider value={db}>
        <Address />
        <Routes>
          <Route path="/dashboard" element={<RestrictedScreen route={route} />} />
          <Route path="/progress" element={<RestrictedScreen route={route} />} />
          <Route path="*" element={null} />
        </Routes>
      </DatabaseProvider>
    </MemoryRouter>,
  )
}

const press = (name: string) => page.getByRole('button', { name }).click()
const address = () => document.querySelector('output')?.textContent

test('a screen that needs a plan leads to the plans, behind the paywall', async () => {
  await stand()
  await press('Progress')
  await expect.poll(() => paywall.opened).toEqual([{ trigger: 'restricted_route', source: '/progress' }])
  await expect.poll(address).toBe('/subscription')
})

test('back from the paywall to another screen that needs a plan goes on to the routines', async () => {
  await stand()
  paywall.isComing = true
  await press('Back')
  await expect.poll(address).toBe('/workouts')
  expect(paywall.opened).toEqual([])
})
