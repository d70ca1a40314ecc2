import { localeOfAddress } from '#i18n/locale-address.ts'
import { ENDED_ACCOUNT_KEY, readAccount } from '#platform/account/account-record.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import { BEHIND_STILL, type ShownStill, STILL_ID } from './shown-still.ts'
import { followTaps } from './still-taps.ts'

/**
 * The screen that the server sent within the page, if this visitor's would look like it: the login of a device without
 * an account, in the page's language. Any other one is removed.
 */
export function adoptStill(root: HTMLElement): ShownStill | null {
  const element = document.getElementById(STILL_ID)
  if (!element) return null
  const isVisitor = readAccount() === null && safeLocalStorage.read(ENDED_ACCOUNT_KEY) === null
  const isOurs = isVisitor && navigator.onLine && document.documentElement.lang === localeOfAddress(location.pathname)
  if (!isOurs) {
    element.remove()
    return null
  }
  root.classList.add(BEHIND_STILL)
  // Not before: a control that is seen is one that answers.
  const taps = followTaps(element, null, '')
  element.hidden = false
  return { origin: 'built', element, styles: null, taps }
}
