import { useTranslation } from 'react-i18next'
import type { Weight } from '#contract/quantity.ts'
import type { SessionExercise } from '#contract/session.ts'
import { NO_VALUES } from '#domain/session/set-values.ts'
import { convertWeight, roundForDisplay } from '#domain/units.ts'
import { openWarmUps, warmUpsToDo } from '#domain/warm-up/session-warm-up.ts'
import type { WarmUp } from '#domain/warm-up/warm-up.ts'
import { Ladder } from '#ui/ladder.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useBar } from '../keypad/bar.ts'
import type { ActiveSet } from '../sets/active-set.ts'
import { useFigures } from '../sets/figures.ts'
import { useWorkout } from '../sets/workout.ts'

type WarmUpSheetProps = {
  readonly exercise: SessionExercise
  /** The first working set as it would be logged now. */
  readonly first: ActiveSet | null
  readonly onAdd: (warmUps: readonly WarmUp[]) => void
}

/** The warm-up ladder to the first working set, at its current load; or why there is none. */
export function WarmUpSheet({ exercise, first, onAdd }: WarmUpSheetProps) {
  const { t } = useTranslation('execution')
  const working = first?.values.weight
  if (first?.set.completedAt) return <p>{t('warmUp.late')}</p>
  return working ? <Preview exercise={exercise} working={working} onAdd={onAdd} /> : <p>{t('warmUp.unknown')}</p>
}

type PreviewProps = Omit<WarmUpSheetProps, 'first'> & { readonly working: Weight }

function Preview({ exercise, working, onAdd }: PreviewProps) {
  const { preferences } = useWorkout()
  const { t } = useTranslation(['execution', 'shared'])
  const figures = useFigures()
  const bar = useBar(exercise, preferences, working.unit)
  if (bar === undefined) return <Skeleton shape="row" count={3} />
  const warmUps = warmUpsToDo(exercise, working, bar)
  const load = figures.weight(working)
  const replaced = openWarmUps(exercise)
  if (warmUps.length === 0) return <p>{t('warmUp.none', { load })}</p>
  const empty = bar && roundForDisplay(convertWeight(bar.weight, working.unit))
  return (
    <Ladder
      title={t('warmUp.to', { load })}
      mark={t('shared:setMark.warm-up')}
      rungs={warmUps.map((warmUp) => ({
        text: figures.work(exercise.kind, { ...NO_VALUES, ...warmUp }) ?? '',
        hint: warmUp.weight.value === empty ? t('warmUp.emptyBar') : undefined,
      }))}
      note={replaced > 0 ? t('warmUp.replaces', { count: replaced }) : undefined}
      actionLabel={t('warmUp.add', { count: warmUps.length })}
      onAction={() => onAdd(warmUps)}
    />
  )
}
