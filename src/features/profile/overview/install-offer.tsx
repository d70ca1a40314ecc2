import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { declineInstall, install, installWay, subscribeToInstallOffer } from '#platform/device/install-offer.ts'
import { HomeScreenHelp } from '#shared/install/home-screen-help.tsx'
import { useStore } from '#shared/use-store.ts'
import { Button } from '#ui/button.tsx'

/** Nothing where the app cannot be installed, is already, or was declined. */
export function InstallOffer() {
  const { t } = useTranslation('profile')
  const way = useStore({ subscribe: subscribeToInstallOffer, current: installWay })
  if (way === null) return null
  return (
    <div className="actions">
      {way === 'ask' ? (
        <Button icon={Download} onClick={() => void install()}>
          {t('install.now')}
        </Button>
      ) : (
        <HomeScreenHelp>{t('install.byHand')}</HomeScreenHelp>
      )}
      <Button variant="quiet" onClick={declineInstall}>
        {t('install.never')}
      </Button>
    </div>
  )
}
