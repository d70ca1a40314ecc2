import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { completedPath } from '#contract/routes.ts'
import { muscleIntensities } from '#domain/analytics/muscle-sets.ts'
import type { MuscleWork, PersonalRecord } from '#domain/analytics/questions.ts'
import { type RecordGroup, recordGroups } from '#domain/analytics/record-groups.ts'
import { previousRecordText, type RecordWords, recordText } from '#domain/analytics/record-text.ts'
import { addDays, type Day } from '#domain/time/session-day.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { agoText } from '#shared/format/dates.ts'
import { type Formatters, useFormatters, useTrainedName } from '#shared/format/insight-formatters.ts'
import { BodyDiagram } from '#ui/body-diagram/body-diagram.tsx'
import { List } from '#ui/list.tsx'
import { RecordLine } from '#ui/record-line.tsx'
import styles from './dashboard.module.css'
import { FiguresPlace, MUSCLE_LINES, MusclesFrame, RECORD_LINES, RecordsFrame } from './figures-place.tsx'

/** Enough for a few exercises with several records each. */
const RECORDS_ASKED = 60

/** Records and muscles: they need the whole history and the library, so they load after the rest. */
export default function FiguresCards() {
  const formatters = useFormatters()
  return formatters ? <Cards formatters={formatters} /> : <FiguresPlace />
}

function Cards({ formatters }: { readonly formatters: Formatters }) {
  const { today, weightUnit: unit } = formatters
  const nameOf = useTrainedName()
  const { answer: records } = useAnalytics({ about: 'latest-records', limit: RECORDS_ASKED, unit, formula: 'epley' })
  const { answer: work } = useAnalytics({ about: 'muscles', from: addDays(today, -6), today })
  return (
    <>
      <MusclesCard work={work} number={formatters.number} />
      <RecordsCard records={records} words={formatters} nameOf={nameOf} today={today} />
    </>
  )
}

type RecordsCardProps = {
  /** Newest first; undefined while loading. */
  readonly records: readonly PersonalRecord[] | undefined
  readonly words: RecordWords
  readonly nameOf: ReturnType<typeof useTrainedName>
  readonly today: Day
}

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
          facts={facts}
          before={before === null ? null : t('parts:records.before', { value: before })}
        />
      </Link>
    </li>
  )
}

type MusclesCardProps = {
  /** Undefined while loading. */
  readonly work: readonly MuscleWork[] | undefined
  readonly number: (value: number, decimals?: number) => string
}

export function MusclesCard({ work, number }: MusclesCardProps) {
  const { t } = useTranslation(['dashboard', 'shared'])
  if (!work) return <MusclesFrame />
  const trained = work
    .filter(({ sets }) => sets > 0)
    .toSorted((left, right) => right.sets - left.sets)
    .slice(0, MUSCLE_LINES)
  if (trained.length === 0) {
    return (
      <MusclesFrame>
        <p className="quiet">{t('muscles.none')}</p>
      </MusclesFrame>
    )
  }
  return (
    <MusclesFrame>
      <BodyDiagram label={t('muscles.title')} intensities={muscleIntensities(work)} className={styles.body} />
      <List>
        {trained.map(({ muscle, sets }) => (
          <li key={muscle} className={styles.muscle}>
            <span>{t(`shared:muscle.${muscle}`)}</span>
            <span className={styles.muscleSets}>{number(sets, 1)}</span>
          </li>
        ))}
      </List>
    </MusclesFrame>
  )
}
