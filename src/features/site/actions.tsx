import { useTranslation } from 'react-i18next'
import { usePublicPath } from '#i18n/public-link.tsx'
import { ButtonLink } from '#ui/button.tsx'
import styles from './actions.module.css'

/** The two ways to begin. */
export function Actions() {
  const { t } = useTranslation('site')
  const path = usePublicPath()
  return (
    <div className={styles.actions}>
      <ButtonLink to={path('/test-workout-v2')} variant="primary" size="large">
        {t('tryIt')}
      </ButtonLink>
      <ButtonLink to={path('/auth/signup')} size="large">
        {t('signUp')}
      </ButtonLink>
    </div>
  )
}
