import { InvalidToken, type TokenVerifier, type VerifiedIdentity } from './token-verifier.ts'

/** How long a revoked sign-in stays valid at most. */
const ASK_AGAIN_MS = 300_000
/** An unreachable provider must not delay every request. */
const PATIENCE_MS = 60_000
const MAX_REMEMBERED = 50_000

/**
 * Asks the provider every five minutes per sign-in whether it was revoked: a token alone is valid for an hour. If the
 * provider is unreachable, a genuine token is accepted: training must sync.
 */
export function withStandingSignIns(verifier: TokenVerifier, now: () => number = Date.now): TokenVerifier {
  const askAgainAt = new Map<string, number>()
  const asking = new Map<string, Promise<VerifiedIdentity>>()

  const remember = (signIn: string, atMs: number) => {
    // The oldest is evicted: a forgotten sign-in is checked once more.
    askAgainAt.delete(signIn)
    askAgainAt.set(signIn, atMs)
    const [oldest] = askAgainAt.keys()
    if (askAgainAt.size > MAX_REMEMBERED && oldest !== undefined) askAgainAt.delete(oldest)
  }
  const ask = async (token: string) => {
    const identity = await verifier.verify(token, { checkRevoked: true })
    remember(signInOf(identity), now() + ASK_AGAIN_MS)
    return identity
  }
  const askOnce = async (token: string, identity: VerifiedIdentity) => {
    const signIn = signInOf(identity)
    const asked = asking.get(signIn) ?? ask(token).finally(() => asking.delete(signIn))
    asking.set(signIn, asked)
    try {
      await asked
    } catch (cause) {
      if (cause instanceof InvalidToken) throw cause
      remember(signIn, now() + PATIENCE_MS)
    }
  }

  return {
    verify: async (token, options) => {
      if (options?.checkRevoked) return ask(token)
      const identity = await verifier.verify(token)
      // The provider issues tokens to valid sign-ins only, so a new one counts as a check.
      const dueAt = Math.max(identity.issuedAt + ASK_AGAIN_MS, askAgainAt.get(signInOf(identity)) ?? 0)
      if (now() >= dueAt) await askOnce(token, identity)
      return identity
    },
  }
}

function signInOf({ uid, authTime }: VerifiedIdentity): string {
  return `${authTime} ${uid}`
}
