import { useTranslation } from 'react-i18next'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { List } from '#ui/list.tsx'
import styles from './analytics.module.css'
import type { LoadPart } from './load-part.ts'

export function Balance({ load, formatters, isStale }: LoadPart) {
  const { t } = useTranslation('insights')
  const pairs = load.balance.filter(({ left, right }) => left + right > 0)
  return (
    <Card as="section" className={classNames(styles.card, isStale && styles.stale)} aria-labelledby="balance">
      <h2 id="balance">{t('analytics.balance.title')}</h2>
      <p className="quiet">{pairs.length > 0 ? t('analytics.balance.text') : t('progress.chart.emptyRange')}</p>
      <List className={styles.pairs}>
        {pairs.map(({ pair, left, right }) => (
          <li key={pair} className={styles.pair}>
            <span>
              {t(`analytics.balance.${pair}.left`)} <strong>{formatters.number(left, 1)}</strong>
            </span>
            <span className={styles.end}>
              {t(`analytics.balance.${pair}.right`)} <strong>{formatters.number(right, 1)}</strong>
            </span>
            <span className={styles.scales} aria-hidden>
              <span className={styles.left} style={{ flexGrow: left }} />
              <span className={styles.right} style={{ flexGrow: right }} />
            </span>
          </li>
        ))}
      </List>
    </Card>
  )
}
