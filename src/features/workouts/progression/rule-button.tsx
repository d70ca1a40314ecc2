import { TrendingUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ExerciseKind } from '#contract/exercise.ts'
import type { Progression } from '#contract/progression.ts'
import type { WorkoutExercise } from '#contract/workout.ts'
import { assertNever } from '#domain/assert-never.ts'
import { canFollow, rulesFor } from '#domain/progression/rules.ts'
import { useFormats } from '#shared/format/quantities.ts'
import { Button } from '#ui/button.tsx'

type RuleButtonProps = {
  readonly exercise: WorkoutExercise
  readonly kind: ExerciseKind
  readonly name: string
  readonly onOpen: () => void
}

/** Nothing if no rule applies. */
export function RuleButton({ exercise, kind, name, onOpen }: RuleButtonProps) {
  const { t } = useTranslation('workouts')
  const text = useRuleText()
  const rule = exercise.progression ?? null
  if (!rule && (rulesFor(kind).length === 0 || exercise.sets.length === 0)) return null
  const isResting = rule !== null && !canFollow(rule.kind, kind, exercise)
  const said = rule ? text(rule) : t('rule.title')
  return (
    <Button
      variant="quiet"
      size="small"
      icon={TrendingUp}
      aria-label={rule ? t('rule.of', { name, rule: said }) : t('rule.titleOf', { name })}
      onClick={onOpen}
    >
      {isResting ? t('rule.resting', { rule: said }) : said}
    </Button>
  )
}

/** `Linear progression · +2,5 kg`. */
function useRuleText(): (rule: Progression) => string {
  const { t } = useTranslation('workouts')
  const { quantity } = useFormats()
  return (rule) => {
    const name = t(`rule.${rule.kind}`)
    switch (rule.kind) {
      case 'linear':
      case 'double':
        return `${name} · +${quantity(rule.step)}`
      case 'reps':
        return name
      case 'wave':
        return `${name} · ${quantity(rule.trainingMax)}`
      default:
        return assertNever(rule)
    }
  }
}
