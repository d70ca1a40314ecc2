import type { RxDatabase } from 'rxdb/plugins/core'
import { backoffMs } from '#domain/time/backoff.ts'
import type { Collections } from './documents.ts'
import type { HealthReport } from './health.ts'
import { connectionsOf, watchConnections } from './rxdb/device-storage.ts'
import { isInternalStore } from './store-names.ts'

const TOKEN_ID = 'storage-token|storageToken'
const RETRY = { firstMs: 100, longestMs: 5_000 }

/** Reopens cut connections. Stop before closing the database, which would look like a newer release migrating it. */
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
    for (let failures = 1; !stopped && health.current() === 'closed' && !(await reopened()); failures++) {
      await new Promise((resolve) => setTimeout(resolve, backoffMs(failures, RETRY)))
    }
    recovering = false
  }

  /** Whether the state is settled. A deleted database opens as well, but empty: without RxDB's token. */
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
