import { useTranslation } from 'react-i18next'
import type { Done } from '#platform/data-worker.ts'
import type { StorageErrorReason } from '#storage/storage-error.ts'
import { useToasts } from '#ui/toasts.tsx'

/** Why something was not done, in words. */
export function useFailureWords(): (reason: StorageErrorReason) => string {
  const { t } = useTranslation('data')
  return (reason) => (reason === 'exists' || reason === 'unknown' ? t('failed') : t(`failed.${reason}`))
}

/** Does something and says how it went. Answers whether it was done. */
export function useSay(): (work: () => Promise<Done>, said: string) => Promise<boolean> {
  const { t } = useTranslation('data')
  const toasts = useToasts()
  const failureWords = useFailureWords()
  return async (work, said) => {
    const answer = await work().catch(() => null)
    if (answer?.kind === 'done') toasts.show({ message: said, tone: 'success' })
    else toasts.show({ message: answer ? failureWords(answer.reason) : t('workerFailed'), tone: 'error' })
    return answer?.kind === 'done'
  }
}
