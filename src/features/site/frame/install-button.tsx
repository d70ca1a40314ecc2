import { useTranslation } from 'react-i18next'
import { RESOURCES_PATH } from '#contract/routes.ts'
import { PublicLink } from '#i18n/public-link.tsx'
import { install, installWay, subscribeToInstallOffer } from '#platform/device/install-offer.ts'
import { useStore } from '#shared/use-store.ts'
import { classNames } from '#ui/class-names.ts'
import { IPHONE_GUIDE } from '../resources/iphone-guide.ts'
import styles from './frame.module.css'

type InstallButtonProps = { readonly className: string | undefined }

/** Asks the browser, or leads to the steps by hand. On a prerendered page site.ts shows the right one, and follows it. */
export function InstallButton({ className }: InstallButtonProps) {
  const { t } = useTranslation('site')
  const way = useStore({ subscribe: subscribeToInstallOffer, current: installWay })
  const look = classNames(styles.way, styles.install, className)
  return (
    <>
      <button type="button" className={look} data-install="ask" hidden={way !== 'ask'} onClick={() => void install()}>
        {t('frame.install')}
      </button>
      <PublicLink
        to={`${RESOURCES_PATH}#${IPHONE_GUIDE}`}
        className={look}
        data-install="by-hand"
        hidden={way !== 'by-hand'}
      >
        {t('frame.install')}
      </PublicLink>
    </>
  )
}
