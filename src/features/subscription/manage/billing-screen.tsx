import { useTranslation } from 'react-i18next'
import { PLANS_PATH, SUBSCRIPTION_PATH } from '#contract/routes.ts'
import { useSubscription } from '#platform/billing/subscription.ts'
import { useOnline } from '#platform/device/use-online.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { AccessState } from '../notices/access-state.tsx'
import { LoadFailure } from '../notices/load-failure.tsx'
import { OrderFailure } from '../notices/order-failure.tsx'
import { paidPlanOf } from '../paid-plan.ts'
import { useOrders } from '../use-orders.ts'
import styles from './manage.module.css'
import { PaymentsCard } from './payments-card.tsx'
import { usePayments } from './use-payments.ts'

/** All that was paid and how. The plan itself is on the subscription screen. */
export default function BillingScreen() {
  const { t } = useTranslation('subscription')
  usePayments()
  return (
    <>
      <PageHeader title={t('billing.title')} back={{ to: SUBSCRIPTION_PATH, label: t('manage.title') }} />
      <div className="column">
        <AccessState />
        <LoadFailure />
        <PaymentMethod />
        <PaymentsCard />
      </div>
    </>
  )
}

/** It is the payment provider's; a person who never bought has none there. */
function PaymentMethod() {
  const { t } = useTranslation('subscription')
  const view = useSubscription()
  const online = useOnline()
  const { busy, failed, openPortal } = useOrders()
  const isBought = view.status.plan !== null
  const isPaid = paidPlanOf(view) !== null
  return (
    <Card as="section" className="card" aria-labelledby="payment-method">
      <h2 id="payment-method">{t('method.title')}</h2>
      <p className="quiet">{t(isBought ? 'method.text' : 'method.none')}</p>
      {isBought && !online && <p className="quiet">{t('offline.change')}</p>}
      <OrderFailure failed={failed} />
      <div className={styles.buttons}>
        {isBought && (
          <Button disabled={!online} busy={busy === 'portal'} onClick={() => void openPortal()}>
            {t('action.portal')}
          </Button>
        )}
        <ButtonLink to={isPaid ? SUBSCRIPTION_PATH : PLANS_PATH}>
          {t(isPaid ? 'manage.see' : 'action.choose')}
        </ButtonLink>
      </div>
    </Card>
  )
}
