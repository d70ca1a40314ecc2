import type { Navigator } from 'react-router-dom'
import { fetchScreen, screenAt } from '../fetch-screen.ts'
import { turnBetween } from './turn-between.ts'

/** A screen that takes longer arrives without a turn: the page stands still meanwhile. */
const MAX_WAIT_MS = 100
/** A device that takes longer to take a picture of the old screen turns no more: the tap would feel it. */
const MAX_PICTURE_MS = 50

/**
 * Turns between list and item when a link is tapped. Never at the cost of the tap: only to a screen whose code is here,
 * only on a device that is fast enough, and taps on the new screen go through while it moves. Going back by the browser
 * scrolls by itself, and does not turn. Returns the end of it.
 */
export function turnPages(navigator: Navigator, arrival: () => Promise<void>): () => void {
  const { push } = navigator
  const root = document.documentElement
  const isStill = matchMedia('(prefers-reduced-motion: reduce)')
  const fetched = new Set<string>()
  let isTap = false
  let isSlow = false
  let latest: ViewTransition | undefined

  const fetchAhead = ({ target }: Event) => {
    const path = linkedPath(target)
    const screen = path !== null && turnBetween(location.pathname, path) ? screenAt(path, false) : undefined
    if (screen) void fetchScreen(screen).then(() => fetched.add(screen.path))
  }
  const begin = () => {
    isTap = true
  }
  const end = () => {
    isTap = false
  }

  navigator.push = (to, state, options) => {
    const path = new URL(typeof to === 'string' ? to : (to.pathname ?? ''), location.href).pathname
    const turn = isTap && !isSlow && !isStill.matches ? turnBetween(location.pathname, path) : null
    if (turn === null || !fetched.has(screenAt(path, false)?.path ?? '')) return push(to, state, options)
    root.dataset['turn'] = turn
    const tappedAt = performance.now()
    const transition = document.startViewTransition(() => {
      isSlow = performance.now() - tappedAt > MAX_PICTURE_MS
      push(to, state, options)
      return Promise.race([arrival(), new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
    })
    latest = transition
    // A later turn skips this one.
    transition.ready.catch(() => undefined)
    void transition.finished
      .catch(() => undefined)
      .then(() => {
        if (latest === transition) delete root.dataset['turn']
      })
  }

  const over = new AbortController()
  addEventListener('pointerdown', fetchAhead, { capture: true, passive: true, signal: over.signal })
  addEventListener('click', begin, { capture: true, signal: over.signal })
  addEventListener('click', end, { signal: over.signal })
  return () => {
    over.abort()
    navigator.push = push
  }
}

function linkedPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  return link && link.origin === location.origin ? link.pathname : null
}
