import { answerToken, followIdentity, identityState, subscribeToIdentity } from '#platform/identity-session.ts'
import { publicConfig } from '#platform/public-config.ts'
import { startSync, syncNow } from '#platform/sync.ts'
import type { Database } from '#storage/documents.ts'
import type { Stop } from './start-when-idle.ts'

/** Exchanges an account's documents with the server for as long as it is open. Returns what ends it. */
export function keepInSync(database: Database): Stop {
  const { account } = database
  let stop: Stop = async () => undefined
  const ended = new AbortController()

  const start = async () => {
    void followIdentity()
    const config = await publicConfig().catch(() => undefined)
    if (ended.signal.aborted) return
    if (config)
      stop = startSync({ account, apiBase: config.apiBase }, { idToken: answerToken }, () => database.refresh())
    // The very first start, and no network: the server's address is not known yet.
    else addEventListener('online', () => void start(), { once: true, signal: ended.signal })
  }
  void start()
  const unfollow = onSignedInAgain(syncNow)

  return async () => {
    ended.abort()
    unfollow()
    await stop()
  }
}

/** Calls back when somebody has proved who they are after the provider had asked for it. Returns how to stop. */
function onSignedInAgain(act: () => void): () => void {
  let before = identityState()
  return subscribeToIdentity(() => {
    const now = identityState()
    if (before === 'reauthenticate' && now === 'ready') act()
    before = now
  })
}
