import { InvalidToken, type TokenVerifier, type VerifiedIdentity } from './token-verifier.ts'

/** Some 15 MB. */
const MAX_REMEMBERED = 10_000

/**
 * Checks a signature once and not with every request of its hour: a token that was genuine stays so until it expires.
 * Whether the provider still knows the sign-in is asked as before, and never remembered here.
 */
export function withVerifiedTokens(
  verifier: TokenVerifier,
  now: () => number = Date.now,
  maxRemembered = MAX_REMEMBERED,
): TokenVerifier {
  const identities = new Map<string, VerifiedIdentity>()

  const remember = (token: string, identity: VerifiedIdentity) => {
    identities.set(token, identity)
    const [oldest] = identities.keys()
    if (identities.size > maxRemembered && oldest !== undefined) identities.delete(oldest)
  }
  const askProvider = async (token: string) => {
    try {
      return await verifier.verify(token, { checkRevoked: true })
    } catch (error) {
      if (error instanceof InvalidToken) identities.delete(token)
      throw error
    }
  }

  return {
    verify: async (token, options) => {
      if (options?.checkRevoked) return askProvider(token)
      const known = identities.get(token)
      if (known && now() < known.expiresAt) return known
      identities.delete(token)
      const identity = await verifier.verify(token)
      remember(token, identity)
      return identity
    },
  }
}
