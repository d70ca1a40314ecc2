import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import { summarize } from '#domain/session/summary.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { List } from '#ui/list.tsx'
import { RecordLine } from '#ui/record-line.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type SessionRecord, useSessionRecords } from '../use-session-records.ts'
import styles from './result.module.css'

const MAX_LINES = 3

type SessionRecordsProps = { readonly session: Session; readonly unit: WeightUnit }

/** Their space is reserved. Nothing for a session without a logged set. */
export function SessionRecords({ session, unit }: SessionRecordsProps) {
  const { t } = useTranslation(['sessions', 'parts'])
  const { records, hasFailed } = useSessionRecords(session, unit)
  // Each exercise has at most one line.
  const lines = Math.min(MAX_LINES, summarize(session).exercises)
  if (lines === 0) return null
  return (
    <Card as="section" className={styles.records ?? ''} aria-labelledby="records" aria-busy={!records && !hasFailed}>
      <h2 id="records">{t('parts:records.title')}</h2>
      <div className={styles.recordLines} data-lines={lines}>
        {records ? (
          <Lines records={records} />
        ) : hasFailed ? (
          <p className="quiet">{t('parts:figures.failed.text')}</p>
        ) : (
          <Skeleton shape="row" count={lines} />
        )}
      </div>
    </Card>
  )
}

function Lines({ records }: { readonly records: readonly SessionRecord[] }) {
  const { t } = useTranslation('sessions')
  const [areAll, setAreAll] = useState(false)
  if (records.length === 0) return <p className="quiet">{t('records.none')}</p>
  const isCut = !areAll && records.length > MAX_LINES
  // The last line links to the others.
  const shown = isCut ? records.slice(0, MAX_LINES - 1) : records
  return (
    <>
      <List>
        {shown.map(({ exerciseId, exercise, value, kind, before, others }) => (
          <li key={exerciseId} className={styles.record}>
            <RecordLine
              name={exercise}
              value={value}
              facts={others > 0 ? `${kind} · ${t('records.others', { count: others })}` : kind}
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
    </>
  )
}
