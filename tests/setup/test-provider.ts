import type { IdentityAdmin } from '../../server/identity/identity-admin.ts'

/** An identity provider that tests can look into and switch off. */
export type TestProvider = {
  readonly admin: IdentityAdmin
  readonly deleted: Set<string>
  readonly disabled: Set<string>
  /** Seconds since 1970 before which a person's sign-ins are invalid. */
  readonly validSince: Map<string, number>
  isDown: boolean
}

/** A provider that knows everybody. */
export function createTestProvider(): TestProvider {
  const provider: TestProvider = {
    deleted: new Set(),
    disabled: new Set(),
    validSince: new Map(),
    isDown: false,
    admin: {
      revokeSessions: async (uid) => {
        answer()
        provider.validSince.set(uid, Math.floor(Date.now() / 1_000))
      },
      deleteIdentity: async (uid) => {
        answer()
        provider.deleted.add(uid)
      },
    },
  }
  const answer = () => {
    if (provider.isDown) throw new Error('the provider does not answer')
  }
  return provider
}
