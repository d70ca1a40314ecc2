import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPrice } from '#domain/billing/price.ts'
import { subscriptionStore, useSubscription } from '#platform/billing/subscription.ts'
import type { SubscriptionView } from '#platform/billing/subscription-view.ts'
import { useOnline } from '#platform/device/use-online.ts'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { logFailure } from '../log-failure.ts'
import { knownEnd, useDateText } from '../subscription-texts.ts'
import styles from './manage.module.css'

/** `children` are the actions. */
export function StateCard({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation('subscription')
  const view = useSubscription()
  useAgreedPrice(view)
  const price = priceOf(view)
  return (
    <Card as="section" className="card" aria-labelledby="subscription-state">
      <h2 id="subscription-state">{t('state.title')}</h2>
      {view.access.kind === 'unheard' ? (
        <p className="quiet">{t('state.unknown')}</p>
      ) : (
        <dl className={classNames('facts by-count', styles.state)}>
          <div>
            <dt>{t('state.plan')}</dt>
            <dd>
              <PlanName view={view} />
            </dd>
          </div>
          <div>
            <dt>{t('state.status')}</dt>
            <dd>{t(`status.${statusOf(view)}`)}</dd>
          </div>
          {price && (
            <div>
              <dt>{t('state.price')}</dt>
              <dd>{t(price.isAnnual ? 'state.perYear' : 'state.perMonth', { price: price.text })}</dd>
            </div>
          )}
          <End view={view} />
        </dl>
      )}
      {children}
    </Card>
  )
}

/** Until loaded, and offline, the last known one. */
function useAgreedPrice({ status: { plan } }: SubscriptionView): void {
  const online = useOnline()
  useEffect(() => {
    if (online && plan !== null) subscriptionStore.loadCurrent().catch(logFailure)
  }, [online, plan])
}

function End({ view }: { readonly view: SubscriptionView }) {
  const { t } = useTranslation('subscription')
  const dateText = useDateText()
  const end = knownEnd(view)
  if (end === null) return null
  return (
    <div>
      <dt>{t(`state.${endKindOf(view)}`)}</dt>
      <dd>{dateText(end)}</dd>
    </div>
  )
}

function PlanName({ view: { status, isTrialing } }: { readonly view: SubscriptionView }) {
  const { t } = useTranslation('subscription')
  if (status.plan !== null) return t(`plan.${status.plan}`)
  return isTrialing ? t('state.trial') : t('state.noPlan')
}

/** A cancelled one is still open; an expired trial is no trial. */
function statusOf({ status, isActive, isTrialing, isCanceled }: SubscriptionView) {
  if (isActive && isCanceled) return 'canceling'
  return status.status === 'trialing' && !isTrialing ? 'none' : status.status
}

function endKindOf({ status, isActive, isTrialing, isCanceled }: SubscriptionView) {
  if (!isActive && !isTrialing) return 'endedOn'
  return status.plan === null || isCanceled ? 'endsOn' : 'renewsOn'
}

/** Only the subscription has it: prices for new people may have changed. */
function priceOf({ subscription, isActive }: SubscriptionView) {
  if (!isActive || !subscription?.currency || subscription.priceCents === null) return null
  return {
    text: formatPrice(subscription.priceCents, subscription.currency),
    isAnnual: subscription.plan === 'annual',
  }
}
