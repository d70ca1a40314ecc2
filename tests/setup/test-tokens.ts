import { errors, generateKeyPair, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { InvalidToken, type TokenVerifier, type VerifiedIdentity } from '../../server/identity/token-verifier.ts'
import { createTestProvider, type TestProvider } from './test-provider.ts'

const ISSUER = 'https://securetoken.google.com/demo-barra'
const AUDIENCE = 'demo-barra'

/** Firebase's token claims beside the standard ones. */
export type TestClaims = {
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
  readonly picture?: string
  readonly auth_time?: number
}

export type TestTokens = {
  readonly provider: TestProvider
  readonly verifier: TokenVerifier
  /** A valid token of the person, for an hour by default. */
  readonly tokenFor: (uid: string, lifetimeSeconds?: number, claims?: TestClaims) => Promise<string>
}

/** Signs and verifies tokens with its own key, as Firebase does with Google's. */
export async function createTestTokens(): Promise<TestTokens> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const provider = createTestProvider()
  return {
    provider,
    tokenFor: (uid, lifetimeSeconds = 3_600, claims = {}) =>
      new SignJWT({ email: `${uid}@example.org`, email_verified: true, auth_time: nowSeconds(), ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'test' })
        .setSubject(uid)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(nowSeconds() + lifetimeSeconds)
        .sign(privateKey),
    verifier: {
      verify: async (token, { checkRevoked = false } = {}) => {
        try {
          const expected = { issuer: ISSUER, audience: AUDIENCE, algorithms: ['RS256'] }
          const { payload } = await jwtVerify(token, publicKey, expected)
          const identity = identityFrom(payload)
          if (checkRevoked) askProvider(provider, identity)
          return identity
        } catch (cause) {
          if (!(cause instanceof errors.JOSEError)) throw cause
          throw new InvalidToken(cause instanceof errors.JWTExpired ? 'expired' : 'forged', { cause })
        }
      },
    },
  }
}

function askProvider(provider: TestProvider, { uid, authTime }: VerifiedIdentity): void {
  if (provider.isDown) throw new Error('the provider does not answer')
  if (provider.deleted.has(uid)) throw new InvalidToken('unknown-person', { uid })
  if (provider.disabled.has(uid)) throw new InvalidToken('disabled')
  if (authTime < (provider.validSince.get(uid) ?? 0)) throw new InvalidToken('revoked')
}

function identityFrom({ sub = '', exp = 0, iat = 0, ...claims }: JWTPayload & TestClaims): VerifiedIdentity {
  return {
    uid: sub,
    expiresAt: exp * 1_000,
    issuedAt: iat * 1_000,
    email: claims.email ?? '',
    emailVerified: claims.email_verified ?? false,
    name: claims.name ?? '',
    picture: claims.picture ?? null,
    authTime: claims.auth_time ?? 0,
  }
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1_000)
}
