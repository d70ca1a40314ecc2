import { Check, MapPin } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PricingPlan } from '#contract/billing.ts'
import type { Currency, PlanSlug } from '#contract/vocabulary.ts'
import { annualPerMonth, type FormattedPlan, formattedPlan, isRoundedUp, monthsFree } from '#domain/billing/plan.ts'
import { CURRENCY_STYLES, formatPrice, priceParts } from '#domain/billing/price.ts'
import { fallbackPricing, inOrderOfOffer } from '#domain/billing/pricing.ts'
import type { KnownPricing } from '#platform/billing/price-list.ts'
import { askForLocation, useLocationQuestion, usePricing } from '#platform/billing/pricing.ts'
import { useSubscription } from '#platform/billing/subscription.ts'
import { useOnline } from '#platform/device/use-online.ts'
import { percentText } from '#shared/format/numbers.ts'
import { Badge } from '#ui/badge.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { OrderFailure } from '../notices/order-failure.tsx'
import { type FailedOrder, useOrders } from '../use-orders.ts'
import styles from './plans.module.css'

type PlanCardsProps = {
  /** It is not sold twice. */
  readonly paidPlan: PlanSlug | null
}

export function PlanCards({ paidPlan }: PlanCardsProps) {
  const { t } = useTranslation('subscription')
  const here = usePricing()
  const { isOpen } = useLocationQuestion()
  const online = useOnline()
  const { busy, failed, buy, openPortal } = useOrders()
  const { plans, subscription, isTrialing, isCanceled } = useSubscription()
  const known = inCurrency(here, paidPlan === null ? null : (subscription?.currency ?? null))
  return (
    <section aria-label={t('plans.region')} className={styles.offer}>
      {!online && <Banner tone="info">{t('offline.pay')}</Banner>}
      {known.pricing.plans.length === 0 && <Banner tone="warning">{t('plans.none')}</Banner>}
      {isTrialing && paidPlan === null && <p>{t('plans.endsTrial')}</p>}
      <div className={styles.cards}>
        {inOrderOfOffer(known.pricing.plans).map((plan) => {
          const choice = choiceOf(plan.type, paidPlan)
          const order = choice === 'switch' ? 'portal' : plan.type
          const listed = plans.find(({ slug, currency }) => slug === plan.type && currency === plan.currency)
          return (
            <PlanCard
              key={plan.type}
              plan={plan}
              listed={listed && formattedPlan(listed)}
              choice={choice}
              isEnding={choice === 'current' && isCanceled}
              online={online}
              busy={busy === order}
              failed={failed?.order === order ? failed : null}
              onChoose={() => void (choice === 'switch' ? openPortal() : buy(plan.type))}
            />
          )
        })}
      </div>
      {known.source === 'built-in' && <p className="quiet">{t('plan.notCertain')}</p>}
      {isOpen && paidPlan === null && (
        <Button variant="quiet" size="small" icon={MapPin} className={styles.currency} onClick={askForLocation}>
          {t('location.ask')}
        </Button>
      )}
    </section>
  )
}

/** A subscriber switches plans on the provider's page: nobody pays for two. */
function choiceOf(plan: PlanSlug, paidPlan: PlanSlug | null): PlanChoice {
  if (paidPlan === null) return 'buy'
  return plan === paidPlan ? 'current' : 'switch'
}

/** A subscription keeps the currency in which it was bought, wherever this device is now. */
function inCurrency(known: KnownPricing, agreed: Currency | null): KnownPricing {
  if (agreed === null || agreed === known.pricing.currency) return known
  return { pricing: fallbackPricing(agreed, known.pricing.country), source: 'built-in' }
}

type PlanChoice = 'buy' | 'switch' | 'current'

type PlanCardProps = {
  readonly plan: PricingPlan
  /** Undefined if this device has no list of the server. */
  readonly listed: FormattedPlan | undefined
  readonly choice: PlanChoice
  /** It is the current plan, and will not be renewed. */
  readonly isEnding: boolean
  readonly online: boolean
  readonly busy: boolean
  readonly failed: FailedOrder | null
  readonly onChoose: () => void
}

function PlanCard({ plan, listed, choice, isEnding, online, busy, failed, onChoose }: PlanCardProps) {
  const { t, i18n } = useTranslation('subscription')
  const titleId = useId()
  // Only for the displayed price.
  const isDiscounted = listed !== undefined && listed.discount > 0 && listed.priceCents === plan.amount
  // The same sum, before the server's list comes.
  const saved = plan.savings && formatPrice(plan.amount + plan.savings.amount, plan.currency)
  const original = isDiscounted ? listed.originalPrice : (saved ?? null)
  const free = plan.savings ? monthsFree(plan.savings.percentage) : 0
  return (
    <Card
      as="section"
      aria-labelledby={titleId}
      className={classNames(
        styles.card,
        (choice === 'buy' ? plan.isPopular : choice === 'current') && styles.recommended,
      )}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{t(`plan.${plan.type}`)}</h2>
        {plan.isPopular && choice === 'buy' && <Badge tone="accent">{t('plan.recommended')}</Badge>}
      </div>
      <MonthlyPrice plan={plan} />
      <Terms plan={plan} isEnding={isEnding} />
      {original !== null && <p className="quiet">{t('plan.insteadOf', { price: original })}</p>}
      {plan.savings && choice !== 'current' && (
        <p className={styles.savings}>
          <Badge tone="success">
            {t('plan.save', { percent: percentText(String(plan.savings.percentage), i18n.language) })}
          </Badge>
          {free > 0 && (
            <span>
              {t(isRoundedUp(free, plan.amount, plan.savings.amount) ? 'plan.aboutMonthsFree' : 'plan.monthsFree', {
                count: free,
              })}
            </span>
          )}
        </p>
      )}
      <div className={styles.buy}>
        <OrderFailure failed={failed} />
        {choice === 'current' ? (
          <p className={styles.current}>
            <Check className="icon" aria-hidden />
            {t('plan.current')}
          </p>
        ) : (
          <Button
            variant={plan.isPopular && choice === 'buy' ? 'primary' : 'secondary'}
            size="large"
            disabled={!online}
            busy={busy}
            onClick={onChoose}
          >
            {t(choice === 'buy' ? `plan.choose.${plan.type}` : `plan.switch.${plan.type}`)}
          </Button>
        )}
      </div>
    </Card>
  )
}

function Terms({ plan, isEnding }: Pick<PlanCardProps, 'plan' | 'isEnding'>) {
  const { t } = useTranslation('subscription')
  const price = formatPrice(plan.amount, plan.currency)
  if (plan.type === 'monthly') return isEnding ? null : <p className="quiet">{t('plan.monthlyTerms')}</p>
  return <p className="quiet">{t(isEnding ? 'state.perYear' : 'plan.annualTerms', { price })}</p>
}

/** Announced as one price. */
function MonthlyPrice({ plan }: Pick<PlanCardProps, 'plan'>) {
  const { t } = useTranslation('subscription')
  const cents = plan.type === 'annual' ? annualPerMonth(plan.amount) : plan.amount
  const { symbol, integer, separator, decimals } = priceParts(cents, plan.currency)
  return (
    <p className={styles.price}>
      <span className={styles.symbol}>
        {symbol}
        {CURRENCY_STYLES[plan.currency].gap}
      </span>
      <span className={styles.integer}>{integer}</span>
      <span className={styles.decimals}>
        {separator}
        {decimals}
      </span>{' '}
      <span className="quiet">{t('plan.perMonth')}</span>
    </p>
  )
}
