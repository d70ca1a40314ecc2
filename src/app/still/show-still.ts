import { localeOfAddress } from '#i18n/locale-address.ts'
import { readAccount } from '#platform/account/account-record.ts'
import { readDeviceOwner } from '#platform/account/device-owner.ts'
import { painted } from './painted.ts'
import { passed } from './passed.ts'
import { BEHIND_STILL, type ShownStill, STILL_ID } from './shown-still.ts'
import { followTaps } from './still-taps.ts'
import { occasionOf, readStill, type Still } from './stills.ts'

/** Stylesheets that do not come must not hold back the app. */
const MAX_STYLES_MS = 1_000

/** Shows the still of the addressed screen over the empty root, if there is one. Resolves once it is painted. */
export async function showStill(root: HTMLElement): Promise<ShownStill | null> {
  const account = readAccount()
  if (!account || location.search !== '' || location.hash !== '') return null
  const locale = localeOfAddress(location.pathname)
  const still = readStill(location.pathname, occasionOf(account.uid, locale), Date.now())
  if (!still) return null
  // The record may be older than the last sign-out.
  const owner = await readDeviceOwner()
  if (owner && owner.account?.uid !== account.uid) return null
  const element = document.createElement('div')
  element.id = STILL_ID
  const taps = followTaps(element, still.ticks, account.uid)
  const styles = still.css === null ? null : adoptStyles(still.css)
  if (!styles) await Promise.race([Promise.all(still.styles.map(fetchStyle)), passed(MAX_STYLES_MS)])
  fill(element, still)
  root.classList.add(BEHIND_STILL)
  root.after(element)
  document.documentElement.lang = locale
  scrollTo(0, still.scrollY)
  await painted()
  return { origin: 'kept', element, styles, taps }
}

function fill(element: HTMLElement, { html }: Still): void {
  element.innerHTML = html
  // The content security policy takes no style attribute from a text.
  for (const styled of element.querySelectorAll<HTMLElement>('[data-style]')) {
    styled.style.cssText = styled.dataset['style'] ?? ''
  }
}

/** The content security policy asks no source of these. */
function adoptStyles(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  return sheet
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
