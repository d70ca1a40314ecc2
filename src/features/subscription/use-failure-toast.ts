import { useTranslation } from 'react-i18next'
import { type FailureToast, SubscriptionError } from '#platform/billing/subscription-calls.ts'
import { useToasts } from '#ui/toasts.tsx'

/** By failure: two parts of a screen would show the same toast twice. */
const standing = new Map<FailureToast, () => void>()

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
