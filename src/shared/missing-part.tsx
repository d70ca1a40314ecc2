import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button.tsx'
import styles from './missing-part.module.css'

type MissingPartProps = { readonly onRetry: () => void; readonly onClose: () => void }

/** In the place of a sheet whose code could not be fetched. */
export function MissingPart({ onRetry, onClose }: MissingPartProps) {
  const { t } = useTranslation('shared')
  return (
    <div className={styles.missing} role="alert">
      <p>{t('missingPart')}</p>
      <div className="actions">
        <Button variant="primary" onClick={onRetry}>
          {t('retry')}
        </Button>
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </div>
  )
}
