import type { SocialProvider } from '#contract/vocabulary.ts'
import type { RestNotice } from '#domain/session/rest-notice.ts'

/** Haptic feedback. */
export type Felt = 'set ticked' | 'rest over'

/**
 * This phone's behavior at the end of a rest with a locked screen: `notifies`; `may-notify` after the person allows it;
 * `stays-on` if a locked page is suspended but the screen can be kept on; `silent` if not even that.
 */
export type LockedScreenAbility = 'notifies' | 'may-notify' | 'stays-on' | 'silent'

/** Tokens of another provider's native app for the identity provider. */
export type ProviderTokens = {
  readonly idToken?: string
  readonly accessToken?: string
  readonly rawNonce?: string
}

/**
 * The native app's abilities. Each has a neighboring file (`vibration.ts`, `wake-lock.ts`, `rest-notification.ts`,
 * `download.ts`, `share.ts`, `social-sign-in.ts`) for callers, which uses the browser's means without a native app.
 * Nothing here throws during a workout: failures are logged.
 */
export type Shell = {
  readonly vibrate: (what: Felt) => void
  /** Keeps the screen on until the returned function is called. */
  readonly keepScreenOn: () => () => void
  readonly lockedScreenAbility: () => LockedScreenAbility
  /** Asks the person, from a tap. Resolves to whether notifications are allowed. */
  readonly askForNotifications: () => Promise<boolean>
  /** Removes displayed notifications. */
  readonly clearNotifications: () => Promise<void>
  /** Schedules exactly these with the operating system. */
  readonly planRestNotices: (wanted: readonly RestNotice[]) => void
  /** Resolves to false if the person cancelled; rejects without room for the file. */
  readonly shareFile: (name: string, file: Blob) => Promise<boolean>
  readonly socialProviders: readonly SocialProvider[]
  /** Asks for the person's identity. Rejects with an IdentityError. */
  readonly askProvider: (provider: SocialProvider) => Promise<ProviderTokens>
}

/** The bridge that the native app injects into its page before our scripts. */
type Bridged = { readonly Capacitor?: { readonly getPlatform: () => 'ios' | 'android' } }

/** The native platform of this page; null in a browser. */
export const nativePlatform = (globalThis as Bridged).Capacitor?.getPlatform() ?? null

let entered: Shell | null = null

/** The native app; always null in a browser. Its code is loaded before the first screen renders. */
export function currentShell(): Shell | null {
  return entered
}

/** Set once, at startup. */
export function enterShell(shell: Shell): void {
  entered = shell
}
