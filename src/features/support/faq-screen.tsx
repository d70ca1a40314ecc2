import { useTranslation } from 'react-i18next'
import { PublicLink } from '#i18n/public-link.tsx'
import { QUESTIONS } from './questions.ts'
import styles from './support.module.css'

/** What lifters ask, and what is so. */
export default function FaqScreen() {
  const { t } = useTranslation('support')
  return (
    <div className={styles.page}>
      <header className={styles.opening}>
        <h1>{t('faq.heading')}</h1>
        <p className={styles.lead}>{t('faq.lead')}</p>
      </header>
      <div className={styles.questions}>
        {QUESTIONS.map((question) => (
          <details key={question} id={question} className={styles.question}>
            <summary>
              <h2>{t(`faq.${question}.question`)}</h2>
            </summary>
            <p>{t(`faq.${question}.answer`)}</p>
          </details>
        ))}
      </div>
      <p>
        {t('faq.more')} <PublicLink to="/support/contact">{t('faq.write')}</PublicLink>
      </p>
    </div>
  )
}
