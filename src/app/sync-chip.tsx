import { CloudAlert, CloudCheck, CloudDownload, CloudOff, CloudUpload, type LucideIcon, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { OUTBOX_PATH } from '#contract/routes.ts'
import { type SyncStatus, useSyncStatus } from '#platform/sync/sync.ts'
import { shownProgress } from '#platform/sync/sync-status.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './sync-chip.module.css'

type SyncChipProps = { readonly className: string | undefined }

const ICONS: Readonly<Record<SyncStatus['kind'], LucideIcon>> = {
  synced: CloudCheck,
  waiting: CloudUpload,
  offline: CloudOff,
  attention: CloudAlert,
  local: Smartphone,
}

export function SyncChip({ className }: SyncChipProps) {
  const { t } = useTranslation('app')
  const status = useSyncStatus()
  const { kind, waiting, refused } = status
  const words = useProgressText(status) ?? t(`sync.${kind}`, { count: kind === 'attention' ? refused : waiting })
  const { pathname, search } = useLocation()
  const Icon = kind === 'waiting' && status.direction === 'fetching' ? CloudDownload : ICONS[kind]
  return (
    <Link
      to={OUTBOX_PATH}
      state={{ from: pathname + search }}
      className={classNames(styles.chip, styles[kind], className)}
      data-of-this-moment
      aria-current={pathname === OUTBOX_PATH ? 'page' : undefined}
    >
      {/* Other words are another content, which does not move the one before. */}
      <span key={words} className={styles.words}>
        <Icon className="icon" aria-hidden />
        <span>{words}</span>
      </span>
    </Link>
  )
}

/** The progress of a long sync; null without one, or if something else is more important. */
function useProgressText(status: SyncStatus): string | null {
  const { t } = useTranslation('app')
  if (status.kind !== 'waiting') return null
  const sending = shownProgress(status, 'sending')
  const fetching = shownProgress(status, 'fetching')
  if (sending) return t('sync.sending', sending)
  return fetching && t('sync.fetching', fetching)
}
