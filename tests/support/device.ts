import { filter, firstValueFrom } from 'rxjs'
import type { SessionId } from '#contract/id.ts'
import type { SessionReceipt } from '#contract/outbox.ts'
import type { Session } from '#contract/session.ts'
import type { CollectionName } from '#contract/sync.ts'
import { type Database, openDatabase } from '#storage/database.ts'
import type { AnyCollection } from '../../workers/local-documents.ts'
import { Outbox } from '../../workers/outbox.ts'
import type { SyncStatus, TokenAnswer } from '../../workers/replication.api.ts'
import { AccountReplication } from '../../workers/replication.ts'
import { createSyncHttp, type SyncHttpOptions } from '../../workers/sync-http.ts'
import type { FaultyWire } from './faulty-wire.ts'

export type Device = Awaited<ReturnType<typeof startDevice>>

export type DeviceOptions = {
  /** Names this device's databases; starting again with the same name restarts the same device. */
  readonly name: string
  readonly wire: FaultyWire
  readonly idToken: (forceRefresh: boolean) => Promise<TokenAnswer>
  readonly replicate?: boolean
  readonly compress?: SyncHttpOptions['compress']
}

/** A device of the real parts: storage on IndexedDB, outbox, replication, protocol. Only the worker is missing. */
export async function startDevice({ name, wire, idToken, replicate = true, compress = null }: DeviceOptions) {
  const database = await openDatabase({ account: name })
  const outbox = new Outbox(name)
  const http = createSyncHttp({ apiBase: '/api', idToken, fetch: wire.fetch, compress })
  const statuses: SyncStatus[] = []
  const receipts: SessionReceipt[] = []
  const superseded = Promise.withResolvers<void>()
  const statusListeners = new Set<(status: SyncStatus) => void>()
  const replication = new AccountReplication({
    collections: collectionsOf({ database }),
    http,
    outbox,
    nowMs: () => Date.now(),
    random: () => 0,
    onStatus: (status) => {
      statuses.push(status)
      for (const listener of statusListeners) listener(status)
    },
    onReceipt: (receipt) => receipts.push(receipt),
    onSuperseded: superseded.resolve,
  })
  if (replicate) await replication.start()
  return {
    name,
    database,
    outbox,
    http,
    replication,
    statuses,
    receipts,
    /** Resolves when the replication has stopped because another worker leads. */
    superseded: superseded.promise,
    /** Resolves with the first status, from now on, that is as wanted. */
    untilStatus: (wanted: (status: SyncStatus) => boolean): Promise<SyncStatus> =>
      new Promise((resolve) => {
        const listener = (status: SyncStatus) => {
          if (!wanted(status)) return
          statusListeners.delete(listener)
          resolve(status)
        }
        statusListeners.add(listener)
        void replication.announce()
      }),
    /** Resolves when this device shows the session as wanted. */
    untilSession: async (id: SessionId, wanted: (session: Session) => boolean): Promise<Session> => {
      const found = await firstValueFrom(
        database.collections.sessions
          .findOne(id)
          .$.pipe(filter((document) => document !== null && wanted(document.toMutableJSON() as unknown as Session))),
      )
      return found?.toMutableJSON() as unknown as Session
    },
    sessions: async (): Promise<readonly Session[]> => {
      const found = await database.collections.sessions.find({ sort: [{ id: 'asc' }] }).exec()
      return found.map((document) => document.toMutableJSON() as unknown as Session)
    },
    /** Ends it like a closed tab. Its disk stays. */
    stop: async () => {
      await replication.stop()
      outbox.close()
      await database.close()
    },
  }
}

/** The replication treats all documents alike: by id. */
export function collectionsOf({
  database,
}: {
  readonly database: Database
}): Readonly<Record<CollectionName, AnyCollection>> {
  return database.collections as unknown as Readonly<Record<CollectionName, AnyCollection>>
}
