import { useTranslation } from 'react-i18next'
import type { Payment } from '#contract/billing.ts'
import { BILLING_PATH } from '#contract/routes.ts'
import { formatPayment } from '#domain/billing/price.ts'
import { subscriptionStore, useSubscription } from '#platform/billing/subscription.ts'
import { useOnline } from '#platform/device/use-online.ts'
import { Badge, type Tone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { HeaderLink } from '#ui/header-link.tsx'
import { List } from '#ui/list.tsx'
import { useDateText } from '../subscription-texts.ts'
import styles from './payments.module.css'

const TONES: Readonly<Record<Payment['status'], Tone>> = {
  paid: 'success',
  pending: 'info',
  failed: 'danger',
  refunded: 'neutral',
}

type PaymentsCardProps = {
  /** The latest; a link leads to all of them. By default all. */
  readonly limit?: number
}

/** Offline shows the last known ones. */
export function PaymentsCard({ limit = Number.POSITIVE_INFINITY }: PaymentsCardProps) {
  const { t } = useTranslation('subscription')
  const { paymentHistory, failures, isLoading } = useSubscription()
  const online = useOnline()
  const failure = failures.find(({ act }) => act === 'payments')
  const isOffline = failure && (failure.isOffline || !online)
  return (
    <Card as="section" className="card" aria-labelledby="subscription-payments">
      <header className={styles.line}>
        <h2 id="subscription-payments">{t('payments.title')}</h2>
        {paymentHistory.length > limit && <HeaderLink to={BILLING_PATH}>{t('payments.all')}</HeaderLink>}
      </header>
      {isOffline && <p className="quiet">{t('offline.payments')}</p>}
      {failure && !isOffline && (
        <div className={styles.line}>
          <p className="quiet">{t('failure.historyFailed')}</p>
          <Button size="small" busy={isLoading} onClick={() => void subscriptionStore.retry()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {paymentHistory.length === 0 ? (
        !failure && <p className="quiet">{t('payments.none')}</p>
      ) : (
        <List className={styles.payments}>
          {paymentHistory.slice(0, limit).map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </List>
      )}
    </Card>
  )
}

function PaymentRow({ payment }: { readonly payment: Payment }) {
  const { t, i18n } = useTranslation('subscription')
  const date = useDateText()(payment.createdAt)
  const isSettled = payment.status === 'paid' || payment.status === 'refunded'
  return (
    <li className={styles.payment}>
      <div className={styles.paid}>
        <span>{formatPayment(payment.amountCents, payment.currency, i18n.language)}</span>
        <span className="quiet">{date}</span>
      </div>
      <Badge tone={TONES[payment.status]}>{t(`payments.status.${payment.status}`)}</Badge>
      {payment.receiptUrl && (
        <a
          className={styles.receipt}
          href={payment.receiptUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={t(isSettled ? 'payments.receiptOf' : 'payments.invoiceOf', { date })}
        >
          {t(isSettled ? 'payments.receipt' : 'payments.invoice')}
        </a>
      )}
    </li>
  )
}
