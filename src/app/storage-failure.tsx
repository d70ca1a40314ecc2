import { useTranslation } from 'react-i18next'
import type { StorageError } from '#storage/storage-error.ts'
import { Button } from '#ui/button.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import styles from './storage-failure.module.css'
import { useReload } from './use-reload.ts'

type StorageFailureProps = { readonly reason: StorageError['reason'] }

/** The data of this device cannot be opened: says what is safe and what to do. Only a new page tries again: half open, a database stays so. */
export function StorageFailure({ reason }: StorageFailureProps) {
  const { t } = useTranslation(['app', 'shared'])
  const { reload, isStuck } = useReload()
  const kind = reason === 'full' || reason === 'blocked' || reason === 'outdated' ? reason : 'unknown'
  return (
    <main className={styles.screen}>
      <FailedState
        heading="h1"
        title={t(`storage.${kind}.title`)}
        text={t(isStuck ? 'failed.stuck' : `storage.${kind}.text`)}
        action={
          <Button variant="primary" onClick={reload}>
            {t('shared:retry')}
          </Button>
        }
      />
    </main>
  )
}
