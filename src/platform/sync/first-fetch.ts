import { useTranslation } from 'react-i18next'
import { useDatabase } from '#storage/database-context.tsx'
import { GUEST_ACCOUNT } from '../account/guest-account.ts'
import { useOnline } from '../device/use-online.ts'
import { lastSynced } from './last-synced.ts'
import { useSyncStatus } from './sync.ts'
import { type SyncStatus, shownProgress } from './sync-status.ts'

/** Why an account's training is not on this device yet. `needed`: the person has to act first. */
export type FirstFetch = 'coming' | 'offline' | 'needed'

/** Null once everything was pulled: before that, this device may lack anything. */
export function firstFetchOf(
  { hasPulled, kind }: Pick<SyncStatus, 'hasPulled' | 'kind'>,
  isOnline: boolean,
): FirstFetch | null {
  if (hasPulled) return null
  if (kind === 'attention') return 'needed'
  return kind === 'offline' || !isOnline ? 'offline' : 'coming'
}

export type FirstFetchWords = {
  readonly kind: FirstFetch
  readonly title: string
  readonly text: string
  readonly progress: SyncStatus['progress']
}

/** Whether this account's training is still to be fetched, with texts; null if it is here. */
export function useFirstFetch(): FirstFetchWords | null {
  const { t } = useTranslation('shared')
  const { account } = useDatabase()
  const status = useSyncStatus()
  const isOnline = useOnline()
  // A guest's training is nowhere else. The note survives a restart, before which nothing of the sync is known.
  const hasPulled = status.hasPulled || account === GUEST_ACCOUNT || lastSynced(account) !== null
  const kind = firstFetchOf({ ...status, hasPulled }, isOnline)
  if (kind === null) return null
  if (kind !== 'coming')
    return {
      kind,
      title: t('firstFetch.notHere'),
      text: t(kind === 'offline' ? 'firstFetch.offline' : 'firstFetch.needed'),
      progress: null,
    }
  const progress = shownProgress(status, 'fetching')
  const title = progress ? t('firstFetch.counted', progress) : t('firstFetch.coming')
  return { kind, title, text: t('firstFetch.text'), progress }
}
