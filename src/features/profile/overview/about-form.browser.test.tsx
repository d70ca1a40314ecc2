import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setupI18n } from '#i18n/setup.ts'
import { readUser } from '#platform/account/read-user.ts'
import { ToastProvider } from '#ui/toasts.tsx'
import { somePreferences } from '../../../../tests/builders.ts'
import { render } from '../../../../tests/support/render.tsx'
import { AboutForm } from './about-form.tsx'

const refusal = new Error('the server is full')
vi.mock(import('#platform/account/profile-edits.ts'), async (load) => ({
  ...(await load()),
  saveProfile: () => Promise.reject(refusal),
}))

beforeEach(() => setupI18n('en-US', ['profile', 'shared']))

// proves 8.31
test('a change refused by the server is reported as failed, and logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => logged.mockRestore())
  const at = '2026-01-01T00:00:00.000Z'
  const said = { id: 'ana', firebaseUid: 'ana', email: 'ana@example.org', name: 'Ana', createdAt: at, updatedAt: at }
  const ana = readUser(said)
  if (!ana) throw new Error('no user')
  const place = render(
    <MemoryRouter>
      <ToastProvider dismissLabel="Dismiss">
        <AboutForm profile={ana} isWaiting={false} preferences={somePreferences()} edit={() => undefined} />
      </ToastProvider>
    </MemoryRouter>,
  )
  const name = place.querySelector<HTMLInputElement>('input[name=name]')
  if (!name) throw new Error('no field for the name')
  name.focus()
  name.select()
  document.execCommand('insertText', false, 'Ana Maria')
  place.querySelector<HTMLElement>('button[type=submit]')?.click()
  await expect.poll(() => place.textContent).toContain('Failed to update user profile')
  expect(logged.mock.calls).toEqual([['Failed to update user profile', refusal]])
})
