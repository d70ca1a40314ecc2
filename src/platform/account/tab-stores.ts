import type { SessionKey } from '#contract/device-registry.ts'
import { EARLIER_MEASURING, SIGN_UP_FORM, TAB_KEYS } from '#contract/device-stores.ts'
import { safeSessionStorage } from '#shared/browser-storage.ts'

// What an account has in this tab's session storage.

export const undoKey = (account: string, sessionId: string): SessionKey => `barra.undo.${account}.${sessionId}`
export const exerciseDraftKey = (account: string, subject: string): SessionKey =>
  `barra.draft.exercise.${account}.${subject}`
export const measuringKey = (account: string): SessionKey => `barra.measuring.${account}`

/**
 * Removes what another person has typed in this tab. A browser restores it with a tab, perhaps after somebody else
 * signed in elsewhere.
 */
export function forgetOthersInTab(uid: string | null): void {
  const isOwn = (rest: string) => uid !== null && (rest === uid || rest.startsWith(`${uid}.`))
  safeSessionStorage.removeWhere((key) => {
    if (key === SIGN_UP_FORM) return uid !== null
    return (
      key === EARLIER_MEASURING || TAB_KEYS.some((start) => key.startsWith(start) && !isOwn(key.slice(start.length)))
    )
  })
}
