import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Measurement, MeasurementKind } from '#contract/measurement.ts'
import { goalIn } from '#domain/measurement/goal.ts'
import { groupOf } from '#domain/measurement/groups.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { RangeControl, useRange } from '#shared/chart-range.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EditSheet } from '../entry/edit-sheet.tsx'
import { MeasureSheet } from '../entry/measure-sheet.tsx'
import { metricsAddress } from '../kind-address.ts'
import styles from '../metrics.module.css'
import type { Body } from '../use-body.ts'
import type { MetricActions } from '../use-metric-actions.ts'
import { GoalCard } from './goal-card.tsx'
import { History } from './history.tsx'
import { MeasurementChart } from './measurement-chart.tsx'

/** About the width of a chart on a desktop. */
const MAX_POINTS = 600

type DetailProps = { readonly kind: MeasurementKind; readonly body: Body; readonly actions: MetricActions }

export function Detail({ kind, body, actions }: DetailProps) {
  const { t } = useTranslation('metrics')
  const [params] = useSearchParams()
  const [isMeasuring, setMeasuring] = useState(false)
  const [edited, setEdited] = useState<{ readonly reading: Measurement; readonly open: boolean }>()
  const group = groupOf(kind)
  return (
    <>
      <PageHeader
        title={body.name(kind)}
        back={{ to: metricsAddress(params, null), label: t('toAll') }}
        actions={
          <Button variant="primary" icon={Plus} onClick={() => setMeasuring(true)}>
            {t('detail.log')}
          </Button>
        }
      />
      <div className={styles.screen}>
        {group.kinds.length > 1 && <Sides kind={kind} kinds={group.kinds} />}
        <Figures kind={kind} body={body} actions={actions} onEdit={(reading) => setEdited({ reading, open: true })} />
      </div>
      <MeasureSheet
        open={isMeasuring}
        groups={[group]}
        onClose={() => setMeasuring(false)}
        body={body}
        actions={actions}
      />
      {edited && (
        <EditSheet
          key={`${edited.reading.id} ${edited.reading.updatedAt}`}
          open={edited.open}
          reading={edited.reading}
          onClose={() => setEdited({ ...edited, open: false })}
          body={body}
          actions={actions}
        />
      )}
    </>
  )
}

function Sides({ kind, kinds }: { readonly kind: MeasurementKind; readonly kinds: readonly MeasurementKind[] }) {
  const { t } = useTranslation('metrics')
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const options = kinds.map((value, place) => ({ value, label: t(place === 0 ? 'left' : 'right') }))
  return (
    <SegmentedControl
      label={t('side')}
      options={options}
      value={kind}
      onChange={(side) => void navigate(metricsAddress(params, side), { replace: true })}
    />
  )
}

type FiguresProps = DetailProps & { readonly onEdit: (reading: Measurement) => void }

function Figures({ kind, body, actions, onEdit }: FiguresProps) {
  const { t } = useTranslation('metrics')
  const { range, weeks, setRange } = useRange('12')
  const { today, weightUnit, lengthUnit } = body
  const target = body.goals.get(kind)
  const { answer, isStale } = useAnalytics({
    about: 'measurement',
    measurement: kind,
    today,
    weeks,
    weightUnit,
    lengthUnit,
    goal: target ? goalIn(target, body.unitOf(kind)) : null,
    maxPoints: MAX_POINTS,
  })
  if (answer === undefined) return <Skeleton shape="card" count={3} />
  return (
    <>
      {answer && <RangeControl value={range} onChange={setRange} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          {answer ? (
            <MeasurementChart {...{ kind, answer, target, body, isStale, onEdit }} />
          ) : (
            <EmptyState drawing="stair" title={t('detail.noneTitle')} text={t('detail.noneText')} />
          )}
          <GoalCard key={kind} kind={kind} answer={answer} body={body} actions={actions} />
        </div>
        {answer && <History key={kind} kind={kind} body={body} onEdit={onEdit} />}
      </div>
    </>
  )
}
