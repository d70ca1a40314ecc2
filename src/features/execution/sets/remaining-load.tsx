import { ArrowDownToLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SessionSet } from '#contract/session.ts'
import { loadAsked, type PercentLoads } from '#domain/session/percent-load.ts'
import { applyRemainingLoad, remainingLoad } from '#domain/session/remaining-load.ts'
import { prefill, type SetValues } from '#domain/session/set-values.ts'
import { useStore } from '#shared/use-store.ts'
import { Button } from '#ui/button.tsx'
import { useSetFormatters } from './set-formatters.ts'
import { useWorkout } from './workout.ts'

type RemainingLoadProps = {
  readonly sets: readonly SessionSet[]
  /** Of each set, the last time's or the one it carries on from. */
  readonly suggested: readonly (SetValues | null)[]
  readonly loads: PercentLoads | null
  readonly className: string | undefined
}

/** After a set with another load than planned: gives it to the sets that would still ask for the planned one. */
export function RemainingLoad({ sets, suggested, loads, className }: RemainingLoadProps) {
  const { actions, records } = useWorkout()
  const { t } = useTranslation('execution')
  const formatters = useSetFormatters()
  const asked = sets.map(
    ({ target }, index) => loadAsked(target, loads) ?? prefill(target, suggested[index] ?? null).weight,
  )
  const offer = remainingLoad(sets, asked)
  // A figure that may be a slip goes to no other set.
  const isDoubtful = useStore({
    ...records,
    current: () => offer !== null && records.current().doubtful.has(offer.loggedId),
  })
  if (!offer || isDoubtful) return null
  return (
    <Button
      size="small"
      icon={ArrowDownToLine}
      className={className}
      onClick={() => void actions.apply((session) => applyRemainingLoad(session, offer))}
    >
      {t('useForRemaining', { weight: formatters.weight(offer.weight) })}
    </Button>
  )
}
