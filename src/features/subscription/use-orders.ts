import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlanSlug } from '#contract/vocabulary.ts'
import { loadPricing } from '#platform/billing/pricing.ts'
import { subscriptionStore } from '#platform/billing/subscription.ts'
import { useToasts } from '#ui/toasts.tsx'
import { useFailureToast } from './use-failure-toast.ts'

/** A plan's name is the way to its payment page. */
type Order = PlanSlug | 'portal' | 'cancel' | 'reactivate' | 'restore'

/** None rejects: the result is shown as a message. */
export function useOrders() {
  const { t } = useTranslation('subscription')
  const toasts = useToasts()
  const [busy, setBusy] = useState<Order | null>(null)

  const say = (message: string) => void toasts.show({ message, tone: 'success' })
  const sayFailure = useFailureToast()
  const run = async (order: Order, act: () => Promise<unknown>, onFailure = sayFailure): Promise<boolean> => {
    setBusy(order)
    try {
      await act()
      return true
    } catch (cause) {
      onFailure(cause)
      return false
    } finally {
      setBusy(null)
    }
  }

  return {
    busy,
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
      run(
        'restore',
        async () => {
          const { isActive } = await subscriptionStore.refresh()
          // A person who presses this doubts the displayed state, so reload it.
          await subscriptionStore.init({ force: true })
          await subscriptionStore.loadPayments().catch(sayFailure)
          if (isActive) say(t('restore.found'))
          else toasts.show({ message: t('restore.nothing') })
        },
        (cause) => {
          console.warn('the purchase was not restored', cause)
          toasts.show({ message: `${t('restore.failed')} ${t('toast.tryAgain')}`, tone: 'error' })
        },
      ),
  }
}
