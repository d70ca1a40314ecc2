import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { canAsk, declineInstall, install, subscribeToInstallOffer } from '#platform/device/install-offer.ts'
import { useStore } from '#shared/use-store.ts'
import { Button } from '#ui/button.tsx'

/** Nothing unless the browser offers to install the app. How to do it by hand is said on Home. */
export function InstallOffer() {
  const { t } = useTranslation('profile')
  const isOffered = useStore({ subscribe: subscribeToInstallOffer, current: canAsk })
  if (!isOffered) return null
  return (
    <div className="actions">
      <Button icon={Download} onClick={() => void install()}>
        {t('install.now')}
      </Button>
      <Button variant="quiet" onClick={declineInstall}>
        {t('install.never')}
      </Button>
    </div>
  )
}
