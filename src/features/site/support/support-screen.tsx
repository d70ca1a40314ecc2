import { useTranslation } from 'react-i18next'
import { CONTACT_PATH, DIAGNOSTICS_PATH, FAQ_PATH, RESOURCES_PATH } from '#contract/routes.ts'
import { PublicLink } from '#i18n/public-link.tsx'
import styles from './support.module.css'

const WAYS = [
  { way: 'faq', to: FAQ_PATH },
  { way: 'contact', to: CONTACT_PATH },
  { way: 'guides', to: RESOURCES_PATH },
] as const
const FIRST_AID = ['phone', 'open', 'stale', 'space'] as const

export default function SupportScreen() {
  const { t } = useTranslation('site')
  return (
    <div className={styles.page}>
      <header className={styles.opening}>
        <h1>{t('support.heading')}</h1>
        <p className={styles.lead}>{t('support.lead')}</p>
      </header>
      <ul className={styles.ways}>
        {WAYS.map(({ way, to }) => (
          <li key={way}>
            <PublicLink to={to} className={styles.way}>
              <strong>{t(`support.way.${way}`)}</strong>
              <span>{t(`support.way.${way}.text`)}</span>
            </PublicLink>
          </li>
        ))}
      </ul>
      <section className={styles.aid}>
        <h2>{t('support.aid.title')}</h2>
        <dl>
          {FIRST_AID.map((trouble) => (
            <div key={trouble}>
              <dt>{t(`support.aid.${trouble}.title`)}</dt>
              <dd>{t(`support.aid.${trouble}.text`)}</dd>
            </div>
          ))}
        </dl>
        <p>
          {t('support.aid.more')} <PublicLink to={DIAGNOSTICS_PATH}>{t('support.aid.diagnostics')}</PublicLink>
        </p>
      </section>
    </div>
  )
}
