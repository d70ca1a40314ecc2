import { useTranslation } from 'react-i18next'
import { CONTACT_PATH, PRIVACY_PATH, TERMS_PATH } from '#contract/routes.ts'
import { PublicLink } from '#i18n/public-link.tsx'
import { localeInUse } from '#i18n/setup.ts'
import { dateFormat } from '#shared/format/intl.ts'
import styles from './legal.module.css'

/** The parts of each text in their order: `legal.<text>.<part>.title` and `legal.<text>.<part>.text`. */
const PARTS = {
  terms: [
    'what',
    'account',
    'data',
    'trial',
    'plan',
    'leave',
    'health',
    'offline',
    'fair',
    'liability',
    'changes',
    'contact',
  ],
  privacy: [
    'short',
    'device',
    'permissions',
    'server',
    'identity',
    'payment',
    'contact',
    'place',
    'log',
    'others',
    'rights',
    'deletion',
    'changes',
  ],
} as const

const IN_FORCE_SINCE = '2026-11-22'

type LegalTextProps = { readonly name: keyof typeof PARTS }

export function LegalText({ name }: LegalTextProps) {
  const { t } = useTranslation('site')
  const since = dateFormat(localeInUse(), { dateStyle: 'long', timeZone: 'UTC' })
  const parts =
    name === 'terms'
      ? PARTS.terms.map((id) => ({ id, title: t(`legal.terms.${id}.title`), text: t(`legal.terms.${id}.text`) }))
      : PARTS.privacy.map((id) => ({ id, title: t(`legal.privacy.${id}.title`), text: t(`legal.privacy.${id}.text`) }))
  const other = name === 'terms' ? 'privacy' : 'terms'
  return (
    <article className={styles.text}>
      <header className={styles.opening}>
        <h1>{t(`legal.${name}.title`)}</h1>
        <p className={styles.lead}>{t(`legal.${name}.lead`)}</p>
        <p className="quiet">{t('legal.since', { date: since.format(new Date(IN_FORCE_SINCE)) })}</p>
      </header>
      <nav aria-label={t('legal.contents')}>
        <ol className={styles.contents}>
          {parts.map((part) => (
            <li key={part.id}>
              <a href={`#${part.id}`}>{part.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {parts.map(({ id, title, text }, index) => (
        <section key={id} id={id} className={styles.part}>
          <h2>
            {index + 1}. {title}
          </h2>
          {text.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <p>
        <PublicLink to={CONTACT_PATH}>{t('legal.write')}</PublicLink> ·{' '}
        <PublicLink to={other === 'terms' ? TERMS_PATH : PRIVACY_PATH}>{t(`legal.${other}.title`)}</PublicLink>
      </p>
    </article>
  )
}
