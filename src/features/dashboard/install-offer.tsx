import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { declineInstall, install, installWay, subscribeToInstallOffer } from '#platform/device/install-offer.ts'
import { HomeScreenHelp } from '#shared/install/home-screen-help.tsx'
import { useStore } from '#shared/use-store.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import dashboard from './dashboard.module.css'

export function InstallOffer() {
  const { t } = useTranslation('dashboard')
  const way = useStore({ subscribe: subscribeToInstallOffer, current: installWay })
  if (way === null) return null
  const decline = (
    <Button variant="quiet" onClick={declineInstall}>
      {t('install.never')}
    </Button>
  )
  if (way === 'ask') {
    return (
      <div className={`actions ${dashboard.actions}`}>
        <Button icon={Download} onClick={() => void install()}>
          {t('install.now')}
        </Button>
        {decline}
      </div>
    )
  }
  return (
    <Card as="section" className="card" aria-labelledby="install">
      <h3 id="install">{t('install.byHand')}</h3>
      <p className="quiet">{t('install.why')}</p>
      <div className="actions">
        <HomeScreenHelp>{t('install.how')}</HomeScreenHelp>
        {decline}
      </div>
    </Card>
  )
}
