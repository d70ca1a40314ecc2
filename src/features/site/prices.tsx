import { useTranslation } from 'react-i18next'
import type { PlanSlug } from '#contract/vocabulary.ts'
import { currencyOfCountry } from '#domain/billing/country.ts'
import { annualPerMonth } from '#domain/billing/plan.ts'
import { formatPrice } from '#domain/billing/price.ts'
import { FALLBACK_PRICES } from '#domain/billing/pricing.ts'
import { localeInUse } from '#i18n/setup.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './prices.module.css'

/** The prices in the main country of the language. The actual charge is shown before paying. */
export function Prices() {
  const { t } = useTranslation('site')
  const [, country = ''] = localeInUse().split('-')
  const currency = currencyOfCountry(country)
  const { monthly, annual } = FALLBACK_PRICES[currency]
  return (
    <section className={styles.prices} aria-labelledby="prices">
      <h2 id="prices" className={styles.title}>
        {t('price.title')}
      </h2>
      <p className={styles.lead}>{t('price.lead')}</p>
      <div className={styles.plans}>
        <Plan slug="monthly" perMonth={formatPrice(monthly, currency)} terms={t('price.monthlyTerms')} />
        <Plan
          slug="annual"
          perMonth={formatPrice(annualPerMonth(annual), currency)}
          terms={t('price.annualTerms', { price: formatPrice(annual, currency) })}
        />
      </div>
      <ul className={styles.promises}>
        <li>{t('price.free')}</li>
        <li>{t('price.yours')}</li>
        <li>{t('price.leave')}</li>
      </ul>
    </section>
  )
}

type PlanProps = { readonly slug: PlanSlug; readonly perMonth: string; readonly terms: string }

function Plan({ slug, perMonth, terms }: PlanProps) {
  const { t } = useTranslation('site')
  return (
    <div className={classNames(styles.plan, slug === 'annual' && styles.recommended)}>
      <h3>{t(`price.${slug}`)}</h3>
      <p className={styles.amount}>
        <span className="numerals">{perMonth}</span> <small>{t('price.perMonth')}</small>
      </p>
      <p className={styles.terms}>{terms}</p>
    </div>
  )
}
