import { useTranslation } from 'react-i18next'
import type { Oddity } from '#domain/import/imported.ts'
import styles from './import.module.css'

export function OddityList({ oddities }: { readonly oddities: readonly Oddity[] }) {
  const { t } = useTranslation('data')
  return (
    <div>
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
    </div>
  )
}
