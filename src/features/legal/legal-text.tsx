import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { localeInUse } from '#i18n/setup.ts'
import { dateFormat } from '#shared/format/intl.ts'
import styles from './legal.module.css'
import { IN_FORCE_SINCE } from './sections.ts'

export type LegalPart = { readonly id: string; readonly title: string; readonly text: string }

type LegalTextProps = {
  readonly title: string
  readonly lead: string
  readonly parts: readonly LegalPart[]
  readonly children?: ReactNode
}

/** A text of numbered parts, with a list of them at its head. */
export function LegalText({ title, lead, parts, children }: LegalTextProps) {
  const { t } = useTranslation('legal')
  const since = dateFormat(localeInUse(), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <article className={styles.text}>
      <header className={styles.opening}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.since}>{t('since', { date: since.format(new Date(IN_FORCE_SINCE)) })}</p>
      </header>
      <nav aria-label={t('contents')}>
        <ol className={styles.contents}>
          {parts.map((part) => (
            <li key={part.id}>
              <a href={`#${part.id}`}>{part.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {parts.map(({ id, title: heading, text }, index) => (
        <section key={id} id={id} className={styles.part}>
          <h2>
            {index + 1}. {heading}
          </h2>
          {text.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      {children}
    </article>
  )
}
