import { withTimeLimit } from '../device/time-limit.ts'
import { publicConfig } from '../server/public-config.ts'
import { IdentityError, readIdentityError } from './identity-error.ts'
import type { IdentityProvider } from './identity-provider.ts'

const ANSWER_LIMIT_MS = 10_000
/** Signing in and up is several calls, on a slow line. */
export const SIGN_IN_LIMIT_MS = 30_000

let provider: Promise<IdentityProvider> | undefined

/** Firebase is a chunk of its own, and is started once. What could not be loaded is tried again the next time. */
export function loadProvider(): Promise<IdentityProvider> {
  provider ??= Promise.all([import('./identity-provider.ts'), publicConfig()]).then(
    ([module, config]) => module.connectProvider(config),
    (cause: unknown) => {
      provider = undefined
      throw new IdentityError('offline', String(cause))
    },
  )
  return provider
}

/** Asks the provider something. Rejects with an IdentityError, `offline` where the answer takes longer than the limit. */
export function askProvider<Result>(
  question: (provider: IdentityProvider) => Promise<Result>,
  limitMs = ANSWER_LIMIT_MS,
): Promise<Result> {
  return withTimeLimit(askWithPatience(question), limitMs, () => new IdentityError('offline', 'time-limit'))
}

/** The same without a limit, where the answer is up to a person in another window. */
export async function askWithPatience<Result>(
  question: (provider: IdentityProvider) => Promise<Result>,
): Promise<Result> {
  try {
    return await question(await loadProvider())
  } catch (cause) {
    throw readIdentityError(cause)
  }
}
