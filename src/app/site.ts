import { DASHBOARD_PATH, INDEX_PATH } from '#contract/routes.ts'
import { isLocale, localeNamed } from '#domain/choose-locale.ts'
import { pathIn, splitLocale } from '#i18n/locale-address.ts'
import { rememberLocale, storedLocale } from '#i18n/stored-locale.ts'
import { currentAccount } from '#platform/account/account.ts'
import { install, installWay, keepInstallOffer, subscribeToInstallOffer } from '#platform/device/install-offer.ts'
import { startUpdates } from '#platform/updates/updates.ts'
import { followLeaving } from '#shared/page-life/follow-leaving.ts'
import { followDevice } from './device-classes.ts'

// The public site's only script: its pages work without it.
const { locale, path } = splitLocale(location.pathname)
const stored = storedLocale()

followLeaving(window)
followDevice()
keepInstallOffer()
startUpdates()
if (path === INDEX_PATH && currentAccount()) {
  location.replace(DASHBOARD_PATH)
} else if (locale === null && isLocale(stored) && stored !== localeNamed(document.documentElement.lang)) {
  // The server's cookie is gone, but the choice stored here is not.
  rememberLocale(stored)
  location.replace(pathIn(stored, path) + location.hash)
} else {
  // The language of an address is a choice.
  if (locale !== null) rememberLocale(locale)
  fitToAccount()
  offerInstall()
  for (const late of document.querySelectorAll('.late')) late.remove()
  if (document.querySelector('[data-contact-form]')) {
    void import('./centre-focused-field.ts').then(({ centreFocusedField }) => centreFocusedField())
    void import('../features/site/contact/follow-contact-form.ts').then(({ followContactForm }) =>
      followContactForm(document),
    )
  }
}

function fitToAccount(): void {
  const who = currentAccount() ? 'account' : 'visitor'
  for (const way of document.querySelectorAll<HTMLElement>('[data-for]')) way.hidden = way.dataset['for'] !== who
}

function offerInstall(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-install]')) {
    const way = element.dataset['install']
    const follow = () => {
      element.hidden = installWay() !== way
    }
    follow()
    subscribeToInstallOffer(follow)
    if (way === 'ask') element.addEventListener('click', () => void install())
  }
}
