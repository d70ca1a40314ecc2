import '#ui/base.css'
import { splitLocale } from '#i18n/locale-address.ts'
import { currentAccount } from '#platform/account.ts'
import { keepInstallOffer } from '#platform/install-offer.ts'
import { startUpdates } from '#platform/updates.ts'
import { followAccount } from './account-database.ts'
import { followDevice } from './device-classes.ts'

// The landing page needs nothing of the app, and whoever opens it for the first time should not wait for the app.
// Everybody else gets the app, whatever the address; the database opens while the app is fetched.
const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')

followDevice()
keepInstallOffer()
startUpdates()
if (splitLocale(location.pathname).path === '/' && !currentAccount()) {
  void import('../features/landing/show-landing.ts').then(({ showLanding }) => showLanding(root))
} else {
  followAccount()
  void import('./start-app.tsx').then(({ startApp }) => startApp(root))
}
