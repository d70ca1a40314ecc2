import { localeInUse } from '#i18n/setup.ts'
import { currentAccount } from '#platform/account/account.ts'
import { msUntilTomorrow, timeZoneOf } from '#shared/format/today.ts'
import { currentStillTicks } from '#shared/still-ticks.ts'
import { whenIdle } from '#shared/when-idle.ts'
import { preferencesOf } from '#storage/collections/preferences.ts'
import { isAnswering } from '#storage/questions-under-way.ts'
import { accountDatabase } from '../account-database.ts'
import { isLoading } from '../loading-progress.ts'
import { CONTROLS } from './counterpart.ts'
import { keepControl } from './kept-control.ts'
import { STILL_ID } from './shown-still.ts'
import { followTaps } from './still-taps.ts'
import { hasStill, isRunning, keptCss, occasionOf, type Still, writeStill } from './stills.ts'

/** A screen that was used is kept once nobody has used it for this long. */
const QUIET_MS = 1_000
const MAX_IDLE_WAIT_MS = 5_000
const MAX_TRIES = 10
/** In screens above and below the visible one: what is further away leaves its room. */
const MAX_SCREENS_AWAY = 0.5

/** Overlays, and pictures that only this page can read. */
const NOT_KEPT = 'dialog, [popover], img[src^="blob:"]'
const ANNOUNCED = '[aria-live], [role="status"], [role="alert"]'
/** True only at its own time: how far the sync has come. It keeps its room. */
const OF_THEN = '[data-of-this-moment]'
/** Clocks would be wrong. */
const CLOCK = '[role="timer"], time:not([datetime])'

/** The account's, once it is known: a page that is left waits for nothing. */
let timeZone = timeZoneOf(undefined)

/** Of stylesheets by their address. */
const styleTexts = new Map<string, string>()

async function askTimeZone(): Promise<void> {
  const account = accountDatabase()
  if (account.kind !== 'open') return
  timeZone = timeZoneOf(
    await preferencesOf(account.database)
      .get()
      .catch(() => undefined),
  )
}

/** Keeps stills of the screens that are looked at: after each use of them, and when the page is left. */
export function keepStills(root: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const keepSoon = (tries: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => whenIdle(() => void keepOrTryAgain(tries), MAX_IDLE_WAIT_MS), QUIET_MS)
  }
  /** A screen that is still loading is kept a little later. */
  const keepOrTryAgain = async (tries: number) => {
    await Promise.all([askTimeZone(), readStyles()])
    if (!keepStill(root) && tries > 1) keepSoon(tries - 1)
  }
  for (const event of ['click', 'keyup', 'popstate'])
    addEventListener(event, () => keepSoon(MAX_TRIES), { passive: true })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keepStill(root))
  addEventListener('pagehide', () => keepStill(root))
  addEventListener('pageshow', ({ persisted }) => persisted && takeTaps(root))
  keepSoon(MAX_TRIES)
}

/** A page that is shown again is a still until it has loaded anew. */
function takeTaps(root: HTMLElement): void {
  const account = currentAccount()
  if (!account) return
  // It is about to load anew, maybe before a tap is on the disk.
  const keep = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null
    if (control instanceof HTMLAnchorElement) location.assign(control.href)
    else if (control) keepControl(control, root)
  }
  root.addEventListener('click', keep, { capture: true })
  followTaps(root, currentStillTicks(), account.uid)
}

/** Returns whether there is nothing left to do. */
function keepStill(root: HTMLElement): boolean {
  const { pathname, search, hash } = location
  const account = currentAccount()
  const isShown = document.documentElement.dataset['path'] === pathname && search === '' && hash === ''
  if (!account || !hasStill(pathname)) return true
  const ticks = currentStillTicks()
  // A workout that has ended has none, and no still.
  if (!isShown || !isWhole(root) || (isRunning(pathname) && !ticks)) return false
  writeStill(pathname, {
    ...occasionOf(account.uid, localeInUse()),
    ...shownWhile(pathname),
    html: htmlOf(root),
    ...stylesOfScreen(pathname),
    scrollY,
    ticks,
  })
  return true
}

/** Those that the app's page does not have in itself. */
function styleAddresses(): readonly string[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')
  return [...links].map((link) => link.getAttribute('href') ?? '')
}

async function readStyles(): Promise<void> {
  const unread = styleAddresses().filter((href) => !styleTexts.has(href))
  await Promise.all(
    unread.map(async (href) => {
      const response = await fetch(href, { cache: 'force-cache' }).catch(() => null)
      if (response?.ok) styleTexts.set(href, await response.text())
    }),
  )
}

/** With their text, a start fetches none of them. A page that is left soon has not read it. */
function stylesOfScreen(pathname: string): Pick<Still, 'styles' | 'css'> {
  const styles = styleAddresses()
  const texts = styles.flatMap((href) => styleTexts.get(href) ?? [])
  return { styles, css: texts.length === styles.length ? texts.join('\n') : keptCss(pathname, styles) }
}

/** A running workout says nothing of today. */
function shownWhile(pathname: string): Pick<Still, 'shownFrom' | 'shownUntil'> {
  if (isRunning(pathname)) return { shownFrom: 0, shownUntil: Number.MAX_SAFE_INTEGER }
  const now = Date.now()
  return { shownFrom: now, shownUntil: now + msUntilTomorrow(timeZone, now) }
}

/** Neither loading nor beneath an overlay. */
function isWhole(root: HTMLElement): boolean {
  const isCovered = document.querySelector(`#${STILL_ID}, dialog[open], [popover="auto"]:popover-open`) !== null
  return !isCovered && !isLoading() && !isAnswering() && !root.querySelector('[aria-busy="true"]')
}

function htmlOf(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement
  leaveOutFarAway(root, copy)
  for (const part of copy.querySelectorAll(NOT_KEPT)) part.remove()
  for (const region of copy.querySelectorAll(ANNOUNCED)) {
    region.removeAttribute('aria-live')
    region.removeAttribute('role')
  }
  for (const clock of copy.querySelectorAll(CLOCK)) clock.textContent = '\u00a0'
  for (const said of copy.querySelectorAll<HTMLElement>(OF_THEN)) said.style.visibility = 'hidden'
  for (const styled of copy.querySelectorAll<HTMLElement>('[style]')) {
    // The content security policy takes no style attribute from a text.
    styled.dataset['style'] = styled.style.cssText
    styled.removeAttribute('style')
  }
  return copy.innerHTML
}

/** Cards that nobody sees at the start, as boxes of their size. */
function leaveOutFarAway(root: HTMLElement, copy: HTMLElement): void {
  const cards = (from: HTMLElement) => [...from.querySelectorAll<HTMLElement>('section, article')]
  const copies = cards(copy)
  const boxes = cards(root).map((card) => card.getBoundingClientRect())
  for (const [index, { top, bottom, height }] of boxes.entries()) {
    const isNear = bottom > -MAX_SCREENS_AWAY * innerHeight && top < (1 + MAX_SCREENS_AWAY) * innerHeight
    const card = copies[index]
    if (isNear || !card) continue
    card.replaceChildren()
    card.style.blockSize = `${height}px`
  }
}
