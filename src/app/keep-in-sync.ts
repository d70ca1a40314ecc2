import type { PublicConfig } from '#contract/public-config.ts'
import { keepProfileSent, sendWaitingProfile } from '#platform/account/profile-edits.ts'
import { registerUser } from '#platform/account/register-user.ts'
import { keepAvatarSent } from '#platform/avatar/avatar.ts'
import { followSubscription } from '#platform/billing/follow-subscription.ts'
import { followUnpaid } from '#platform/billing/payment-required.ts'
import { keepBadge } from '#platform/device/app-badge.ts'
import {
  answerToken,
  followIdentity,
  identityState,
  reportServerStatus,
  subscribeToIdentity,
} from '#platform/identity/identity-session.ts'
import { callApi } from '#platform/server/api.ts'
import { publicConfig, storedConfig } from '#platform/server/public-config.ts'
import { startSync } from '#platform/sync/start-sync.ts'
import { currentSyncStatus, subscribeToStatus, syncNow } from '#platform/sync/sync.ts'
// After clearing site data it is too late to load the code that creates the rescue file.
import '#platform/account/rescue-file.ts'
import type { Database } from '#storage/documents.ts'
import type { Stop } from './start-when-idle.ts'

export function keepInSync(database: Database): Stop {
  const { account } = database
  let stop: Stop = async () => undefined
  const ended = new AbortController()
  const goOn = () => {
    syncNow()
    void sendWaitingProfile()
  }
  const unfollow = [
    onSignedInAgain(goOn),
    tellWhatSyncHears(),
    keepProfileSent(),
    keepAvatarSent(),
    followUnpaid(),
    keepBadge(),
  ]

  const exchangeWith = ({ apiBase }: PublicConfig) => {
    const page = { idToken: (forceRefresh: boolean) => answerToken(account, forceRefresh) }
    stop = startSync({ account, apiBase }, page, () => database.refresh())
  }
  const start = async () => {
    void followIdentity()
    // A hanging network is not awaited: only the sync can detect that.
    const config = storedConfig() ?? (await publicConfig().catch(() => undefined))
    if (ended.signal.aborted) return
    if (config) {
      exchangeWith(config)
      const latest = await publicConfig().catch(() => config)
      if (latest.apiBase !== config.apiBase && !ended.signal.aborted) {
        await stop()
        exchangeWith(latest)
      }
      await registerUser()
      // A new person has a trial only now.
      if (!ended.signal.aborted) unfollow.push(followSubscription())
    }
    // The very first start, offline: the server's URL is not known yet.
    else addEventListener('online', () => void start(), { once: true, signal: ended.signal })
  }
  void start()
  void import('./tidy-up.ts').then(({ tidyUp }) => tidyUp(database, ended.signal)).catch(() => undefined)

  return async () => {
    ended.abort()
    for (const end of unfollow) end()
    await stop()
  }
}

function onSignedInAgain(act: () => void): () => void {
  let before = identityState()
  return subscribeToIdentity(() => {
    const now = identityState()
    if (before === 'reauthenticate' && now === 'ready') act()
    before = now
  })
}

function tellWhatSyncHears(): () => void {
  let wasRefused = false
  return subscribeToStatus(() => {
    const { kind, problem } = currentSyncStatus()
    const isRefused = problem === 'reauthenticate'
    if (kind === 'synced') reportServerStatus('accepted', 'sync')
    if (isRefused && !wasRefused) {
      reportServerStatus('refused', 'sync')
      // A regular call shows whether the account or only this session has ended.
      void callApi('/user/profile', () => undefined).catch(() => undefined)
    }
    wasRefused = isRefused
  })
}
