import type { SocialProvider } from '#contract/vocabulary.ts'
import type { RestNotice } from '#domain/session/rest-notice.ts'

export type Haptic = 'set ticked' | 'rest over'

/** At the end of a rest with a locked screen. `stays-on`: a locked page is suspended, but the screen can be kept on. */
export type LockedScreenAbility = 'notifies' | 'may-notify' | 'stays-on' | 'silent'

export type ProviderTokens = {
  readonly idToken?: string
  readonly accessToken?: string
  readonly rawNonce?: string
}

/**
 * The native app's abilities. Callers use the file of each beside this one, which has the browser's means as well.
 * Nothing here throws during a workout: failures are logged.
 */
export type Shell = {
  readonly vibrate: (what: Haptic) => void
  /** Keeps the screen on until the returned function is called. */
  readonly keepScreenOn: () => () => void
  readonly lockedScreenAbility: () => LockedScreenAbility
  /** Call it from a tap. Resolves to whether notifications are allowed. */
  readonly askForNotifications: () => Promise<boolean>
  readonly clearNotifications: () => Promise<void>
  /** Exactly these: others are cancelled. */
  readonly planRestNotices: (wanted: readonly RestNotice[]) => void
  /** Resolves to false if the person cancelled; rejects without room for the file. */
  readonly shareFile: (name: string, file: Blob) => Promise<boolean>
  readonly socialProviders: readonly SocialProvider[]
  /** Rejects with an IdentityError. */
  readonly askProvider: (provider: SocialProvider) => Promise<ProviderTokens>
}

/** The bridge that the native app injects into its page before our scripts. */
type Bridged = { readonly Capacitor?: { readonly getPlatform: () => 'ios' | 'android' } }

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
