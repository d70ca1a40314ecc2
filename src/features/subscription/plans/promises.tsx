import { Check, CreditCard, DoorOpen, type LucideIcon, NotebookText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { offeredFeatures } from '#domain/billing/pricing.ts'
import { usePricing } from '#platform/billing/pricing.ts'
import { List } from '#ui/list.tsx'
import styles from './plans.module.css'

const PROMISES: readonly { readonly name: 'payment' | 'leave' | 'data'; readonly icon: LucideIcon }[] = [
  { name: 'data', icon: NotebookText },
  { name: 'leave', icon: DoorOpen },
  { name: 'payment', icon: CreditCard },
]

export function Promises() {
  const { t } = useTranslation('subscription')
  const { pricing } = usePricing()
  return (
    <div className={styles.promises}>
      <section aria-labelledby="subscription-benefits">
        <h2 id="subscription-benefits">{t('benefits.title')}</h2>
        <List>
          {offeredFeatures(pricing.plans).map((feature) => (
            <li key={feature}>
              <Check className={styles.tick} aria-hidden />
              {t(`benefit.${feature}`)}
            </li>
          ))}
        </List>
      </section>
      <section aria-labelledby="subscription-trust">
        <h2 id="subscription-trust">{t('trust.title')}</h2>
        <List>
          {PROMISES.map(({ name, icon: Icon }) => (
            <li key={name}>
              <Icon className={styles.icon} aria-hidden />
              {t(`trust.${name}`)}
            </li>
          ))}
        </List>
      </section>
    </div>
  )
}
