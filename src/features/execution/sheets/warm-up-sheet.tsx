import { useTranslation } from 'react-i18next'
import type { SetId } from '#contract/id.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { Weight } from '#contract/quantity.ts'
import type { SessionExercise } from '#contract/session.ts'
import { NO_VALUES } from '#domain/session/set-values.ts'
import { convertWeight, roundForDisplay } from '#domain/units.ts'
import { firstWorkingSet, openWarmUps, warmUpsToDo } from '#domain/warm-up/session-warm-up.ts'
import type { WarmUp } from '#domain/warm-up/warm-up.ts'
import { Ladder } from '#ui/ladder.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useBar } from '../keypad/bar.ts'
import type { ActiveSet } from '../sets/active-set.ts'
import { useFigures } from '../sets/figures.ts'

type WarmUpSheetProps = {
  readonly exercise: SessionExercise
  readonly preferences: Preferences
  /** A set as it would be logged now. */
  readonly take: (setId: SetId) => ActiveSet | null
  readonly onAdd: (warmUps: readonly WarmUp[]) => void
}

/** The way up to the first working set, as heavy as that would be logged now; or why there is none. */
export function WarmUpSheet({ take, ...props }: WarmUpSheetProps) {
  const { t } = useTranslation('execution')
  const first = firstWorkingSet(props.exercise)
  const working = first && take(first.id)?.values.weight
  if (first?.completedAt) return <p>{t('warmUp.late')}</p>
  return working ? <Preview working={working} {...props} /> : <p>{t('warmUp.unknown')}</p>
}

type PreviewProps = Omit<WarmUpSheetProps, 'take'> & { readonly working: Weight }

function Preview({ exercise, preferences, working, onAdd }: PreviewProps) {
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
