import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setupI18n } from '#i18n/setup.ts'
import { rememberAccount } from '#platform/account/account.ts'
import { callApi, OfflineError } from '#platform/server/api.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { ToastProvider } from '#ui/toasts.tsx'
import { render } from '../../../../tests/support/render.tsx'
import { openTestDatabase } from '../../../../tests/test-database.ts'
import OverviewScreen from './overview-screen.tsx'

vi.mock(import('#platform/server/api.ts'), async (load) => ({ ...(await load()), callApi: vi.fn() }))
// The device's documents: not reported before the profile has loaded.
vi.mock(import('../preferences/use-editable-preferences.ts'), () => ({
  useEditablePreferences: () => ({ preferences: undefined, edit: () => undefined }),
}))

beforeEach(async () => {
  localStorage.clear()
  onTestFinished(() => localStorage.clear())
  await setupI18n('en-US', ['profile', 'shared'])
})

// proves 8.30, 8.32
test('a profile that could not be loaded is reported, and logged', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onTestFinished(() => logged.mockRestore())
  const offline = new OfflineError('no network')
  vi.mocked(callApi).mockRejectedValue(offline)
  rememberAccount({ uid: 'bia', email: 'bia@example.org', name: 'Bia' } as Parameters<typeof rememberAccount>[0])
  const place = render(
    <DatabaseProvider value={await openTestDatabase()}>
      <MemoryRouter initialEntries={['/profile']}>
        <ToastProvider dismissLabel="Dismiss">
          <OverviewScreen />
        </ToastProvider>
      </MemoryRouter>
    </DatabaseProvider>,
  )
  await expect.poll(() => place.textContent).toContain('Failed to fetch user profile')
  expect(logged).toHaveBeenCalledWith('Failed to fetch user profile', offline)
})
