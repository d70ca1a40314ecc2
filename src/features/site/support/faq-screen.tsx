import { useTranslation } from 'react-i18next'
import { CONTACT_PATH } from '#contract/routes.ts'
import { PublicLink } from '#i18n/public-link.tsx'
import { QUESTIONS } from './questions.ts'
import styles from './support.module.css'

export default function FaqScreen() {
  const { t } = useTranslation('site')
  return (
    <div className={styles.page}>
      <header className={styles.opening}>
        <h1>{t('support.faq.heading')}</h1>
        <p className={styles.lead}>{t('support.faq.lead')}</p>
      </header>
      <div className={styles.questions}>
        {QUESTIONS.map((question) => (
          <details key={question} id={question} className={styles.question}>
            <summary>
              <h2>{t(`support.faq.${question}.question`)}</h2>
            </summary>
            <p>{t(`support.faq.${question}.answer`)}</p>
          </details>
        ))}
      </div>
      <p>
        {t('support.faq.more')} <PublicLink to={CONTACT_PATH}>{t('support.faq.write')}</PublicLink>
      </p>
    </div>
  )
}
