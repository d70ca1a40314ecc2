import type { User, UserCredential } from 'firebase/auth'
import type { SocialProvider } from '#contract/vocabulary.ts'

/** Rejects with Firebase's errors or ours. */
export type SocialWindows = {
  readonly signIn: (provider: SocialProvider) => Promise<UserCredential>
  readonly link: (user: User, provider: SocialProvider) => Promise<unknown>
  readonly reauthenticate: (user: User, provider: SocialProvider) => Promise<unknown>
  /** Leaves the page; `finishRedirect` has the result after returning. */
  readonly redirect: (provider: SocialProvider) => Promise<void>
  /** Null without a return from another provider. */
  readonly finishRedirect: () => Promise<UserCredential | null>
}
