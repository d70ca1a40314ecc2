import { errors, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { InvalidToken, type TokenVerifier } from '../../server/identity/token-verifier.ts'

const ISSUER = 'https://securetoken.google.com/demo-barra'
const AUDIENCE = 'demo-barra'

export type TestTokens = {
  readonly verifier: TokenVerifier
  /** A good token of the person for an hour, or for as long as said. */
  readonly tokenFor: (uid: string, lifetimeSeconds?: number) => Promise<string>
}

/** Signs and checks tokens with a key of its own, as Firebase does with Google's. */
export async function createTestTokens(): Promise<TestTokens> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  return {
    tokenFor: (uid, lifetimeSeconds = 3_600) =>
      new SignJWT({})
        .setProtectedHeader({ alg: 'RS256', kid: 'test' })
        .setSubject(uid)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1_000) + lifetimeSeconds)
        .sign(privateKey),
    verifier: {
      verify: async (token) => {
        try {
          const expected = { issuer: ISSUER, audience: AUDIENCE, algorithms: ['RS256'] }
          const { payload } = await jwtVerify(token, publicKey, expected)
          return { uid: payload.sub ?? '', expiresAt: (payload.exp ?? 0) * 1_000 }
        } catch (cause) {
          throw new InvalidToken(cause instanceof errors.JWTExpired ? 'expired' : 'forged', { cause })
        }
      },
    },
  }
}
