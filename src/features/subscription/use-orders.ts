import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlanSlug } from '#contract/vocabulary.ts'
import { loadPricing } from '#platform/billing/pricing.ts'
import { subscriptionStore } from '#platform/billing/subscription.ts'
import { isOfflineFailure } from '#platform/billing/subscription-calls.ts'
import { useToasts } from '#ui/toasts.tsx'
import { logFailure } from './log-failure.ts'

/** A plan's name is the way to its payment page. */
export type Order = PlanSlug | 'portal' | 'cancel' | 'reactivate' | 'restore'

export type FailedOrder = { readonly order: Order; readonly isOffline: boolean }

/** None rejects: `failed` is the latest if it failed, for an `OrderFailure` beside its button; a success is a message. */
export function useOrders() {
  const { t } = useTranslation('subscription')
  const toasts = useToasts()
  const [busy, setBusy] = useState<Order | null>(null)
  const [failed, setFailed] = useState<FailedOrder | null>(null)

  const say = (message: string) => void toasts.show({ message, tone: 'success' })
  const run = async (order: Order, act: () => Promise<unknown>): Promise<boolean> => {
    setBusy(order)
    setFailed(null)
    try {
      await act()
      return true
    } catch (cause) {
      logFailure(cause)
      setFailed({ order, isOffline: isOfflineFailure(cause) })
      return false
    } finally {
      setBusy(null)
    }
  }

  return {
    busy,
    failed,
    buy: (choice: PlanSlug) =>
      run(choice, async () => {
        const { pricing } = await loadPricing()
        const plan = pricing.plans.find(({ type }) => type === choice)
        const offer = { paymentLinkUrl: plan?.paymentLinkUrl ?? null, currency: pricing.currency }
        await subscriptionStore.startCheckout(choice, offer)
      }),
    openPortal: () => run('portal', () => subscriptionStore.openPortal()),
    cancel: async (immediate: boolean) => {
      const done = await run('cancel', () => subscriptionStore.cancel({ immediate }))
      if (done) say(immediate ? t('toast.cancelImmediate') : t('toast.cancelAtPeriodEnd'))
    },
    reactivate: async () => {
      if (await run('reactivate', () => subscriptionStore.reactivate())) say(t('toast.reactivateSuccess'))
    },
    /** Makes the payment provider look up this account's purchases. */
    restore: () =>
      run('restore', async () => {
        const { isActive } = await subscriptionStore.refresh()
        // A person who presses this doubts the displayed state, so reload it.
        await subscriptionStore.init({ force: true })
        await subscriptionStore.loadPayments().catch(logFailure)
        if (isActive) say(t('restore.found'))
        else toasts.show({ message: t('restore.nothing') })
      }),
  }
}
