import { Ruler } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IMPORT_PATH } from '#contract/routes.ts'
import type { MeasurementSummary } from '#domain/analytics/questions.ts'
import { MEASUREMENT_GROUPS, type MeasurementGroup } from '#domain/measurement/groups.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { RangeControl, useRange } from '#shared/chart-range.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { MeasureSheet } from '../entry/measure-sheet.tsx'
import styles from '../metrics.module.css'
import type { Body } from '../use-body.ts'
import type { MetricActions } from '../use-metric-actions.ts'
import { SummaryCard } from './summary-card.tsx'
import { TodaysWeight } from './todays-weight.tsx'

/** As many as a sparkline has room for. */
const MAX_POINTS = 80

type OverviewProps = { readonly body: Body; readonly actions: MetricActions }

export function Overview({ body, actions }: OverviewProps) {
  const { t } = useTranslation(['metrics', 'parts'])
  const { range, weeks, setRange } = useRange('4')
  const { weightUnit, lengthUnit, today } = body
  const { answer, hasFailed } = useAnalytics({
    about: 'measurements',
    today,
    weeks,
    weightUnit,
    lengthUnit,
    maxPoints: MAX_POINTS,
  })
  const [measured, setMeasured] = useState<readonly MeasurementGroup[]>(MEASUREMENT_GROUPS)
  const [isMeasuring, setMeasuring] = useState(false)
  const measure = (groups: readonly MeasurementGroup[]) => {
    setMeasured(groups)
    setMeasuring(true)
  }
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <Button icon={Ruler} onClick={() => measure(MEASUREMENT_GROUPS)}>
            {t('measureAll')}
          </Button>
        }
      />
      <div className={styles.overview}>
        <TodaysWeight body={body} actions={actions} />
        <div className={styles.screen}>
          {!answer && hasFailed && (
            <FailedState title={t('parts:figures.failed.title')} text={t('parts:figures.failed.text')} />
          )}
          {!answer && !hasFailed && <Skeleton shape="card" count={3} />}
          {answer?.length === 0 && (
            <EmptyState
              drawing="stair"
              title={t('empty.title')}
              text={t('empty.text')}
              action={<ButtonLink to={IMPORT_PATH}>{t('empty.import')}</ButtonLink>}
            />
          )}
          {answer && answer.length > 0 && (
            <Tracked summaries={answer} body={body}>
              <RangeControl value={range} onChange={setRange} />
            </Tracked>
          )}
        </div>
        {answer && <Untracked summaries={answer} body={body} onMeasure={(group) => measure([group])} />}
      </div>
      <MeasureSheet
        open={isMeasuring}
        groups={measured}
        onClose={() => setMeasuring(false)}
        body={body}
        actions={actions}
      />
    </>
  )
}

type PartProps = { readonly summaries: readonly MeasurementSummary[]; readonly body: Body }

/** `children` rule what is below the title. */
function Tracked({ summaries, body, children }: PartProps & { readonly children: ReactNode }) {
  const { t } = useTranslation('metrics')
  const tracked = MEASUREMENT_GROUPS.filter((group) => isTracked(group, summaries))
  return (
    <section aria-labelledby="tracked" className={styles.part}>
      <div className={styles.trackedHead}>
        <h2 id="tracked" className={styles.heading}>
          {t('tracked.title')}
        </h2>
        {children}
      </div>
      <ul className={styles.cards}>
        {tracked.map((group) => (
          <SummaryCard key={group.name} group={group} summaries={summaries} body={body} />
        ))}
      </ul>
    </section>
  )
}

function Untracked({ summaries, body, onMeasure }: PartProps & { readonly onMeasure: (of: MeasurementGroup) => void }) {
  const { t } = useTranslation('metrics')
  const rest = MEASUREMENT_GROUPS.filter((group) => group.name !== 'body-weight' && !isTracked(group, summaries))
  if (rest.length === 0) return null
  return (
    <section aria-labelledby="untracked" className={styles.part}>
      <h2 id="untracked" className={styles.heading}>
        {t('untracked.title')}
      </h2>
      <div className={styles.chips}>
        {rest.map((group) => (
          <Chip key={group.name} onClick={() => onMeasure(group)}>
            {body.groupName(group)}
          </Chip>
        ))}
      </div>
    </section>
  )
}

function isTracked({ kinds }: MeasurementGroup, summaries: readonly MeasurementSummary[]): boolean {
  return summaries.some(({ kind }) => kinds.some((of) => of === kind))
}
