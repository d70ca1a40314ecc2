import { Check, CircleDashed } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { lastSynced } from '#platform/last-synced.ts'
import { nativePlatform } from '#platform/shell.ts'
import { useSyncStatus } from '#platform/sync.ts'
import { useUpdateState } from '#platform/use-update-state.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { agoText } from './ago-text.ts'
import styles from './dashboard.module.css'
import { InstallOffer } from './install-offer.tsx'

type ReadinessProps = {
  /** How many of each are on this device. */
  readonly workouts: number
  readonly sessions: number
}

/** 'Ready to go down?': whether this device holds all it needs where there is no signal. */
export function Readiness({ workouts, sessions }: ReadinessProps) {
  const { t, i18n } = useTranslation('dashboard')
  const { account } = useDatabase()
  const { waiting, lastSyncedAt, kind } = useSyncStatus()
  const { readyOffline, registrationFailed } = useUpdateState()
  const isKept = useIsKept()
  // The native app brings the page along.
  const isStored = nativePlatform !== null || readyOffline || navigator.serviceWorker?.controller != null
  // Until everything has come once, part of the training may still be on the server only.
  const heldAllAt = lastSynced(account)
  const isComplete = heldAllAt !== null
  const ready = isStored && isComplete
  const syncedAt = lastSyncedAt ?? heldAllAt
  const lastSync = syncedAt && agoText(syncedAt, new Date(), i18n.language)
  return (
    <Card as="section" className={styles.card} aria-labelledby="readiness">
      <div className={styles.heading}>
        <h2 id="readiness">{t('ready.title')}</h2>
        <Badge tone={ready ? 'success' : 'warning'}>{ready ? t('ready.yes') : t('ready.notYet')}</Badge>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul role="list" className={styles.checks}>
        <Fact holds={isStored}>
          {isStored ? t('ready.app') : registrationFailed ? t('ready.appRefused') : t('ready.appMissing')}
        </Fact>
        <Fact holds={isComplete}>
          <OnDevice isComplete={isComplete} workouts={workouts} sessions={sessions} />
        </Fact>
        {isKept !== undefined && <Fact holds={isKept}>{isKept ? t('ready.kept') : t('ready.mayBeCleared')}</Fact>}
        {kind !== 'local' && (
          <Fact holds={waiting === 0}>
            <Link to="/outbox" className={styles.plainLink}>
              {waiting === 0 ? t('ready.nothingWaits') : t('ready.waiting', { count: waiting })}
            </Link>
            {lastSync && ` ${t('ready.lastSync', { when: lastSync })}`}
          </Fact>
        )}
      </ul>
      <InstallOffer />
    </Card>
  )
}

type OnDeviceProps = ReadinessProps & { readonly isComplete: boolean }

function OnDevice({ isComplete, workouts, sessions }: OnDeviceProps) {
  const { t } = useTranslation('dashboard')
  if (!isComplete) return t('ready.incomplete')
  if (workouts + sessions === 0) return t('ready.empty')
  return `${t('ready.workouts', { count: workouts })} ${t('ready.sessions', { count: sessions })}`
}

function Fact({ holds, children }: { readonly holds: boolean; readonly children: ReactNode }) {
  const Icon = holds ? Check : CircleDashed
  return (
    <li className={styles.check}>
      <Icon className={classNames(styles.checkIcon, holds && styles.holds)} aria-hidden />
      <span>{children}</span>
    </li>
  )
}

/** Whether the browser has promised not to clear this device's data by itself; undefined until it has answered. */
function useIsKept(): boolean | undefined {
  const [isKept, setIsKept] = useState<boolean>()
  useEffect(() => {
    // Missing without https; refused in some private windows.
    navigator.storage?.persisted?.().then(setIsKept, () => undefined)
  }, [])
  return isKept
}
