import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Measurement, MeasurementKind } from '#contract/measurement.ts'
import { dayOf } from '#domain/time/session-day.ts'
import { latestMeasurements, measurementCount } from '#storage/collections/measurements.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { List } from '#ui/list.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { VirtualList } from '#ui/virtual-list.tsx'
import styles from '../metrics.module.css'
import type { Body } from '../use-body.ts'

const FIRST_SHOWN = 10
const PAGE = 60
const ROW_PX = 45

type HistoryProps = {
  readonly kind: MeasurementKind
  readonly body: Body
  readonly onEdit: (reading: Measurement) => void
}

export function History({ kind, body, onEdit }: HistoryProps) {
  const { t } = useTranslation('metrics')
  const { readings, count, hasMore, more } = useReadings(kind)
  const row = (reading: Measurement) => <Row reading={reading} body={body} onEdit={() => onEdit(reading)} />
  return (
    <Card as="section" className={styles.card ?? ''} aria-labelledby="history">
      <h2 id="history">{t('history.title')}</h2>
      {!readings && <Skeleton shape="row" count={4} />}
      {readings && readings.length <= FIRST_SHOWN && (
        <List className={styles.newest} aria-label={t('history.list')}>
          {readings.map((reading) => (
            <li key={reading.id}>{row(reading)}</li>
          ))}
        </List>
      )}
      {readings && readings.length > FIRST_SHOWN && (
        <VirtualList
          label={t('history.list')}
          items={readings}
          getKey={({ id }) => id}
          estimateSize={ROW_PX}
          onEndReached={more}
          renderItem={row}
        />
      )}
      {hasMore && <Button onClick={more}>{t('history.all', { count })}</Button>}
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
        <span className="visually-hidden">{t('shared:edit')} </span>
        <span className="capitalized">{day}</span>
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

/** The newest readings, then all, page by page. Existing ones stay until the others have loaded. */
function useReadings(kind: MeasurementKind) {
  const db = useDatabase()
  const [limit, setLimit] = useState(FIRST_SHOWN)
  const latest = useLiveQuery(useMemo(() => latestMeasurements(db, kind, limit), [db, kind, limit]))
  const count = useLiveQuery(useMemo(() => measurementCount(db, kind), [db, kind])) ?? 0
  const [kept, setKept] = useState(latest)
  if (latest && latest !== kept) setKept(latest)
  const more = () => {
    if (latest && latest.length === limit) setLimit(limit + PAGE)
  }
  return { readings: latest ?? kept, count, hasMore: limit === FIRST_SHOWN && count > FIRST_SHOWN, more }
}
