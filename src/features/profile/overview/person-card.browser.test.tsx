import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { setupI18n } from '#i18n/setup.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { ToastProvider } from '#ui/toasts.tsx'
import { render } from '../../../../tests/support/render.tsx'
import { openTestDatabase } from '../../../../tests/test-database.ts'
import { PersonCard } from './person-card.tsx'

const said = vi.hoisted((): { unconfirmed: boolean | null } => ({ unconfirmed: null }))
vi.mock(import('#platform/identity/identity-session.ts'), async (load) => ({
  ...(await load()),
  useUnconfirmedEmail: () => said.unconfirmed,
}))
vi.mock(import('#platform/identity/use-identity-state.ts'), () => ({ useIdentityState: () => 'ready' as const }))

beforeAll(() => setupI18n('en-US', ['profile', 'shared']))

test.each([
  [null, []],
  [false, ['Email confirmed']],
  [true, ['Resend email']],
])('an address of which the provider says unconfirmed: %s is called what it is', async (unconfirmed, expected) => {
  said.unconfirmed = unconfirmed
  const account = { uid: 'bia', email: 'bia@example.org', name: 'Bia' } as Parameters<typeof PersonCard>[0]['account']
  const place = render(
    <DatabaseProvider value={await openTestDatabase()}>
      <MemoryRouter>
        <ToastProvider dismissLabel="Dismiss">
          <PersonCard account={account} profile={null} />
        </ToastProvider>
      </MemoryRouter>
    </DatabaseProvider>,
  )
  await expect.poll(() => place.textContent).toContain('bia@example.org')
  expect(['Email confirmed', 'Resend email'].filter((words) => place.textContent.includes(words))).toEqual(expected)
})
