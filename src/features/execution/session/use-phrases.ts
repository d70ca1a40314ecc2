import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { clockText } from '#domain/time/duration.ts'
import type { ActiveSet } from '../sets/active-set.ts'
import { useSetFormatters } from '../sets/set-formatters.ts'

export function usePhrases() {
  const { t } = useTranslation(['execution', 'shared'])
  const formatters = useSetFormatters()
  return useMemo(() => {
    const name = ({ set, number }: Pick<ActiveSet, 'set' | 'number'>) => t(`shared:setName.${set.kind}`, { number })
    const whole = (next: ActiveSet) =>
      [next.exercise.name, name(next), formatters.values(next.exercise.kind, next.values)].filter(Boolean).join(' · ')
    return {
      name,
      logged: (set: ActiveSet, restMs: number) =>
        [
          t('say.logged', { set: name(set), values: formatters.values(set.exercise.kind, set.values) ?? '' }),
          restMs > 0 && t('say.rest', { rest: clockText(restMs / 1_000) }),
        ]
          .filter(Boolean)
          .join(' '),
      restOver: (next: ActiveSet | null) =>
        t('say.restOver', { next: next ? t('next', { exercise: whole(next) }) : '' }),
      notice: (next: ActiveSet | null) => ({
        title: t('notice.title'),
        body: next ? t('notice.text', { next: whole(next) }) : t('notice.last'),
      }),
    }
  }, [t, formatters])
}
