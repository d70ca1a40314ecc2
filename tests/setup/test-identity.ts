import { InvalidToken, type TokenVerifier, type VerifiedIdentity } from '../../server/identity/token-verifier.ts'

/** A verified identity of this person, who has just signed in. */
export function identityFor(uid: string, claims: Partial<VerifiedIdentity> = {}): VerifiedIdentity {
  return {
    uid,
    expiresAt: Date.now() + 3_600_000,
    issuedAt: Date.now(),
    email: `${uid}@example.org`,
    emailVerified: true,
    name: '',
    picture: null,
    authTime: Math.floor(Date.now() / 1_000),
    ...claims,
  }
}

/** A token is `<uid>` or `expired:<uid>`: the signature is another test's subject. */
export const readableTokens: TokenVerifier = {
  verify: async (token) => {
    if (token.startsWith('expired:')) throw new InvalidToken('expired')
    return identityFor(token)
  },
}
