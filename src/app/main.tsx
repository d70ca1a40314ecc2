import '#ui/base.css'
import { DASHBOARD_PATH, PROFILE_PATH } from '#contract/routes.ts'
import { confirmAccount } from '#platform/account/account.ts'
import { keepInstallOffer } from '#platform/device/install-offer.ts'
import { loadFirst } from '#platform/updates/page-first.ts'
import { startUpdates } from '#platform/updates/updates.ts'
import { followPageLife } from '#shared/page-life/page-life.ts'
import { followAccount } from './account-database.ts'
import { followDevice } from './device-classes.ts'
import { passed } from './still/passed.ts'
import { dropStill, type ShownStill, shownStill } from './still/shown-still.ts'

/** A disk that takes longer must not keep the app. */
const MAX_WRITE_MS = 2_000
/** The code that leaves the still is smaller than the app, and was asked for before it. */
const MAX_LATE_MS = 4_000

// The database opens while the app loads. A first visit to a public page gets prerendered HTML and site.ts instead.
const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')

// Elsewhere public/browser-floor.js says why not.
if (document.documentElement.dataset['unfit'] === undefined) begin(root)

function begin(element: HTMLElement): void {
  followPageLife()
  followDevice()
  keepInstallOffer(DASHBOARD_PATH, PROFILE_PATH)
  startUpdates()
  // public/browser-floor.js says it if the start fails, or begins not at all.
  element.dataset['start'] = 'running'
  const started = start(element)
  loadFirst(started)
  started.catch(() => (element.dataset['start'] = 'failed'))
  // To wait for it must not hide that it fails.
  void started.then()
}

/** The screen as it was last shown here can be used before the app has run. */
async function start(element: HTMLElement): Promise<void> {
  const confirmed = confirmAccount()
  const still = await shownStill()
  // A set that was ticked at once goes to the disk first: while the app starts, it has the page's thread.
  if (still) await Promise.race([still.taps.written(), passed(MAX_WRITE_MS)])
  const leaving = codeThatLeaves(still)
  await confirmed
  followAccount()
  let leave = dropStill
  try {
    const { startApp } = await import('./start-app.tsx')
    // It takes over in the task in which the app draws: it must be there by then.
    leave = await Promise.race([leaving, passed(MAX_LATE_MS).then(() => dropStill)])
    await startApp(element)
  } finally {
    // If the app cannot start, its still must not stay.
    if (still) leave(element, still)
  }
}

/** Never rejects: a still that cannot be left in order is dropped. */
async function codeThatLeaves(still: ShownStill | null): Promise<typeof dropStill> {
  if (!still) return dropStill
  try {
    const { leaveStill } = await import('./still/leave-still.ts')
    return (root, shown) => void leaveStill(root, shown)
  } catch (cause) {
    console.error('leaving the still', cause)
    return dropStill
  }
}
