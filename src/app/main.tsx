import '#ui/base.css'
import { keepInstallOffer } from '#platform/device/install-offer.ts'
import { loadFirst } from '#platform/updates/page-first.ts'
import { startUpdates } from '#platform/updates/updates.ts'
import { followAccount } from './account-database.ts'
import { followDevice } from './device-classes.ts'

// The database opens while the app loads. A first visit to a public page gets prerendered HTML and site.ts instead.
const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')

followDevice()
keepInstallOffer()
startUpdates()
followAccount()
const started = import('./start-app.tsx').then(({ startApp }) => startApp(root))
loadFirst(started)
// To wait for it must not hide that it fails.
void started.then()
