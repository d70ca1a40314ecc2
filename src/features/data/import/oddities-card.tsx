import { useTranslation } from 'react-i18next'
import type { Oddity } from '#domain/import/imported.ts'
import { Card } from '#ui/card.tsx'
import data from '../data.module.css'
import styles from './import.module.css'

/** What is odd in the file, with the first places of each. */
export function OdditiesCard({ oddities }: { readonly oddities: readonly Oddity[] }) {
  const { t } = useTranslation('data')
  return (
    <Card as="section" className={data.card} aria-labelledby="import-odd">
      <h2 id="import-odd">{t('odd.title')}</h2>
      <p className={data.quiet}>{t('odd.lead')}</p>
      {oddities.map(({ kind, count, examples }) => (
        <details key={kind} className={styles.details}>
          <summary>{t('odd.counted', { oddity: t(`odd.${kind}`), number: count })}</summary>
          <ul className={styles.examples}>
            {examples.map(({ line, detail }) => (
              <li key={`${line} ${detail}`}>
                {t('odd.line', { line })}: {detail}
              </li>
            ))}
            {count > examples.length && <li>{t('odd.more', { count: count - examples.length })}</li>}
          </ul>
        </details>
      ))}
    </Card>
  )
}
