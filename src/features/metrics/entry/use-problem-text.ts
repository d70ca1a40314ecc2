import { useTranslation } from 'react-i18next'
import { MAX_MEASUREMENT } from '#contract/limits.ts'
import type { Body } from '../use-body.ts'
import type { ReadAmount } from './read-amount.ts'

export function useProblemText({ typed }: Pick<Body, 'typed'>) {
  const { t } = useTranslation('metrics')
  return (problem: Extract<ReadAmount, { ok: false }>['problem']) =>
    t(`error.${problem}`, { example: typed(82.5), most: typed(MAX_MEASUREMENT) })
}
