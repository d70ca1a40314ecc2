import { InvalidToken, type TokenVerifier, type VerifiedIdentity } from './token-verifier.ts'

/** A sign-in that was ended is good for so long at most. */
const ASK_AGAIN_MS = 300_000
/** A provider out of reach must not hold up every request of everybody. */
const PATIENCE_MS = 60_000
const MAX_REMEMBERED = 50_000

/**
 * The same verifier, which also asks the provider, once in five minutes for each sign-in, whether it still stands: a
 * token alone is good for an hour. Where the provider cannot be reached, a genuine token is taken: training must sync.
 */
export function withStandingSignIns(verifier: TokenVerifier, now: () => number = Date.now): TokenVerifier {
  const askAgainAt = new Map<string, number>()
  const asking = new Map<string, Promise<VerifiedIdentity>>()

  const remember = (signIn: string, atMs: number) => {
    // The oldest goes first: a sign-in that is forgotten is asked about once more.
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
      // The provider issues tokens to sign-ins that stand, so a new one says as much as an answer.
      const dueAt = Math.max(identity.issuedAt + ASK_AGAIN_MS, askAgainAt.get(signInOf(identity)) ?? 0)
      if (now() >= dueAt) await askOnce(token, identity)
      return identity
    },
  }
}

function signInOf({ uid, authTime }: VerifiedIdentity): string {
  return `${authTime} ${uid}`
}
