import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { clockText } from '#domain/time/duration.ts'
import { useFigures } from '../figures.ts'
import type { SetInHand } from '../set-in-hand.ts'

/** What is said about sets, in the language of the app. */
export function usePhrases() {
  const { t } = useTranslation(['execution', 'shared'])
  const figures = useFigures()
  return useMemo(() => {
    const name = ({ set, number }: Pick<SetInHand, 'set' | 'number'>) => t(`shared:setName.${set.kind}`, { number })
    const whole = (next: SetInHand) =>
      [next.exercise.name, name(next), figures.values(next.exercise.kind, next.values)].filter(Boolean).join(' · ')
    return {
      name,
      logged: (set: SetInHand, restMs: number) =>
        [
          t('say.logged', { set: name(set), values: figures.values(set.exercise.kind, set.values) ?? '' }),
          restMs > 0 && t('say.rest', { rest: clockText(restMs / 1_000) }),
        ]
          .filter(Boolean)
          .join(' '),
      restOver: (next: SetInHand | null) =>
        t('say.restOver', { next: next ? t('next', { exercise: whole(next) }) : '' }),
      notice: (next: SetInHand | null) => ({
        title: t('notice.title'),
        body: next ? t('notice.text', { next: whole(next) }) : t('notice.last'),
      }),
    }
  }, [t, figures])
}
