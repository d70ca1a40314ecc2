import { useTranslation } from 'react-i18next'
import type { MeasurementKind } from '#contract/measurement.ts'
import { type GoalTarget, goalIn, goalStanding } from '#domain/measurement/goal.ts'
import type { Body } from './use-body.ts'

/** The status of a goal, given the latest value in the displayed unit: `Goal: 80 kg · 1.8 kg down to go`. */
export function useGoalText(body: Body) {
  const { t } = useTranslation('metrics')
  return (kind: MeasurementKind, goal: GoalTarget, latest: number | undefined): string => {
    const unit = body.unitOf(kind)
    const line = t('goal.line', { value: body.shown(kind, { value: goalIn(goal, unit), unit }) })
    const standing = goalStanding(goal, latest, unit)
    switch (standing.state) {
      case 'unmeasured':
      case 'reached':
        return `${line} · ${t(`goal.${standing.state}`)}`
      case 'to-go':
        return `${line} · ${t(`goal.${standing.direction}`, { amount: body.rounded(standing.amount, unit) })}`
    }
  }
}
