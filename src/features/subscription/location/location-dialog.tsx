import { MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LOCATION_TOAST_MS } from '#domain/billing/country.ts'
import { CURRENCY_STYLES } from '#domain/billing/price.ts'
import { allowLocation, goOnWithoutLocation, pricingHere, useLocationQuestion } from '#platform/billing/pricing.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useToasts } from '#ui/toasts.tsx'
import styles from './location.module.css'

/** Asks for the location if browser and clock suggest different currencies, and explains why. */
export function LocationDialog() {
  const { t } = useTranslation('subscription')
  const toasts = useToasts()
  const { state } = useLocationQuestion()
  const allow = async () => {
    const outcome = await allowLocation()
    if (outcome === null) return
    const { currency } = pricingHere().pricing
    const written = `${currency} (${CURRENCY_STYLES[currency].symbol})`
    toasts.show({
      message: t(`location.${outcome}`, { currency: written }),
      tone: outcome === 'found' ? 'success' : 'neutral',
      durationMs: LOCATION_TOAST_MS,
    })
  }
  return (
    <Dialog
      open={state !== 'none'}
      onClose={() => goOnWithoutLocation('putOff')}
      title={t('location.title')}
      closeLabel={t('cancel.close')}
      actions={
        <>
          <Button className={styles.answer} onClick={() => goOnWithoutLocation('denied')}>
            {t('location.deny')}
          </Button>
          <Button
            variant="primary"
            icon={MapPin}
            className={styles.answer}
            data-autofocus
            busy={state === 'locating'}
            onClick={() => void allow()}
          >
            {t('location.allow')}
          </Button>
        </>
      }
    >
      <div className={styles.reasons}>
        <p>{t('location.text')}</p>
        <p className="quiet">{t('location.note')}</p>
      </div>
    </Dialog>
  )
}
