import { useTranslation } from 'react-i18next'
import type { ImportComparison } from '#domain/import/compare-import.ts'
import type { ImportPreview } from '#platform/account/data-worker.ts'
import { dateFormat } from '#shared/format/intl.ts'
import { Banner } from '#ui/banner.tsx'
import { Card } from '#ui/card.tsx'
import { useCountWords } from '../use-count-words.ts'
import styles from './import.module.css'

type SummaryCardProps = {
  readonly fileName: string
  readonly preview: ImportPreview
  /** The comparison with the account; undefined while loading. */
  readonly comparison: ImportComparison | undefined
}

export function SummaryCard({ fileName, preview, comparison }: SummaryCardProps) {
  const { t, i18n } = useTranslation('data')
  const countWords = useCountWords()
  const day = dateFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' })
  const dayText = (text: string) => day.format(new Date(`${text}T00:00:00.000Z`))
  const { format, workouts, firstDay, lastDay } = preview
  const words = countWords(preview)
  const doubled = comparison?.doubled
  return (
    <Card as="section" className="card" aria-labelledby="import-summary">
      <h2 id="import-summary">{t('preview.title')}</h2>
      <p className="quiet">
        {fileName} · {t('preview.from', { app: t(`format.${format}`) })}
      </p>
      <p className={styles.figure}>{words === '' ? t('preview.nothing') : words}</p>
      {firstDay && lastDay && (
        <p>
          {firstDay === lastDay
            ? dayText(firstDay)
            : t('preview.range', { from: dayText(firstDay), to: dayText(lastDay) })}
        </p>
      )}
      {workouts > 0 && (
        <p className="quiet" aria-live="polite">
          {comparison === undefined ? '\u00a0' : t('preview.known', { count: comparison.known })}
        </p>
      )}
      {doubled && (
        <Banner tone="warning" title={t('preview.doubledTitle')}>
          {t('preview.doubled', {
            days: doubled.days,
            of: doubled.of,
            from: dayText(doubled.firstDay),
            to: dayText(doubled.lastDay),
          })}
        </Banner>
      )}
    </Card>
  )
}
