import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { MeasurementKind } from '#contract/measurement.ts'
import type { MeasurementSummary } from '#domain/analytics/questions.ts'
import { type GoalTarget, goalIn, goalStanding } from '#domain/measurement/goal.ts'
import type { MeasurementGroup } from '#domain/measurement/groups.ts'
import { Card } from '#ui/card.tsx'
import { Sparkline } from '#ui/sparkline.tsx'
import { metricsAddress } from '../kind-address.ts'
import styles from '../metrics.module.css'
import type { Body } from '../use-body.ts'

type SummaryCardProps = {
  readonly group: MeasurementGroup
  readonly summaries: readonly MeasurementSummary[]
  readonly body: Body
}

export function SummaryCard({ group, summaries, body }: SummaryCardProps) {
  const { t } = useTranslation('metrics')
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
            body={body}
          />
        ))}
      </div>
    </Card>
  )
}

type SideProps = {
  readonly kind: MeasurementKind
  readonly name: string
  readonly summary: MeasurementSummary | undefined
  readonly body: Body
}

function Side({ kind, name, summary, body }: SideProps) {
  const { t } = useTranslation('metrics')
  const [params] = useSearchParams()
  const goal = summary && body.goals.get(kind)
  return (
    <Link to={metricsAddress(params, kind)} className={styles.side}>
      <span className={styles.name}>{name}</span>
      {summary ? (
        <>
          <span className={styles.value}>{body.rounded(summary.latest.value, summary.unit)}</span>
          <span className="quiet">{body.day(summary.latest.day)}</span>
          {summary.line.at.length > 1 && (
            <Sparkline className={styles.sparkline} at={summary.line.at} values={summary.line.values} />
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

/** `−1,2 kg since 25 Oct`. */
function changeText(
  { amount, since }: NonNullable<MeasurementSummary['change']>,
  unit: MeasurementSummary['unit'],
  body: Body,
  t: ReturnType<typeof useTranslation<'metrics'>>['t'],
): string {
  const day = body.date(since)
  if (Math.abs(amount) < 0.05) return t('noChange', { day })
  return `${body.change(amount, unit)} ${t('since', { day })}`
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
