import { MemoryRouter, Outlet } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/support/render.tsx'
import { AppRoutes } from './app-routes.tsx'
import { screenAt } from './fetch-screen.ts'

// Which screen stands at an address, and what stands before it: by a list of its own, not by the table's titles.

vi.mock(import('./layouts/layouts.ts'), () => ({ layoutOf: () => ({ Content: Outlet, fetch: async () => undefined }) }))
vi.mock(import('./screen.tsx'), async (load) => ({
  ...(await load()),
  Screen: ({ route }) => <p>open: {route.path}</p>,
}))
vi.mock(import('./restricted-screen.tsx'), () => ({ default: ({ route }) => <p>guarded: {route.path}</p> }))

type Row = readonly [address: string, component: string, way: 'open' | 'guarded']

const INSIDE: readonly Row[] = [
  // proves 2.4
  ['/dashboard', 'DashboardScreen', 'guarded'],
  // proves 2.13
  ['/profile', 'OverviewScreen', 'open'],
  // proves 2.14
  ['/profile/privacy', 'PrivacyScreen', 'open'],
  // proves 2.15
  ['/profile/security', 'SecurityScreen', 'open'],
  // proves 2.16
  ['/profile/preferences', 'PreferencesScreen', 'open'],
  // proves 2.17
  ['/profile/subscription', 'ManageScreen', 'open'],
  // proves 2.18
  ['/workouts', 'WorkoutsScreen', 'open'],
  // proves 2.19
  ['/exercises', 'ExercisesScreen', 'open'],
  // proves 2.20
  ['/workouts/create-v2', 'CreateScreen', 'open'],
  // proves 2.21
  ['/workouts/edit-v2', 'EditScreen', 'open'],
  // proves 2.23
  ['/subscription', 'PlansScreen', 'open'],
  // proves 2.24
  ['/subscription/success', 'SuccessScreen', 'open'],
  // proves 2.25
  ['/subscription/billing', 'BillingScreen', 'open'],
  // proves 2.26
  ['/workout/0198a/execute', 'ExecuteScreen', 'guarded'],
  // proves 2.27
  ['/workout/0198a/sessions', 'HistoryScreen', 'open'],
  // proves 2.28
  ['/workout/0198a/abandoned', 'AbandonedScreen', 'open'],
  // proves 2.29
  ['/workout/0198a/completed', 'CompletedScreen', 'open'],
  // proves 2.34
  ['/workout/execute', 'ExecuteScreen', 'guarded'],
  // proves 2.35
  ['/workouts/execute', 'ExecuteScreen', 'guarded'],
  // proves 2.36
  ['/metrics', 'MetricsScreen', 'guarded'],
  // proves 2.37
  ['/analytics', 'AnalyticsScreen', 'guarded'],
  // proves 2.38
  ['/statistics', 'StatisticsScreen', 'guarded'],
  // proves 2.39
  ['/progress', 'ProgressScreen', 'guarded'],
]

const OUTSIDE: readonly Row[] = [
  // proves 2.1
  ['/', 'IndexScreen', 'open'],
  // proves 2.2
  ['/terms', 'TermsScreen', 'open'],
  // proves 2.3
  ['/privacy', 'PrivacyScreen', 'open'],
  // proves 2.5
  ['/auth/login', 'LoginScreen', 'open'],
  // proves 2.6
  ['/auth/signup', 'SignUpScreen', 'open'],
  // proves 2.7
  ['/auth/callback', 'CallbackScreen', 'open'],
  // proves 2.8
  ['/auth/forgot-password', 'ForgotPasswordScreen', 'open'],
  // proves 2.9
  ['/auth/account-deleted', 'AccountDeletedScreen', 'open'],
  // proves 2.10
  ['/support', 'SupportScreen', 'open'],
  // proves 2.11
  ['/support/faq', 'FaqScreen', 'open'],
  // proves 2.12
  ['/support/contact', 'ContactScreen', 'open'],
  // proves 2.22
  ['/test-workout-v2', 'SampleScreen', 'open'],
  // proves 2.30
  ['/landing-page', 'HomeScreen', 'open'],
  // proves 2.31
  ['/landing-page/contact', 'ContactScreen', 'open'],
  // proves 2.32
  ['/landing-page/solution', 'SolutionScreen', 'open'],
  // proves 2.33
  ['/landing-page/resources', 'ResourcesScreen', 'open'],
  ['/landing-page/trust', 'TrustScreen', 'open'],
]

test.each([...INSIDE.map((row) => [...row, false] as const), ...OUTSIDE.map((row) => [...row, true] as const)])(
  '%s is %s, %s',
  async (address, component, way, visitor) => {
    const route = screenAt(address, visitor)
    if (!route) expect.fail(`nothing is shown at ${address}`)
    const { default: Shown } = await route.load()
    expect(Shown.name).toBe(component)
    const place = render(
      <MemoryRouter initialEntries={[address]}>
        <AppRoutes visitor={visitor} left={null} />
      </MemoryRouter>,
    )
    await expect.element(page.elementLocator(place).getByText(`${way}: ${route.path}`, { exact: true })).toBeVisible()
  },
)
