import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { MeasurementKind } from '#contract/measurement.ts'
import type { MeasurementSummary } from '#domain/analytics/questions.ts'
import { type GoalTarget, goalIn, goalStanding } from '#domain/measurement/goal.ts'
import type { MeasurementGroup } from '#domain/measurement/groups.ts'
import { useTwoPanes } from '#platform/device/use-wide.ts'
import { Card } from '#ui/card.tsx'
import { Chart } from '#ui/chart/chart.tsx'
import type { ChartLine } from '#ui/chart/chart-line.ts'
import { MIN_SPARKLINE_POINTS, Sparkline } from '#ui/sparkline.tsx'
import { metricsAddress } from '../kind-address.ts'
import { measurementLines } from '../measurement-lines.ts'
import styles from '../metrics.module.css'
import type { Body } from '../use-body.ts'

type SummaryCardProps = {
  readonly group: MeasurementGroup
  readonly summaries: readonly MeasurementSummary[]
  readonly body: Body
}

export function SummaryCard({ group, summaries, body }: SummaryCardProps) {
  const { t } = useTranslation('metrics')
  const hasRoom = useTwoPanes()
  const [left] = group.kinds
  const isPair = group.kinds.length > 1
  return (
    <Card as="li" className={styles.summary ?? ''}>
      {isPair && <h3 className={styles.name}>{body.groupName(group)}</h3>}
      <div className={styles.sides}>
        {group.kinds.map((kind) => (
          <Side
            key={kind}
            kind={kind}
            name={isPair ? t(kind === left ? 'left' : 'right') : body.name(kind)}
            summary={summaries.find((of) => of.kind === kind)}
            hasChart={hasRoom}
            body={body}
          />
        ))}
      </div>
      {hasRoom && <SummaryChart group={group} summaries={summaries} body={body} />}
    </Card>
  )
}

type SideProps = {
  readonly kind: MeasurementKind
  readonly name: string
  readonly summary: MeasurementSummary | undefined
  /** Below all sides, so that none draws a line of its own. */
  readonly hasChart: boolean
  readonly body: Body
}

function Side({ kind, name, summary, hasChart, body }: SideProps) {
  const { t } = useTranslation('metrics')
  const [params] = useSearchParams()
  const goal = summary && body.goals.get(kind)
  return (
    <Link to={metricsAddress(params, kind)} className={styles.side}>
      <span className={styles.name}>{name}</span>
      {summary ? (
        <>
          <span className={styles.value}>{body.rounded(summary.latest.value, summary.unit)}</span>
          <span className="quiet capitalized">{body.day(summary.latest.day)}</span>
          {!hasChart && summary.average.at.length >= MIN_SPARKLINE_POINTS && (
            <Sparkline className={styles.sparkline} at={summary.average.at} values={summary.average.values} />
          )}
          {summary.change && <span className="quiet">{changeText(summary.change, summary.unit, body, t)}</span>}
          {goal && <span className="quiet">{goalText(kind, goal, summary.latest.value, body, t)}</span>}
        </>
      ) : (
        <span className="quiet">{t('detail.noneTitle')}</span>
      )}
    </Link>
  )
}

/**
 * On a wide screen: with its axes, as on the kind's own page. Left and right are two lines of their readings, against
 * each other.
 */
function SummaryChart({ group, summaries, body }: SummaryCardProps) {
  const { t } = useTranslation('metrics')
  const [left] = group.kinds
  const isPair = group.kinds.length > 1
  const lines = group.kinds.flatMap((kind): readonly ChartLine[] => {
    const summary = summaries.find((of) => of.kind === kind)
    if (!summary || summary.readings.at.length < 2) return []
    const format = (value: number) => body.rounded(value, summary.unit)
    if (!isPair) return measurementLines(summary, format, t)
    return [{ name: t(kind === left ? 'left' : 'right'), points: summary.readings, look: 'line', format }]
  })
  const unit = body.unitOf(left)
  if (lines.length === 0) return null
  return (
    <div className={styles.summaryChart}>
      <Chart
        size="small"
        title={t('detail.question', { name: isPair ? body.groupName(group) : body.name(left) })}
        lines={lines}
        unit={body.unitName(unit)}
        words={body.chart}
        empty={t('detail.emptyRange')}
      />
    </div>
  )
}

/** `−1,2 kg since 25 Oct`. A difference of averages is named so: it is not the one of the readings beside it. */
function changeText(
  { amount, since, isAveraged }: NonNullable<MeasurementSummary['change']>,
  unit: MeasurementSummary['unit'],
  body: Body,
  t: ReturnType<typeof useTranslation<'metrics'>>['t'],
): string {
  const day = body.date(since)
  if (Math.abs(amount) < 0.05) return t('noChange', { day })
  return `${body.change(amount, unit)} ${t(isAveraged ? 'sinceAveraged' : 'since', { day })}`
}

/** `Goal: 80 kg · 1.8 kg down to go`. `latest` is in the displayed unit. */
function goalText(
  kind: MeasurementKind,
  goal: GoalTarget,
  latest: number,
  body: Body,
  t: ReturnType<typeof useTranslation<'metrics'>>['t'],
): string {
  const unit = body.unitOf(kind)
  const line = t('goal.line', { value: body.shown(kind, { value: goalIn(goal, unit), unit }) })
  const standing = goalStanding(goal, latest, unit)
  const status =
    standing.state === 'to-go'
      ? t(`goal.${standing.direction}`, { amount: body.rounded(standing.amount, unit) })
      : t(`goal.${standing.state}`)
  return `${line} · ${status}`
}
