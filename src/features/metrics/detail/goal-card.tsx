import { Target } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MeasurementKind } from '#contract/measurement.ts'
import type { MeasurementProgress } from '#domain/analytics/questions.ts'
import { type GoalTarget, goalIn, goalStanding } from '#domain/measurement/goal.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { GoalDialog } from '../entry/goal-dialog.tsx'
import styles from '../metrics.module.css'
import type { Body } from '../use-body.ts'
import type { MetricActions } from '../use-metric-actions.ts'

type GoalCardProps = {
  readonly kind: MeasurementKind
  /** Null without readings. */
  readonly answer: MeasurementProgress | null
  readonly body: Body
  readonly actions: MetricActions
}

export function GoalCard({ kind, answer, body, actions }: GoalCardProps) {
  const { t } = useTranslation('metrics')
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(0)
  const target = body.goals.get(kind)
  const latest = answer ? { value: answer.latest.value, unit: answer.unit } : undefined
  return (
    <Card as="section" className={styles.card ?? ''} aria-labelledby="goal">
      <h2 id="goal">{t('goal.title')}</h2>
      {target ? (
        <Standing kind={kind} target={target} answer={answer} body={body} />
      ) : (
        <p className="quiet">{t('goal.none')}</p>
      )}
      <Button
        icon={Target}
        className={styles.start ?? ''}
        onClick={() => {
          setOpened(opened + 1)
          setOpen(true)
        }}
      >
        {t(target ? 'goal.change' : 'goal.set')}
      </Button>
      <GoalDialog
        key={opened}
        open={open}
        kind={kind}
        latest={latest}
        onClose={() => setOpen(false)}
        body={body}
        actions={actions}
      />
    </Card>
  )
}

type StandingProps = Pick<GoalCardProps, 'kind' | 'answer' | 'body'> & { readonly target: GoalTarget }

function Standing({ kind, target, answer, body }: StandingProps) {
  const { t } = useTranslation('metrics')
  const unit = body.unitOf(kind)
  const standing = goalStanding(target, answer?.latest.value, unit)
  const pace = standing.state === 'to-go' ? answer?.goal : null
  return (
    <>
      <p className={styles.value}>{body.shown(kind, { value: goalIn(target, unit), unit })}</p>
      <p>
        {standing.state === 'to-go'
          ? t(`goal.${standing.direction}`, { amount: body.rounded(standing.amount, unit) })
          : t(`goal.${standing.state}`)}
      </p>
      {pace && (
        <p className="quiet">
          {t(`goal.heading.${pace.heading}`)}
          {pace.reachedOn !== null && ` ${t('goal.reachedOn', { day: body.date(pace.reachedOn) })}`}
        </p>
      )}
    </>
  )
}
