import { useTranslation } from 'react-i18next'
import { canAsk, install, subscribeToInstallOffer } from '#platform/device/install-offer.ts'
import { useStore } from '#shared/use-store.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './frame.module.css'

type InstallButtonProps = { readonly className: string | undefined }

/** On a prerendered page site.ts shows it, and follows it. */
export function InstallButton({ className }: InstallButtonProps) {
  const { t } = useTranslation('site')
  const isOffered = useStore({ subscribe: subscribeToInstallOffer, current: canAsk })
  return (
    <button
      type="button"
      className={classNames(styles.way, styles.install, className)}
      data-install
      hidden={!isOffered}
      onClick={() => void install()}
    >
      {t('frame.install')}
    </button>
  )
}
