import { Check, ChevronDown, CircleDashed } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { OUTBOX_PATH } from '#contract/routes.ts'
import { type Day, dayOf } from '#domain/time/session-day.ts'
import { useSubscription } from '#platform/billing/subscription.ts'
import { nativePlatform } from '#platform/device/shell.ts'
import { lastSynced } from '#platform/sync/last-synced.ts'
import { useSyncStatus } from '#platform/sync/sync.ts'
import { type UpdateState, updateState } from '#platform/updates/update-state.ts'
import { agoText } from '#shared/format/dates.ts'
import { useInstantText } from '#shared/format/instant-text.ts'
import { percentText } from '#shared/format/numbers.ts'
import { useStore } from '#shared/use-store.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { Badge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { List } from '#ui/list.tsx'
import styles from './dashboard.module.css'

type ReadinessProps = {
  readonly workouts: number
  readonly sessions: number
  readonly timeZone: string
  readonly today: Day
}

export function Readiness({ workouts, sessions, timeZone, today }: ReadinessProps) {
  const { t, i18n } = useTranslation('dashboard')
  const { account } = useDatabase()
  const { waiting, lastSyncedAt, kind } = useSyncStatus()
  const updates = useStore(updateState)
  const isKept = useIsKept()
  const isStored = isAppStored(updates)
  // Until everything was pulled once, some training may exist only on the server.
  const heldAllAt = lastSynced(account)
  const isComplete = heldAllAt !== null
  const isReady = isStored === undefined ? undefined : isStored && isComplete
  const syncedAt = lastSyncedAt ?? heldAllAt
  const lastSync = syncedAt && agoText(dayOf(syncedAt, timeZone), today, i18n.language)
  const missing =
    updates.storedPercent === null
      ? t('ready.appMissing')
      : t('ready.appStored', { percent: percentText(String(updates.storedPercent), i18n.language) })
  const app = isStored ? t('ready.app') : updates.registrationFailed ? t('ready.appRefused') : missing
  const held = t(isComplete ? 'ready.workouts' : 'ready.incomplete', { count: workouts })
  const onDevice = isComplete ? `${held} ${t('ready.sessions', { count: sessions })}` : held
  return (
    <details className={styles.readiness}>
      <summary className={styles.readinessLine}>
        <span className={styles.words}>
          <span className={styles.readinessName}>
            {t('ready.title')}
            {isReady !== undefined && (
              <Badge tone={isReady ? 'success' : 'warning'}>{t(isReady ? 'ready.yes' : 'ready.notYet')}</Badge>
            )}
          </span>
          <span className="quiet">{isStored === false ? app : onDevice}</span>
        </span>
        <ChevronDown className={styles.chevron} aria-hidden />
      </summary>
      <List className={styles.checks}>
        {isStored !== undefined && <Fact holds={isStored}>{app}</Fact>}
        <Fact holds={isComplete}>{onDevice}</Fact>
        {isKept !== undefined && <Fact holds={isKept}>{t(isKept ? 'ready.kept' : 'ready.mayBeCleared')}</Fact>}
        {kind !== 'local' && (
          <Fact holds={waiting === 0}>
            <Link to={OUTBOX_PATH} className={styles.plainLink}>
              {waiting === 0 ? t('ready.nothingWaits') : t('ready.waiting', { count: waiting })}
            </Link>
            {lastSync && ` ${t('ready.lastSync', { when: lastSync })}`}
          </Fact>
        )}
        <Entitled />
      </List>
    </details>
  )
}

/** Until when workouts open on this device without the server. */
function Entitled() {
  const { t } = useTranslation('dashboard')
  const { access, validUntil } = useSubscription()
  const dayText = useInstantText({ dateStyle: 'long' })
  if (access.kind !== 'granted' || validUntil === null) return null
  return <Fact holds={access.notice === null}>{t('ready.entitled', { day: dayText(validUntil) })}</Fact>
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

/** Whether every file of the app is on this device; undefined until its service worker has looked. */
function isAppStored({ readyOffline, storedPercent, registrationFailed }: UpdateState): boolean | undefined {
  // The native app includes the page.
  if (nativePlatform !== null || readyOffline) return true
  const isAsked = navigator.serviceWorker?.controller != null && storedPercent === null && !registrationFailed
  return isAsked ? undefined : false
}

/** Whether the browser has promised not to evict this device's data; undefined until known. */
function useIsKept(): boolean | undefined {
  const [isKept, setIsKept] = useState<boolean>()
  useEffect(() => {
    // Missing without https; refused in some private windows.
    navigator.storage?.persisted?.().then(setIsKept, () => undefined)
  }, [])
  return isKept
}
