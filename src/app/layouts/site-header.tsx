import { useTranslation } from 'react-i18next'
import { useAccount } from '#platform/account.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Brand } from './brand.tsx'
import styles from './layouts.module.css'
import { SkipLink } from './skip-link.tsx'

/** The top of every page that is not the app's own: the name, and the way in or back in. */
export function SiteHeader() {
  const { t } = useTranslation('app')
  const account = useAccount()
  return (
    <>
      <SkipLink />
      <header className={styles.siteHeader}>
        <Brand to="/" />
        {account ? (
          <ButtonLink to="/dashboard" size="small">
            {t('site.dashboard')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/auth/login" size="small">
            {t('site.login')}
          </ButtonLink>
        )}
      </header>
    </>
  )
}
