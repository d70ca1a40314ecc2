import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PricingPlan } from '#contract/billing.ts'
import { annualPerMonth, type FormattedPlan, monthsFree } from '#domain/billing/plan.ts'
import { CURRENCY_STYLES, formatPrice, priceParts } from '#domain/billing/price.ts'
import { percentText } from '#shared/format/numbers.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import styles from './plans.module.css'

/** The action on a plan: buy, switch from the other one, or none, if it is the current one. */
export type PlanChoice = 'buy' | 'switch' | 'current'

type PlanCardProps = {
  readonly plan: PricingPlan
  /** The same plan in the server's list; undefined if this device does not have it. */
  readonly listed: FormattedPlan | undefined
  readonly choice: PlanChoice
  readonly online: boolean
  readonly busy: boolean
  /** Buys it, or opens the page to switch. */
  readonly onChoose: () => void
}

/** One plan: monthly price, charge and interval, and the button. Annual is the recommended one. */
export function PlanCard({ plan, listed, choice, online, busy, onChoose }: PlanCardProps) {
  const { t, i18n } = useTranslation('subscription')
  const titleId = useId()
  const isAnnual = plan.type === 'annual'
  const isRecommended = listed?.recommended ?? isAnnual
  // Only for the displayed price.
  const isDiscounted = listed !== undefined && listed.discount > 0 && listed.priceCents === plan.amount
  const original = isDiscounted ? listed.originalPrice : null
  const free = plan.savings ? monthsFree(plan.savings.percentage) : 0
  return (
    <Card
      as="section"
      aria-labelledby={titleId}
      className={classNames(styles.card, isRecommended && styles.recommended)}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{t(`plan.${plan.type}`)}</h2>
        {isRecommended && <Badge tone="accent">{t('plan.recommended')}</Badge>}
      </div>
      <MonthlyPrice plan={plan} />
      <p className="quiet">
        {isAnnual ? t('plan.annualTerms', { price: formatPrice(plan.amount, plan.currency) }) : t('plan.monthlyTerms')}
      </p>
      {original !== null && <p className="quiet">{t('plan.insteadOf', { price: original })}</p>}
      {plan.savings && (
        <p className={styles.savings}>
          <Badge tone="success">
            {t('plan.save', { percent: percentText(String(plan.savings.percentage), i18n.language) })}
          </Badge>
          {free > 0 && <span>{t('plan.monthsFree', { count: free })}</span>}
        </p>
      )}
      <div className={styles.buy}>
        {choice === 'current' ? (
          <Badge>{t('plan.current')}</Badge>
        ) : (
          <Button
            variant={isAnnual && choice === 'buy' ? 'primary' : 'secondary'}
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

/** Large digits with small decimals; announced as one price. */
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
