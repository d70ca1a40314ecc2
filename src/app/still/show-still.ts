import { localeOfAddress } from '#i18n/locale-address.ts'
import { currentAccount } from '#platform/account/account.ts'
import { occasionAt, readStill, type Still } from './still.ts'
import { followTaps, type StillTaps } from './still-taps.ts'

export type ShownStill = {
  readonly element: HTMLElement
  readonly taps: StillTaps
}

export const STILL_ID = 'still'

/** Stylesheets that do not come must not hold back the app. */
const MAX_STYLES_MS = 1_000
/** The app is drawn beneath its still, and not seen. */
const BEHIND = 'behind-still'

/** Shows the still of the addressed screen over the empty root, if there is one. Resolves once it is painted. */
export async function showStill(root: HTMLElement): Promise<ShownStill | null> {
  const account = currentAccount()
  if (!account || import.meta.env.DEV || location.search !== '' || location.hash !== '') return null
  const locale = localeOfAddress(location.pathname)
  const still = readStill(location.pathname, occasionAt(location.pathname, account.uid, locale))
  if (!still) return null
  const element = document.createElement('div')
  element.id = STILL_ID
  const taps = followTaps(element, still.ticks, account.uid)
  await Promise.race([Promise.all(still.styles.map(fetchStyle)), passed(MAX_STYLES_MS)])
  fill(element, still)
  root.classList.add(BEHIND)
  root.after(element)
  document.documentElement.lang = locale
  scrollTo(0, still.scrollY)
  await painted()
  return { element, taps }
}

/** Gives the page to the app. */
export function removeStill(root: HTMLElement, { element }: ShownStill): void {
  root.classList.remove(BEHIND)
  element.remove()
}

function fill(element: HTMLElement, { html }: Still): void {
  element.innerHTML = html
  // The content security policy takes no style attribute from a text.
  for (const styled of element.querySelectorAll<HTMLElement>('[data-style]')) {
    styled.style.cssText = styled.dataset['style'] ?? ''
  }
}

function fetchStyle(href: string): Promise<unknown> {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return Promise.resolve()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, crossOrigin: '' })
  const fetched = new Promise((resolve) => {
    link.onload = resolve
    link.onerror = resolve
  })
  document.head.append(link)
  return fetched
}

function passed(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Resolves behind the next frame; at once in a hidden page, which draws none. */
export function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
