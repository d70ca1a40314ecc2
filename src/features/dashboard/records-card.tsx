import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { completedPath } from '#contract/routes.ts'
import type { PersonalRecord } from '#domain/analytics/questions.ts'
import { type RecordGroup, recordGroups } from '#domain/analytics/record-groups.ts'
import { previousRecordText, type RecordWords, recordText } from '#domain/analytics/record-text.ts'
import type { Day } from '#domain/time/session-day.ts'
import { agoText } from '#shared/format/dates.ts'
import { List } from '#ui/list.tsx'
import { RecordLine } from '#ui/record-line.tsx'
import styles from './dashboard.module.css'
import { RECORD_LINES, RecordsFrame } from './figures-place.tsx'

type ExerciseName = (exercise: Pick<PersonalRecord, 'exerciseId'> & { readonly name: string }) => string

type RecordsCardProps = {
  /** Newest first; undefined while loading. */
  readonly records: readonly PersonalRecord[] | undefined
  readonly words: RecordWords
  readonly nameOf: ExerciseName
  readonly today: Day
}

/** The latest records, each with the previous one and its session. */
export function RecordsCard({ records, words, nameOf, today }: RecordsCardProps) {
  const { t } = useTranslation('dashboard')
  if (!records) return <RecordsFrame />
  const groups = recordGroups(records, RECORD_LINES)
  if (groups.length === 0) {
    return (
      <RecordsFrame>
        <p className="quiet">{t('records.none')}</p>
      </RecordsFrame>
    )
  }
  return (
    <RecordsFrame>
      <List>
        {groups.map((group) => (
          <LatestRecord
            key={`${group.record.sessionId} ${group.record.exerciseId}`}
            group={group}
            words={words}
            today={today}
            name={nameOf({ exerciseId: group.record.exerciseId, name: group.record.exerciseName })}
          />
        ))}
      </List>
    </RecordsFrame>
  )
}

type LatestRecordProps = {
  readonly group: RecordGroup
  readonly words: RecordWords
  readonly name: string
  readonly today: Day
}

function LatestRecord({ group: { record, others }, words, name, today }: LatestRecordProps) {
  const { t, i18n } = useTranslation(['dashboard', 'parts'])
  const before = previousRecordText(record, words)
  const facts = [
    agoText(record.day, today, i18n.language),
    t(`parts:record.${record.kind}`),
    ...(others > 0 ? [t('records.others', { count: others })] : []),
  ]
  return (
    <li>
      <Link to={completedPath(record.sessionId)} className={styles.line}>
        <RecordLine
          name={name}
          value={recordText(record, words)}
          facts={facts.join(' · ')}
          before={before === null ? null : t('parts:records.before', { value: before })}
        />
      </Link>
    </li>
  )
}
