import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isStorageStuck } from '#shared/page-life/stuck-storage.ts'
import { useStore } from '#shared/use-store.ts'
import { useDatabase, useDatabaseHealth } from '#storage/database-context.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { bringBack, dismissLoss, type Loss } from './account-database.ts'
import { dismissUnplacedTaps, unplacedTaps } from './still/unplaced-taps.ts'
import styles from './storage-health.module.css'
import { useReload } from './use-reload.ts'

// Its words for figures are not needed at a start.
const UnplacedTapsNotice = lazy(() => import('./unplaced-taps-notice.tsx'))

type StorageHealthProps = { readonly loss: Loss | null }

/** Shown on every screen, including the running workout, while logged sets might not reach the disk. */
export function StorageHealth({ loss }: StorageHealthProps) {
  const health = useDatabaseHealth()
  if (useStore(isStorageStuck))
    return (
      <div className={styles.place}>
        <StuckBanner />
      </div>
    )
  if (loss)
    return (
      <div className={styles.place}>
        <LossBanner loss={loss} />
      </div>
    )
  // A moment later it is a loss, or the account has left.
  if (health === 'ok' || health === 'lost') return <Unplaced />
  return (
    <div className={styles.place}>
      <HealthBanner health={health} />
    </div>
  )
}

/** A set that was checked off in a still, and has no workout to go into. */
function Unplaced() {
  const { account } = useDatabase()
  const taps = useStore(unplacedTaps).filter(({ tap }) => tap.account === account)
  if (taps.length === 0) return null
  return (
    <div className={styles.place}>
      <Suspense fallback={null}>
        <UnplacedTapsNotice taps={taps.map(({ tap }) => tap)} onRead={() => void dismissUnplacedTaps(account)} />
      </Suspense>
    </div>
  )
}

/** A new page would wait like this one. */
function StuckBanner() {
  const { t } = useTranslation('app')
  return (
    <Banner tone="danger" title={t('health.stuck.title')}>
      {t('health.stuck.text')}
    </Banner>
  )
}

function HealthBanner({ health }: { readonly health: 'closed' | 'outdated' }) {
  const { t } = useTranslation('app')
  const { reload, isStuck } = useReload()
  return (
    <Banner
      tone={health === 'closed' ? 'warning' : 'danger'}
      title={t(`health.${health}.title`)}
      action={
        <Button size="small" onClick={reload}>
          {t('failed.reload')}
        </Button>
      }
    >
      {isStuck ? t('failed.stuck') : t(`health.${health}.text`)}
    </Banner>
  )
}

function LossBanner({ loss: { phase, rescued } }: { readonly loss: Loss }) {
  const { t } = useTranslation(['app', 'shared'])
  const { account } = useDatabase()
  const toasts = useToasts()
  const save = async () => {
    try {
      await (await import('#platform/account/rescue-file.ts')).downloadRescued(account, rescued)
    } catch (cause) {
      console.error('saving what was rescued', cause)
      toasts.show({ message: t('health.lost.saveFailed'), tone: 'error' })
    }
  }
  return (
    <Banner
      tone={phase === 'written' ? 'warning' : 'danger'}
      title={t('health.lost.title')}
      action={
        <span className="actions">
          <Button size="small" onClick={() => void save()}>
            {t('health.lost.save')}
          </Button>
          {phase === 'refused' && (
            <Button size="small" onClick={bringBack}>
              {t('shared:retry')}
            </Button>
          )}
          {phase === 'written' && (
            <Button size="small" variant="quiet" onClick={dismissLoss}>
              {t('news.seen')}
            </Button>
          )}
        </span>
      }
    >
      {t(`health.lost.${phase}`)}
    </Banner>
  )
}
