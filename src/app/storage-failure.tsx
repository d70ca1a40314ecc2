import { useTranslation } from 'react-i18next'
import type { StorageError } from '#storage/storage-error.ts'
import { Button } from '#ui/button.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import styles from './storage-failure.module.css'
import { useReload } from './use-reload.ts'

/** Those that say what to do. */
const EXPLAINED = ['full', 'blocked', 'unanswered', 'outdated'] as const

function isExplained(reason: StorageError['reason']): reason is (typeof EXPLAINED)[number] {
  return EXPLAINED.some((one) => one === reason)
}

type StorageFailureProps = { readonly reason: StorageError['reason'] }

/** This device's data cannot be opened: explains what is safe and what to do. Only a new page can retry. */
export function StorageFailure({ reason }: StorageFailureProps) {
  const { t } = useTranslation(['app', 'shared'])
  const { reload, isStuck } = useReload()
  const kind = isExplained(reason) ? reason : 'unknown'
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
