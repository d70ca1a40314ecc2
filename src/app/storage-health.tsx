import { useTranslation } from 'react-i18next'
import { useDatabaseHealth } from '#storage/database-context.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import styles from './storage-health.module.css'

/** Shown on every screen, the running workout too, while what is logged might not reach the disk. */
export function StorageHealth() {
  const { t } = useTranslation('app')
  const health = useDatabaseHealth()
  if (health === 'ok') return null
  const reload = (
    <Button size="small" onClick={() => location.reload()}>
      {t('failed.reload')}
    </Button>
  )
  return (
    <div className={styles.place}>
      <Banner tone={health === 'closed' ? 'warning' : 'danger'} title={t(`health.${health}.title`)} action={reload}>
        {t(`health.${health}.text`)}
      </Banner>
    </div>
  )
}
