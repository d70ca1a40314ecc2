import { entryState } from '#ui/history-entry.ts'

/** A list that takes longer to come back stays where it is, rather than moving while it is read. */
const RETURN_LIMIT_MS = 5_000
/** Longer than what is shown late waits for the rest. */
const HOLD_MS = 2_000
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

type Arrival = {
  /** Of the history entry. */
  readonly key: string
  readonly path: string
  /** Whether the person went back or forward. */
  readonly isReturn: boolean
}

let shown: Arrival | undefined
/** Until the next screen is there, a placeholder is scrolled. */
let hasLeft = false
let stopReturning: (() => void) | undefined

/**
 * Keeps the scroll position of each history entry. A new screen shows its top, or the place where it was left; the same
 * screen under a new entry, such as with another filter, stays where it is. Returns how to leave it.
 */
export function enterEntry(arrival: Arrival): () => void {
  const isSame = arrival.key === shown?.key && arrival.path === shown.path
  const wasLeft = hasLeft
  hasLeft = false
  if (!isSame) arrive(arrival)
  // It was left and returned to before the screen in between was there.
  else if (wasLeft) placeScreen({ ...arrival, isReturn: true })
  return () => {
    hasLeft = true
  }
}

function arrive(arrival: Arrival): void {
  const before = shown
  shown = arrival
  if (!before) addEventListener('scroll', keepPlace, { passive: true })
  if (!before) beginAtFragment()
  if (!before || (before.path === arrival.path && !arrival.isReturn)) keepPlace()
  else placeScreen(arrival)
}

function placeScreen(arrival: Arrival): void {
  stopReturning?.()
  leaveReloadsToBrowser()
  const { scrollTop = 0 } = arrival.isReturn ? entryState(arrival.key) : {}
  if (scrollTop !== 0) returnTo(scrollTop)
  else if (arrival.isReturn || !goToFragment()) window.scrollTo(0, 0)
}

/** Of the page's own address: the browser has looked for the part before the app had drawn it. A reload keeps its place. */
function beginAtFragment(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type === 'navigate') goToFragment()
}

/** Returns whether the screen has the part that the address names. */
function goToFragment(): boolean {
  const part = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (part) part.scrollIntoView({ behavior: 'instant' })
  return Boolean(part)
}

function keepPlace(): void {
  if (shown && !hasLeft && !stopReturning) entryState(shown.key).scrollTop = window.scrollY
}

/** Going back, the browser would scroll before the screen is there. */
function leaveReloadsToBrowser(): void {
  if (history.scrollRestoration === 'manual') return
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
}

/**
 * Scrolls there as soon as the page is long enough, unless the person acts first. Rows that come in above would push the
 * place away: it is held until all should be there.
 */
function returnTo(top: number): void {
  let isThere = false
  let height = 0
  const step = () => {
    height = document.documentElement.scrollHeight
    window.scrollTo(0, top)
    if (isThere || Math.abs(window.scrollY - top) > 1) return
    isThere = true
    clearTimeout(limit)
    limit = setTimeout(stop, HOLD_MS)
  }
  const scrolled = () => {
    if (!isThere || Math.abs(window.scrollY - top) <= 1) return
    // By what has come or gone, or by the person with other means than those listened to.
    if (document.documentElement.scrollHeight !== height) return step()
    stop()
    keepPlace()
  }
  const growth = new ResizeObserver(step)
  const stop = () => {
    growth.disconnect()
    clearTimeout(limit)
    removeEventListener('scroll', scrolled)
    for (const act of ACTS) removeEventListener(act, stop, { capture: true })
    stopReturning = undefined
  }
  let limit = setTimeout(stop, RETURN_LIMIT_MS)
  addEventListener('scroll', scrolled, { passive: true })
  for (const act of ACTS) addEventListener(act, stop, { capture: true, passive: true })
  stopReturning = stop
  growth.observe(document.body)
  step()
}
