import { useTranslation } from 'react-i18next'
import { useStore } from '#shared/use-store.ts'
import type { StorageErrorReason } from '#storage/storage-error.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import type { CopyKeeper } from '../editing/copy-keeper.ts'
import { useWorkout } from '../sets/workout.ts'

type UnsavedBannerProps = { readonly reason: StorageErrorReason; readonly copies: CopyKeeper }

/** Shown while the disk refuses writes: what is safe, and what to do. Mentions the second copy only once on disk. */
export function UnsavedBanner({ reason, copies }: UnsavedBannerProps) {
  const { store } = useWorkout()
  const { t } = useTranslation(['execution', 'shared'])
  const { shown } = useStore(store)
  const isCopyKept = useStore(copies.kept) === shown
  return (
    <Banner
      tone="danger"
      title={t('unsaved.title')}
      action={
        <Button size="small" onClick={store.retry}>
          {t('shared:retry')}
        </Button>
      }
    >
      {t(`unsaved.${reason === 'exists' ? 'unknown' : reason}`)}
      {` ${t(isCopyKept ? 'unsaved.copy' : 'unsaved.onlyHere')}`}
    </Banner>
  )
}
