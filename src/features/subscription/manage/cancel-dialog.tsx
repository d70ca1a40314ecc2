import { useTranslation } from 'react-i18next'
import { useSubscription } from '#platform/billing/subscription.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { knownEnd, useDateText } from '../subscription-texts.ts'
import styles from './manage.module.css'

type CancelDialogProps = {
  readonly open: boolean
  readonly onConfirm: (immediate: boolean) => void
  readonly onClose: () => void
}

/** A cancelled subscription can still be ended immediately. */
export function CancelDialog({ open, onConfirm, onClose }: CancelDialogProps) {
  const { t } = useTranslation('subscription')
  const dateText = useDateText()
  const view = useSubscription()
  const end = knownEnd(view)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('cancel.title')}
      closeLabel={t('cancel.close')}
      actions={
        <Button data-autofocus onClick={onClose}>
          {t('cancel.keep')}
        </Button>
      }
    >
      <div className={styles.choices}>
        <p>{t('cancel.lead')}</p>
        {!view.status.cancelAtPeriodEnd && (
          <section className={styles.choice}>
            <h3>{t('cancel.atEnd')}</h3>
            <p className="quiet">
              {end === null ? t('cancel.atEndTextUndated') : t('cancel.atEndText', { date: dateText(end) })}
            </p>
            <Button onClick={() => onConfirm(false)}>{t('cancel.confirmAtEnd')}</Button>
          </section>
        )}
        <section className={styles.choice}>
          <h3>{t('cancel.now')}</h3>
          <p className="quiet">{t('cancel.nowText')}</p>
          <Button variant="danger" onClick={() => onConfirm(true)}>
            {t('cancel.confirmNow')}
          </Button>
        </section>
      </div>
    </Dialog>
  )
}
