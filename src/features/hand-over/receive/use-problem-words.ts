import { useTranslation } from 'react-i18next'
import type { StorageErrorReason } from '#storage/storage-error.ts'
import type { ReceiveProblem } from './use-reception.ts'

/** Why something was not read or not taken, and where in it, in words. */
export function useProblemWords() {
  const { t } = useTranslation('hand-over')
  return {
    problemWords: (problem: ReceiveProblem): string =>
      problem.kind === 'broken' ? t('problem.broken', { place: problem.place }) : t(`problem.${problem.kind}`),
    failureWords: (reason: StorageErrorReason): string => t(reason === 'full' ? 'problem.full' : 'problem.notWritten'),
  }
}
