import type { RxDatabase } from 'rxdb/plugins/core'
import type { Collections } from './documents.ts'
import type { HealthReport } from './health.ts'
import { connectionsOf, watchConnections } from './rxdb/device-storage.ts'
import { isInternalStore } from './store-names.ts'

const TOKEN_ID = 'storage-token|storageToken'
const FIRST_RETRY_MS = 100
const LAST_RETRY_MS = 5_000

/**
 * Reports what happens to the account's connections, and opens again those that the browser cut. Returns how to stop;
 * stop before closing the database, which would look like a newer release that takes it over.
 */
export function watchHealth(account: string, rxDatabase: RxDatabase<Collections>, health: HealthReport): () => void {
  let stopped = false

  const outdated = rxDatabase.collections$.subscribe(({ type }) => {
    if (type === 'CLOSED') health.report('outdated')
  })

  const unwatch = watchConnections(({ name }, event) => {
    if (name.account !== account) return
    if (event === 'deleted') health.report('lost')
    else void recover()
  })

  let recovering = false
  async function recover(): Promise<void> {
    health.report('closed')
    if (recovering) return
    recovering = true
    let delayMs = FIRST_RETRY_MS
    while (!stopped && health.current() === 'closed' && !(await reopened())) {
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      delayMs = Math.min(delayMs * 2, LAST_RETRY_MS)
    }
    recovering = false
  }

  /** Whether it is decided how things stand. What was deleted opens as well, but empty: RxDB's token is not in it. */
  async function reopened(): Promise<boolean> {
    try {
      const connections = connectionsOf(account)
      await Promise.all(connections.map(({ dexie }) => dexie.open()))
      const internal = connections.find(({ name }) => isInternalStore(name))
      const stored = await internal?.dexie.table('docs').get(TOKEN_ID)
      health.report(stored?.data.token === (await rxDatabase.storageToken) ? 'ok' : 'lost')
      return true
    } catch {
      return false
    }
  }

  return () => {
    stopped = true
    outdated.unsubscribe()
    unwatch()
  }
}
