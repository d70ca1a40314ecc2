import { useTranslation } from 'react-i18next'
import { SAMPLE_PATH, SIGN_UP_PATH } from '#contract/routes.ts'
import { usePublicPath } from '#i18n/public-link.tsx'
import { ButtonLink } from '#ui/button.tsx'
import styles from './actions.module.css'

export function Actions() {
  const { t } = useTranslation('site')
  const path = usePublicPath()
  return (
    <div className={styles.actions}>
      <ButtonLink to={path(SAMPLE_PATH)} variant="primary" size="large">
        {t('tryIt')}
      </ButtonLink>
      <ButtonLink to={path(SIGN_UP_PATH)} size="large">
        {t('signUp')}
      </ButtonLink>
    </div>
  )
}
