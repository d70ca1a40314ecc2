import { useTranslation } from 'react-i18next'
import { type FailureToast, SubscriptionError } from '#platform/billing/subscription-calls.ts'
import { useToasts } from '#ui/toasts.tsx'

/** The displayed toast per failure, so that two parts of a screen do not duplicate it. */
const standing = new Map<FailureToast, () => void>()

/** Returns a function that shows a failure's toast. */
export function useFailureToast(): (cause: unknown) => void {
  const { t } = useTranslation('subscription')
  const toasts = useToasts()
  return (cause) => {
    console.warn('something about the subscription failed', cause)
    const key = cause instanceof SubscriptionError ? cause.toast : 'fetchFailed'
    standing.get(key)?.()
    const message = `${t(`toast.${key}`)} ${t('toast.tryAgain')}`
    standing.set(key, toasts.show({ message, tone: 'error' }))
  }
}
