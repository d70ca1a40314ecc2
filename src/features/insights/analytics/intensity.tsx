import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Distribution } from '#domain/analytics/questions.ts'
import { percentText } from '#shared/format/numbers.ts'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { List } from '#ui/list.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import styles from './analytics.module.css'
import type { LoadPart } from './load-part.ts'
import { useSetCount } from './load-part.ts'

const VIEWS = ['percent', 'reps', 'inReserve'] as const

export function Intensity({ load: { distribution }, formatters, isStale }: LoadPart) {
  const { t, i18n } = useTranslation('insights')
  const [view, setView] = useState<(typeof VIEWS)[number]>('percent')
  const setCount = useSetCount(formatters)
  const bands = distribution[view]
  const total = bands.reduce((sum, { sets }) => sum + sets, 0)
  const most = Math.max(...bands.map(({ sets }) => sets))
  return (
    <Card as="section" className={classNames(styles.card, isStale && styles.stale)} aria-labelledby="intensity">
      <h2 id="intensity">{t('analytics.intensity.title')}</h2>
      <SegmentedControl
        isCompact
        label={t('analytics.intensity.by')}
        options={VIEWS.map((value) => ({ value, label: t(`analytics.intensity.${value}`) }))}
        value={view}
        onChange={setView}
      />
      <p className="quiet">
        {total === 0 ? t(`analytics.intensity.${view}.none`) : t(`analytics.intensity.${view}.text`)}
      </p>
      {total > 0 && (
        <List className={styles.bands}>
          {bands.map(({ from, sets }, place) => (
            <li key={from} className={styles.bandRow}>
              <span>
                {view === 'percent' ? percentText(bandText(bands, place), i18n.language) : bandText(bands, place)}
              </span>
              <span className={styles.track} aria-hidden>
                <span className={styles.reached} style={{ inlineSize: `${(sets / most) * 100}%` }} />
              </span>
              <span className={styles.figure}>{formatters.percent(sets / total)}</span>
              <span className={classNames('quiet', styles.end)}>{setCount(sets)}</span>
            </li>
          ))}
        </List>
      )}
    </Card>
  )
}

/** '<50', '50–59', '≥90'; '2' for a band of one value. */
function bandText(bands: Distribution['percent'], place: number): string {
  const from = bands[place]?.from ?? 0
  const next = bands[place + 1]?.from
  if (next === undefined) return `≥${from}`
  if (next - from === 1) return String(from)
  return from === 0 ? `<${next}` : `${from}–${next - 1}`
}
