import { useTranslation } from 'react-i18next'
import { useOnline } from '#platform/device/use-online.ts'
import { Banner } from '#ui/banner.tsx'
import type { FailedOrder, Order } from '../use-orders.ts'

const WORDS = {
  monthly: 'failure.checkoutFailed',
  annual: 'failure.checkoutFailed',
  portal: 'failure.portalFailed',
  cancel: 'failure.cancelFailed',
  reactivate: 'failure.reactivateFailed',
  restore: 'restore.failed',
} as const satisfies Record<Order, string>

type OrderFailureProps = { readonly failed: FailedOrder | null }

/** Beside the button that was pressed. */
export function OrderFailure({ failed }: OrderFailureProps) {
  const { t } = useTranslation('subscription')
  const online = useOnline()
  if (!failed) return null
  const { order, isOffline } = failed
  if (!isOffline) return <Banner tone="danger">{`${t(WORDS[order])} ${t('failure.tryAgain')}`}</Banner>
  // The buttons say already that the browser is offline.
  if (!online) return null
  const isPayment = WORDS[order] === 'failure.checkoutFailed'
  return <Banner tone="info">{t(isPayment ? 'offline.pay' : 'offline.change')}</Banner>
}
