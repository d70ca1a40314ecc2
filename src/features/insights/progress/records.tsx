import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { completedPath } from '#contract/routes.ts'
import type { ExerciseRecords, PersonalRecord } from '#domain/analytics/questions.ts'
import { previousRecordText, recordText } from '#domain/analytics/record-text.ts'
import type { Formatters } from '#shared/format/insight-formatters.ts'
import { Card } from '#ui/card.tsx'
import styles from './progress.module.css'

type RecordsProps = { readonly records: ExerciseRecords; readonly formatters: Formatters }

/** The current records of an exercise, and the most repetitions with each load. */
export function Records({ records: { standing, repsAtWeight }, formatters }: RecordsProps) {
  const { t } = useTranslation(['insights', 'parts'])
  return (
    <>
      {standing.length > 0 && (
        <Card as="section" className={styles.card ?? ''}>
          <h2>{t('parts:records.title')}</h2>
          <ul className="by-count">
            {standing.map((record) => (
              <StandingRecord key={record.kind} record={record} formatters={formatters} />
            ))}
          </ul>
        </Card>
      )}
      {repsAtWeight.length > 0 && <RepsAtWeight records={repsAtWeight} formatters={formatters} />}
    </>
  )
}

function StandingRecord({ record, formatters }: { readonly record: PersonalRecord; readonly formatters: Formatters }) {
  const { t } = useTranslation(['insights', 'parts'])
  const before = previousRecordText(record, formatters)
  return (
    <li>
      <Link to={completedPath(record.sessionId)} className={styles.record}>
        <span className="quiet">{t(`parts:record.${record.kind}`)}</span>
        <span className={styles.value}>{recordText(record, formatters)}</span>
        {before !== null && <span className="quiet">{t('parts:records.before', { value: before })}</span>}
        <time dateTime={record.day} className="quiet">
          {formatters.day(record.day)}
        </time>
      </Link>
    </li>
  )
}

function RepsAtWeight({
  records,
  formatters,
}: {
  readonly records: readonly PersonalRecord[]
  readonly formatters: Formatters
}) {
  const { t } = useTranslation('insights')
  return (
    <Card as="section" className={styles.card ?? ''}>
      <h2 id="reps-at-weight">{t('progress.repsAtWeight.title')}</h2>
      <div className={styles.scroll}>
        <table className={styles.table} aria-labelledby="reps-at-weight">
          <thead>
            <tr>
              <th scope="col">{t('progress.repsAtWeight.weight')}</th>
              <th scope="col">{t('progress.repsAtWeight.reps')}</th>
              <th scope="col">{formatters.chart.date}</th>
            </tr>
          </thead>
          <tbody>
            {records.map((record) => (
              <tr key={`${record.set?.weight?.value} ${record.set?.weight?.unit}`}>
                <th scope="row">{record.set && formatters.set({ ...record.set, reps: null, seconds: null })}</th>
                <td>{formatters.number(record.value)}</td>
                <td className="quiet">
                  <Link to={completedPath(record.sessionId)} className={styles.link}>
                    {formatters.day(record.day)}
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
