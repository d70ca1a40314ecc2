import { useTranslation } from 'react-i18next'
import type { Failure, UndoAnswer } from '#platform/account/data-worker.ts'
import type { StorageErrorReason } from '#storage/storage-error.ts'
import { useToasts } from '#ui/toasts.tsx'

export function useFailureText(): (reason: StorageErrorReason) => string {
  const { t } = useTranslation('data')
  return (reason) => (reason === 'exists' || reason === 'unknown' ? t('failed') : t(`failed.${reason}`))
}

type Done = { readonly kind: 'done' }

type Say = <Answer extends Done>(
  work: () => Promise<Answer | Failure>,
  said: string | ((answer: Answer) => string),
) => Promise<boolean>

/** Runs an action and reports its result. Returns whether it succeeded. */
export function useSay(): Say {
  const { t } = useTranslation('data')
  const toasts = useToasts()
  const failureWords = useFailureText()
  return async (work, said) => {
    const answer = await work().catch(() => null)
    if (answer === null) toasts.show({ message: t('workerFailed'), tone: 'error' })
    else if (answer.kind === 'failed') toasts.show({ message: failureWords(answer.reason), tone: 'error' })
    else toasts.show({ message: typeof said === 'string' ? said : said(answer), tone: 'success' })
    return answer?.kind === 'done'
  }
}

export function useUndoneText(): (answer: Extract<UndoAnswer, { kind: 'done' }>) => string {
  const { t } = useTranslation('data')
  return ({ staying }) => (staying === 0 ? t('imports.isUndone') : t('imports.isUndoneBut', { count: staying }))
}
