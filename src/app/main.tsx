import '#ui/base.css'
import { confirmAccount } from '#platform/account/account.ts'
import { keepInstallOffer } from '#platform/device/install-offer.ts'
import { loadFirst } from '#platform/updates/page-first.ts'
import { startUpdates } from '#platform/updates/updates.ts'
import { followPageLife } from '#shared/page-life.ts'
import { followAccount } from './account-database.ts'
import { followDevice } from './device-classes.ts'
import { shownStill } from './still/shown-still.ts'

// The database opens while the app loads. A first visit to a public page gets prerendered HTML and site.ts instead.
const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')

followPageLife()
followDevice()
keepInstallOffer()
startUpdates()
const started = start(root)
loadFirst(started)
// To wait for it must not hide that it fails.
void started.then()

/** The screen as it was last shown here can be used before the app has run. */
async function start(element: HTMLElement): Promise<void> {
  const confirmed = confirmAccount()
  const still = await shownStill()
  // A set that was ticked at once goes to the disk first: while the app starts, it has the page's thread.
  await still?.taps.written()
  const leaving = still && import('./still/leave-still.ts')
  // It takes over in the task in which the app draws: it must be there by then. Reported where it is used.
  const ready = leaving?.catch(() => undefined)
  await confirmed
  followAccount()
  try {
    const [{ startApp }] = await Promise.all([import('./start-app.tsx'), ready])
    await startApp(element)
  } finally {
    // If the app cannot start, its still must not stay.
    if (still) void leaving?.then(({ leaveStill }) => leaveStill(element, still))
  }
}
