import type { Session } from '#contract/session.ts'
import { openRawSessions } from '../raw-sessions.ts'
import { expose } from '../remote.ts'
import { measureTap, type Tapped } from '../tapped.ts'

const raw = await openRawSessions('tap')

const api = {
  /** Renders the same as the app, as static elements. */
  async show(head: string, body: string, classes: readonly [string, string]): Promise<void> {
    document.head.innerHTML = head
    document.body.innerHTML = body
    done = classes
    await Promise.all(Array.from(document.querySelectorAll('link[rel=stylesheet]'), loaded))
  },

  /** Ticks a set by hand, and then puts the whole session on the disk. */
  async tap(setId: string, session: Session): Promise<Tapped> {
    const row = document.getElementById(`set-${setId}`)
    const tick = row?.querySelector('button[aria-pressed]')
    if (!row || !tick) throw new Error(`no row shows the set ${setId}`)
    let saved = Promise.resolve()
    return measureTap(
      () => {
        row.className = done[0]
        tick.className = done[1]
        tick.setAttribute('aria-pressed', 'true')
        saved = raw.put(session)
      },
      () => tick.getAttribute('aria-pressed') === 'true',
      () => Promise.resolve().then(() => saved),
    )
  },
}

export type RawFrame = typeof api

/** The class names of a completed set's row and tick. */
let done: readonly [string, string] = ['', '']

function loaded(link: Element): Promise<void> {
  return new Promise((resolve) => link.addEventListener('load', () => resolve(), { once: true }))
}

expose(api)
