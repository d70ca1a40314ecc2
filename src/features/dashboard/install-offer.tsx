import { Download } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { canInstall, declineInstall, install, subscribeToInstallOffer } from '#platform/install-offer.ts'
import { Button } from '#ui/button.tsx'
import styles from './dashboard.module.css'

/** Offers to install the app where the browser does, until it is installed or declined. */
export function InstallOffer() {
  const { t } = useTranslation('dashboard')
  const isOffered = useSyncExternalStore(subscribeToInstallOffer, canInstall)
  if (!isOffered) return null
  return (
    <div className={styles.actions}>
      <Button icon={Download} onClick={() => void install()}>
        {t('install.now')}
      </Button>
      <Button variant="quiet" onClick={declineInstall}>
        {t('install.never')}
      </Button>
    </div>
  )
}
