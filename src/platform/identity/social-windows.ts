import type { User, UserCredential } from 'firebase/auth'
import type { SocialProvider } from '#contract/vocabulary.ts'

/** The windows in which another provider asks who somebody is. Rejects with Firebase's errors or ours. */
export type SocialWindows = {
  readonly signIn: (provider: SocialProvider) => Promise<UserCredential>
  readonly link: (user: User, provider: SocialProvider) => Promise<unknown>
  readonly reauthenticate: (user: User, provider: SocialProvider) => Promise<unknown>
  /** Leaves the page; what came of it is known by `finishRedirect` on the page it comes back to. */
  readonly redirect: (provider: SocialProvider) => Promise<void>
  /** Null where nobody has come back from another provider. */
  readonly finishRedirect: () => Promise<UserCredential | null>
}
