import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { List } from '#ui/list.tsx'
import { RecordLine } from '#ui/record-line.tsx'
import { type SessionRecord, useSessionRecords } from '../use-session-records.ts'
import styles from './session-records.module.css'

const MAX_LINES = 4

type SessionRecordsProps = { readonly session: Session; readonly unit: WeightUnit }

export function SessionRecords({ session, unit }: SessionRecordsProps) {
  return <RecordsCard records={useSessionRecords(session, unit).records ?? []} />
}

/** What was broken, and what it beat. Nothing without a record. */
export function RecordsCard({ records }: { readonly records: readonly SessionRecord[] }) {
  const { t } = useTranslation(['sessions', 'parts'])
  const [areAll, setAreAll] = useState(false)
  if (records.length === 0) return null
  const isCut = !areAll && records.length > MAX_LINES
  // The last line links to the others.
  const shown = isCut ? records.slice(0, MAX_LINES - 1) : records
  return (
    <Card as="section" className={styles.card ?? ''} aria-labelledby="records">
      <h2 id="records" className={styles.title}>
        {t('parts:records.title')}
      </h2>
      <List>
        {shown.map(({ exerciseId, exercise, value, kind, before, others }) => (
          <li key={exerciseId} className={styles.record}>
            <RecordLine
              name={exercise}
              value={value}
              facts={others > 0 ? [kind, t('records.others', { count: others })] : [kind]}
              before={before}
            />
          </li>
        ))}
      </List>
      {isCut && (
        <Button variant="quiet" onClick={() => setAreAll(true)}>
          {t('records.more', { count: records.length - shown.length })}
        </Button>
      )}
    </Card>
  )
}
