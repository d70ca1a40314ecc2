import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { exerciseProgressPath } from '#contract/routes.ts'
import type { PersonalRecord, RecordKind } from '#domain/analytics/questions.ts'
import { recordText } from '#domain/analytics/record-text.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { type Formatters, useTrainedName } from '#shared/format/insight-formatters.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import styles from './statistics.module.css'

const FIRST_SHOWN = 10
/** The most telling first; two of them fit on a phone. */
const TELLING: readonly RecordKind[] = [
  'heaviest',
  'least-assistance',
  'one-rep-max',
  'most-reps',
  'longest',
  'farthest',
]
const MAX_OF_ONE = 2

export function AllRecords({ formatters }: { readonly formatters: Formatters }) {
  const { t } = useTranslation(['insights', 'parts'])
  const nameOf = useTrainedName()
  const [showsAll, setShowsAll] = useState(false)
  const { answer } = useAnalytics({ about: 'all-records', unit: formatters.weightUnit, formula: 'epley' })
  const withRecords = (answer ?? []).filter(({ records }) => records.length > 0)
  if (withRecords.length === 0) return null
  const shown = showsAll ? withRecords : withRecords.slice(0, FIRST_SHOWN)
  return (
    <Card as="section" className={styles.card ?? ''} aria-labelledby="all-records">
      <h2 id="all-records">{t('statistics.records.title')}</h2>
      <ul className={styles.records}>
        {shown.map((exercise) => (
          <li key={exercise.exerciseId}>
            <Link to={exerciseProgressPath(exercise.exerciseId)} className={styles.record}>
              <span className={styles.recordName}>{nameOf(exercise)}</span>
              <span className={styles.recordValues}>
                {telling(exercise.records).map((record) => (
                  <span key={record.kind}>
                    <span className="quiet">{t(`parts:record.${record.kind}`)} </span>
                    <strong>{recordText(record, formatters)}</strong>
                  </span>
                ))}
              </span>
              <ChevronRight className={styles.chevron} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      {!showsAll && withRecords.length > FIRST_SHOWN && (
        <Button onClick={() => setShowsAll(true)}>{t('statistics.records.all', { count: withRecords.length })}</Button>
      )}
    </Card>
  )
}

function telling(records: readonly PersonalRecord[]): readonly PersonalRecord[] {
  return TELLING.flatMap((kind) => records.find((record) => record.kind === kind) ?? []).slice(0, MAX_OF_ONE)
}
