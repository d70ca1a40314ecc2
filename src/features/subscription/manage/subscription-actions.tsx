import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PLANS_PATH } from '#contract/routes.ts'
import { useSubscription } from '#platform/billing/subscription.ts'
import { useOnline } from '#platform/device/use-online.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { OrderFailure } from '../notices/order-failure.tsx'
import { paidPlanOf } from '../paid-plan.ts'
import { useOrders } from '../use-orders.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import styles from './manage.module.css'

export function SubscriptionActions() {
  const { t } = useTranslation('subscription')
  const view = useSubscription()
  const online = useOnline()
  const { busy, failed, openPortal, cancel, reactivate, restore } = useOrders()
  const [asking, setAsking] = useState(false)
  const isPaid = paidPlanOf(view) !== null
  const isEnding = isPaid && view.status.cancelAtPeriodEnd
  const isBought = view.status.plan !== null

  const confirm = (immediate: boolean) => {
    setAsking(false)
    void cancel(immediate)
  }
  return (
    <div className={styles.stateActions}>
      {!online && <p className="quiet">{t('offline.change')}</p>}
      {failed?.order !== 'restore' && <OrderFailure failed={failed} />}
      <div className={styles.buttons}>
        {!isPaid && (
          <ButtonLink to={PLANS_PATH} variant="primary">
            {t('action.choose')}
          </ButtonLink>
        )}
        {isEnding && (
          <Button variant="primary" disabled={!online} busy={busy === 'reactivate'} onClick={() => void reactivate()}>
            {t('action.reactivate')}
          </Button>
        )}
        {isPaid && <ButtonLink to={PLANS_PATH}>{t('action.change')}</ButtonLink>}
        {isBought && (
          <Button disabled={!online} busy={busy === 'portal'} onClick={() => void openPortal()}>
            {t('action.portal')}
          </Button>
        )}
        {isPaid && (
          <Button variant="quiet" disabled={!online} busy={busy === 'cancel'} onClick={() => setAsking(true)}>
            {t('action.cancel')}
          </Button>
        )}
      </div>
      {failed?.order === 'restore' && <OrderFailure failed={failed} />}
      {!isPaid && (
        <div className={styles.restore}>
          <p className="quiet">{t('restore.hint')}</p>
          <Button size="small" disabled={!online} busy={busy === 'restore'} onClick={() => void restore()}>
            {t('action.restore')}
          </Button>
        </div>
      )}
      <CancelDialog open={asking} onConfirm={confirm} onClose={() => setAsking(false)} />
    </div>
  )
}
