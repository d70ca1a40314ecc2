import { expect, test, vi } from 'vitest'
import { DEFAULT_PASSWORD_POLICY } from '#domain/profile/password-policy.ts'
import { runHook } from '../../../tests/support/run-hook.ts'
import { identity } from './identity.ts'
import { usePasswordPolicy } from './use-password-policy.ts'

const STRICT = { ...DEFAULT_PASSWORD_POLICY, minLength: 12, digit: true }

test('the default rules stand until the provider has told its own', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof STRICT>()
  vi.spyOn(identity, 'passwordPolicy').mockReturnValue(promise)
  const screen = runHook(() => usePasswordPolicy(), undefined)
  expect(screen.current()).toEqual(DEFAULT_PASSWORD_POLICY)
  resolve(STRICT)
  await expect.poll(screen.current).toEqual(STRICT)
})

test('a provider that does not answer leaves the default rules', async () => {
  const asked = vi.spyOn(identity, 'passwordPolicy').mockRejectedValue(new Error('offline'))
  const screen = runHook(() => usePasswordPolicy(), undefined)
  await expect.poll(() => asked.mock.settledResults.length).toBe(1)
  expect(screen.drawn).toEqual([DEFAULT_PASSWORD_POLICY])
})
