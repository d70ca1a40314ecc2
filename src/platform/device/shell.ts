import type { SocialProvider } from '#contract/vocabulary.ts'
import type { RestNotice } from '#domain/session/rest-notice.ts'

/** What is felt in the hand. */
export type Felt = 'set ticked' | 'rest over'

/**
 * What this phone does at the end of a rest once its screen is locked: `notifies`; `may-notify` after the person allows
 * it; `stays-on` where a locked page is put to sleep but the screen can be kept from locking; `silent` where not even
 * that.
 */
export type LockedScreenAbility = 'notifies' | 'may-notify' | 'stays-on' | 'silent'

/** What another provider's own app says of somebody: tokens for the identity provider. */
export type ProviderTokens = {
  readonly idToken?: string
  readonly accessToken?: string
  readonly rawNonce?: string
}

/**
 * The abilities of the native app around the page. Each has a file beside this one (`vibration.ts`, `wake-lock.ts`,
 * `rest-notification.ts`, `download.ts`, `share.ts`, `social-sign-in.ts`) that callers use, and that does it by the
 * browser's own means where there is no shell. Nothing here throws at a workout: what fails is logged.
 */
export type Shell = {
  readonly vibrate: (what: Felt) => void
  /** Keeps the screen on until the returned function is called. */
  readonly keepScreenOn: () => () => void
  readonly lockedScreenAbility: () => LockedScreenAbility
  /** Asks the person, from a tap. Resolves to whether notifications are allowed now. */
  readonly askForNotifications: () => Promise<boolean>
  /** Takes away what was shown. */
  readonly clearNotifications: () => Promise<void>
  /** From now on exactly these are planned with the operating system. */
  readonly planRestNotices: (wanted: readonly RestNotice[]) => void
  /** Resolves to false where the person turned back; rejects where there is no room for the file. */
  readonly shareFile: (name: string, file: Blob) => Promise<boolean>
  readonly socialProviders: readonly SocialProvider[]
  /** Asks who somebody is. Rejects with an IdentityError. */
  readonly askProvider: (provider: SocialProvider) => Promise<ProviderTokens>
}

/** The bridge that the native app puts into its page before the first script of ours. */
type Bridged = { readonly Capacitor?: { readonly getPlatform: () => 'ios' | 'android' } }

/** Which native app this page runs in; null in a browser. */
export const nativePlatform = (globalThis as Bridged).Capacitor?.getPlatform() ?? null

let entered: Shell | null = null

/** The shell; null in a browser, for good. Its code is fetched before the first screen is drawn. */
export function currentShell(): Shell | null {
  return entered
}

/** Chosen once, at the start. */
export function enterShell(shell: Shell): void {
  entered = shell
}
