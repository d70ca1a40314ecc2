import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { SessionId } from '#contract/id.ts'
import type { PersonalRecord } from '#domain/analytics/questions.ts'
import { type RecordWords, recordText } from '#domain/analytics/record-text.ts'
import { List } from '#ui/list.tsx'
import styles from './exercise-records.module.css'
import { shortDayText } from './format/dates.ts'
import type { Formatters } from './format/insight-formatters.ts'

type RecordFormatters = RecordWords & Pick<Formatters, 'today' | 'chart'>

export type ExerciseRecordsProps = {
  readonly records: readonly PersonalRecord[]
  readonly formatters: RecordFormatters
  /** Without it, nothing leads away. */
  readonly linkOf?: (id: SessionId) => string
}

/** The records of an exercise, each with its day. */
export function ExerciseRecords({ records, formatters, linkOf }: ExerciseRecordsProps) {
  const { t } = useTranslation('parts')
  if (records.length === 0) return null
  return (
    <section className={styles.records}>
      <h3 className={styles.heading}>{t('records.title')}</h3>
      <List>
        {records.map((record) => (
          <li key={record.kind}>
            {linkOf ? (
              <Link to={linkOf(record.sessionId)} className={styles.record}>
                <RecordOfKind record={record} formatters={formatters} />
              </Link>
            ) : (
              <div className={styles.record}>
                <RecordOfKind record={record} formatters={formatters} />
              </div>
            )}
          </li>
        ))}
      </List>
    </section>
  )
}

type RecordProps = { readonly record: PersonalRecord; readonly formatters: RecordFormatters }

function RecordOfKind({ record, formatters }: RecordProps) {
  const { t } = useTranslation('parts')
  return (
    <>
      <span className={styles.name}>{t(`record.${record.kind}`)}</span>
      <strong>{recordText(record, formatters)}</strong>
      <time dateTime={record.day}>{shortDayText(record.day, formatters.today, formatters.chart.locale)}</time>
    </>
  )
}
