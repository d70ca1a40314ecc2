import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setupI18n } from '#i18n/setup.ts'
import { rememberAccount } from '#platform/account/account.ts'
import { fetchUser } from '#platform/account/user.ts'
import { callApi } from '#platform/server/api.ts'
import { render } from '../../tests/support/render.tsx'
import { useServerCopy } from './use-server-copy.ts'

vi.mock(import('#platform/server/api.ts'), async (load) => ({ ...(await load()), callApi: vi.fn() }))

const ANA = {
  id: 'ana',
  firebaseUid: 'ana',
  email: 'ana@example.org',
  name: 'Ana',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  preferences: { language: 'en-US', timezone: null },
}

beforeEach(async () => {
  onTestFinished(() => localStorage.clear())
  await setupI18n('en-US', ['app'])
})

function Preferences({ language }: { readonly language: 'es-ES' | 'pt-BR' }) {
  useServerCopy({ language, timeZone: null })
  return null
}

// proves 8.33, 8.39
test('a language refused by the server is only logged', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onTestFinished(() => warned.mockRestore())
  rememberAccount({ uid: 'ana', email: ANA.email, name: ANA.name } as Parameters<typeof rememberAccount>[0])
  vi.mocked(callApi).mockImplementationOnce(async (_path, read) => read({ user: ANA }))
  await fetchUser({ fresh: true })

  const refusal = new Error('the server is full')
  vi.mocked(callApi).mockRejectedValueOnce(refusal)
  render(<Preferences language="es-ES" />)
  await expect.poll(() => warned.mock.calls).toEqual([['Failed to update user preferences', refusal]])
  expect(vi.mocked(callApi).mock.lastCall?.[2]).toEqual({ method: 'PUT', body: { language: 'es-ES' } })
})
