import { proxy, wrap } from 'comlink'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { analyticsDatabaseName } from '#contract/device-stores.ts'
import { outboxDatabaseName } from '#contract/outbox.ts'
import { insertDocument } from '#storage/commands.ts'
import { parseStoreName } from '#storage/store-names.ts'
import { aSession } from '../../../tests/builders.ts'
import { openTestDatabase } from '../../../tests/test-database.ts'
import type { AnalyticsApi } from '../../../workers/analytics.api.ts'
import type { DataApi } from '../../../workers/data.api.ts'
import { type ReplicationApi, type SyncMessage, syncChannelName } from '../../../workers/replication.api.ts'
import { startPageWorker } from './page-worker.ts'
import { isStorageStuck } from './stuck-storage.ts'

// The real workers on the browser's own storage, a transaction of which another connection holds open. Their intervals
// pass fifty times as fast.

const QUICK = `const begin = setInterval
globalThis.setInterval = (act, afterMs, ...given) => begin(act, afterMs / 50, ...given)`

type WorkerName = 'analytics' | 'data' | 'replication'

function startQuick(name: WorkerName): Worker {
  const address = new URL(`/workers/${name}.worker.ts`, location.href)
  // Imported, so that nothing of it runs before the intervals are quick.
  const program = [`data:text/javascript,${encodeURIComponent(QUICK)}`, address.href].map((part) => `import '${part}'`)
  const url = URL.createObjectURL(new Blob([program.join('\n')], { type: 'text/javascript' }))
  const worker = startPageWorker(() => new Worker(url, { type: 'module' }))
  onTestFinished(() => {
    worker.terminate()
    URL.revokeObjectURL(url)
  })
  return worker
}

/** Opens a database by a connection of its own, and holds a transaction open on all that is in it. */
async function hold(name: string): Promise<() => void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const holding = database.transaction([...database.objectStoreNames], 'readwrite')
  const [store = ''] = database.objectStoreNames
  let isHeld = true
  const goOn = () => {
    const request = holding.objectStore(store).count()
    request.onsuccess = () => isHeld && goOn()
  }
  goOn()
  const release = () => {
    isHeld = false
    database.close()
  }
  onTestFinished(release)
  return release
}

const holdAll = async (names: readonly string[]) => {
  const releases = await Promise.all(names.map(hold))
  return () => {
    for (const release of releases) release()
  }
}

async function storesOf(account: string): Promise<readonly string[]> {
  const all = await indexedDB.databases()
  return all.flatMap(({ name = '' }) => (parseStoreName(name)?.account === account ? [name] : []))
}

async function aDevice(): Promise<string> {
  const database = await openTestDatabase()
  await insertDocument(database, 'sessions', aSession())
  return database.account
}

const isStuck = () => isStorageStuck.current()

afterEach(() => expect(isStuck()).toBe(false))

/** Another tab, which hears what the worker that replicates answers to it. */
function anotherTab(account: string) {
  const channel = new BroadcastChannel(syncChannelName(account))
  onTestFinished(() => channel.close())
  const heard: SyncMessage['type'][] = []
  channel.onmessage = ({ data }: MessageEvent<SyncMessage>) => heard.push(data.type)
  return {
    /** Whether the leader is alive, and then what every leader tells at once. */
    ask: () => {
      for (const type of ['ping-leader', 'ask-status'] as const) channel.postMessage({ type } satisfies SyncMessage)
    },
    heard: () => heard,
    forget: () => heard.splice(0),
  }
}

/** A worker that replicates. */
async function aLeader(account: string) {
  const worker = startQuick('replication')
  const api = wrap<ReplicationApi>(worker)
  const idToken = async () => ({ kind: 'offline' as const })
  await api.start({ account, apiBase: '/nowhere' }, proxy({ idToken }))
  const other = anotherTab(account)
  await expect
    .poll(() => {
      other.ask()
      return other.heard()
    })
    .toContain('leader-alive')
  return { worker, api, other }
}

test('a replication worker whose outbox does not answer is told, gives way to others, and goes on once it does', async () => {
  const account = await aDevice()
  const { api, other } = await aLeader(account)
  const release = await hold(outboxDatabaseName(account))
  const asked = api.forgetChoices([1])
  await expect.poll(isStuck).toBe(true)
  other.forget()
  other.ask()
  await expect.poll(other.heard).toContain('status')
  expect(other.heard()).not.toContain('leader-alive')
  release()
  await asked
  await expect.poll(isStuck).toBe(false)
  other.ask()
  await expect.poll(other.heard).toContain('leader-alive')
  await api.stop()
})

test('a data worker whose documents do not answer is told, and no longer once they do', async () => {
  const account = await aDevice()
  const api = wrap<DataApi>(startQuick('data')) as unknown as DataApi
  await api.open(account, false)
  const release = await holdAll(await storesOf(account))
  const asked = api.trash()
  await expect.poll(isStuck).toBe(true)
  release()
  await asked
  await expect.poll(isStuck).toBe(false)
  await api.close()
})

test('an analytics worker whose snapshot does not answer is told, and no longer once it does', async () => {
  const account = await aDevice()
  const api = wrap<AnalyticsApi>(startQuick('analytics'))
  await api.start(account)
  await api.save()
  const release = await hold(analyticsDatabaseName(account))
  await api.changed('sessions', [])
  const again = wrap<AnalyticsApi>(startQuick('analytics'))
  const asked = again.start(account)
  await expect.poll(isStuck).toBe(true)
  release()
  await asked
  await expect.poll(isStuck).toBe(false)
  await Promise.all([api.stop(), again.stop()])
})

test('a worker that is ended waits no more', async () => {
  const account = await aDevice()
  const { worker, api } = await aLeader(account)
  await hold(outboxDatabaseName(account))
  void api.forgetChoices([1])
  await expect.poll(isStuck).toBe(true)
  worker.terminate()
  expect(isStuck()).toBe(false)
})
