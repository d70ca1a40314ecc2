import { withTimeLimit } from '../device/time-limit.ts'
import { publicConfig } from '../server/public-config.ts'
import { IdentityError, readIdentityError } from './identity-error.ts'
import type { IdentityProvider } from './identity-provider.ts'

/** Signing in and up is several calls, on a slow line. A person in another window is waited for. */
const LIMITS_MS = { usual: 10_000, 'sign-in': 30_000, none: null } as const

export type AnswerLimit = keyof typeof LIMITS_MS

let provider: Promise<IdentityProvider> | undefined

/** A separate chunk. A failed load is retried the next time. */
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

/** Rejects with an IdentityError, `offline` if it takes longer than the limit. */
export function askProvider<Result>(
  question: (provider: IdentityProvider) => Promise<Result>,
  limit: AnswerLimit = 'usual',
): Promise<Result> {
  const answer = answerOf(question)
  const limitMs = LIMITS_MS[limit]
  if (limitMs === null) return answer
  return withTimeLimit(answer, limitMs, () => new IdentityError('offline', 'time-limit'))
}

async function answerOf<Result>(question: (provider: IdentityProvider) => Promise<Result>): Promise<Result> {
  try {
    return await question(await loadProvider())
  } catch (cause) {
    throw readIdentityError(cause)
  }
}
