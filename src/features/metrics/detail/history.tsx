import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Measurement, MeasurementKind } from '#contract/measurement.ts'
import { dayOf } from '#domain/time/session-day.ts'
import { latestMeasurements } from '#storage/collections/measurements.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { VirtualList } from '#ui/virtual-list.tsx'
import styles from '../metrics.module.css'
import type { Body } from '../use-body.ts'

const PAGE = 60
const ROW_PX = 57

type HistoryProps = {
  readonly kind: MeasurementKind
  readonly body: Body
  readonly onEdit: (reading: Measurement) => void
}

export function History({ kind, body, onEdit }: HistoryProps) {
  const { t } = useTranslation('metrics')
  const { readings, more } = useReadings(kind)
  return (
    <Card as="section" className={styles.card ?? ''} aria-labelledby="history">
      <h2 id="history">{t('history.title')}</h2>
      {readings ? (
        <VirtualList
          label={t('history.list')}
          items={readings}
          getKey={({ id }) => id}
          estimateSize={ROW_PX}
          onEndReached={more}
          renderItem={(reading) => <Row reading={reading} body={body} onEdit={() => onEdit(reading)} />}
        />
      ) : (
        <Skeleton shape="row" count={4} />
      )}
    </Card>
  )
}

type RowProps = { readonly reading: Measurement; readonly body: Body; readonly onEdit: () => void }

function Row({ reading, body, onEdit }: RowProps) {
  const { t } = useTranslation(['metrics', 'shared'])
  const { kind, unit, note, measuredAt, timeZone } = reading
  const value = body.shown(kind, reading)
  const day = body.day(dayOf(measuredAt, timeZone))
  const isConverted = unit !== body.unitOf(kind)
  return (
    <button type="button" className={styles.row} onClick={onEdit}>
      <span className={styles.rowDay}>
        {/* Its accessible name begins with the visible text, for voice control. */}
        <span>
          <span className="visually-hidden">{t('shared:edit')} </span>
          {day}
        </span>
        {note !== '' && (
          <span className={styles.note} title={note}>
            {note}
          </span>
        )}
      </span>
      <span className={styles.rowValue}>
        <strong>{value}</strong>
        {isConverted && <span className="quiet">{t('history.entered', { value: body.entered(reading) })}</span>}
      </span>
    </button>
  )
}

/** The newest readings, with a way to load more. Existing ones stay until the others have loaded. */
function useReadings(kind: MeasurementKind) {
  const db = useDatabase()
  const [limit, setLimit] = useState(PAGE)
  const latest = useLiveQuery(useMemo(() => latestMeasurements(db, kind, limit), [db, kind, limit]))
  const [kept, setKept] = useState(latest)
  if (latest && latest !== kept) setKept(latest)
  const more = () => {
    if (latest && latest.length === limit) setLimit(limit + PAGE)
  }
  return { readings: latest ?? kept, more }
}
