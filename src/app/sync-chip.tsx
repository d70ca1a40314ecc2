import { CloudAlert, CloudCheck, CloudOff, CloudUpload, type LucideIcon, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { type SyncStatus, useSyncStatus } from '#platform/sync.ts'
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

/** A quiet word on where what was logged is. Leads to the outbox. */
export function SyncChip({ className }: SyncChipProps) {
  const { t } = useTranslation('app')
  const { kind, waiting, refused } = useSyncStatus()
  const { pathname, search } = useLocation()
  const Icon = ICONS[kind]
  return (
    <Link to="/outbox" state={{ from: pathname + search }} className={classNames(styles.chip, styles[kind], className)}>
      <Icon className={styles.icon} aria-hidden />
      <span className={styles.words}>{t(`sync.${kind}`, { count: kind === 'attention' ? refused : waiting })}</span>
    </Link>
  )
}
