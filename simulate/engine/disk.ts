import { IDBFactory, IDBTransaction } from 'fake-indexeddb'
import type { Random } from '../../tooling/random.ts'
import { delayImmediates } from './host.ts'
import { Life, type Timeline } from './timeline.ts'

export type DiskFaults = {
  /** Whether there is no room for new data. */
  isFull: boolean
  /** The number of upcoming failing reads and writes. */
  failingReads: number
  failingWrites: number
  /** The maximum duration of a step in milliseconds. */
  slownessMs: number
}

type Connection = IDBDatabase & { _closed: boolean; _closePending: boolean; _rawDatabase: RawDatabase }
/** The parts of fake-indexeddb needed to simulate a kill, which it does not support. */
type Transaction = IDBTransaction & {
  db: Connection
  _state: 'active' | 'inactive' | 'committing' | 'finished'
  _started: boolean
  _rollbackLog: (() => void)[]
  readonly _prioritizedListeners: ReadonlyMap<string, () => void>
  _requests: unknown[]
  _abort(reason: string): void
  _start(): void
  _execRequestAsync(work: { operation: () => unknown; source: unknown }): IDBRequest
}
type RawDatabase = {
  readonly name: string
  version: number
  transactions: Transaction[]
  connections: Connection[]
  rawObjectStores: Map<string, { readonly records: { values(): Iterable<{ readonly value: unknown }> } }>
  processTransactions(): void
}
type Factory = IDBFactory & { _databases: Map<string, RawDatabase> }

type Place = { readonly disk: Disk; readonly life: Life }
const placeOf = new WeakMap<object, Place>()
const diskOf = new WeakMap<Life, Disk>()

/**
 * A device's storage: IndexedDB and localStorage. It outlives every process; uncommitted writes of a killed process are
 * rolled back.
 */
export class Disk {
  readonly faults: DiskFaults = { isFull: false, failingReads: 0, failingWrites: 0, slownessMs: 1 }
  readonly notes = new Map<string, string>()
  failures = 0
  readonly #timeline: Timeline
  readonly #random: Random
  readonly #users = new Set<Life>()
  /** Upgrades that have begun but not reported their end, by their open request. */
  readonly #upgrades = new Map<IDBOpenDBRequest, Transaction>()
  readonly #freeAtMs = new WeakMap<Life, number>()
  #factory = new IDBFactory() as Factory
  /** Opens and deletes databases for the processes, until the last of them has ended. */
  #browser = new Life('browser')

  constructor(timeline: Timeline, random: Random) {
    this.#timeline = timeline
    this.#random = random
  }

  /** IndexedDB as one process sees it. */
  openFor(life: Life): IDBFactory {
    this.#users.add(life)
    diskOf.set(life, this)
    const factory = this.#factory
    // Opening and deleting are done by the browser, which continues after the requesting process is killed.
    const ask = <Request extends IDBOpenDBRequest>(begin: () => Request): Request => {
      const asking = this.#timeline.current
      this.#timeline.current = this.#browser
      const request = begin()
      this.#timeline.current = asking
      for (const type of ['upgradeneeded', 'success', 'error', 'blocked']) {
        request.addEventListener(type, (event) => this.#hear(event, request, life))
      }
      return request
    }
    return {
      open: (name: string, version?: number) =>
        ask(() => (version === undefined ? factory.open(name) : factory.open(name, version))),
      deleteDatabase: (name: string) => ask(() => factory.deleteDatabase(name)),
      databases: () => factory.databases(),
      cmp: (left: unknown, right: unknown) => factory.cmp(left as IDBValidKey, right as IDBValidKey),
    } as IDBFactory
  }

  /** Handles a request's result first, even if the process is gone. */
  #hear(event: Event, request: IDBOpenDBRequest, life: Life): void {
    const connection = event.type === 'upgradeneeded' || event.type === 'success' ? request.result : null
    if (life.alive) {
      this.#timeline.current = life
      if (connection) placeOf.set(connection, { disk: this, life })
      if (event.type === 'upgradeneeded') this.#upgrades.set(request, request.transaction as Transaction)
      else this.#upgrades.delete(request)
      return
    }
    request.onupgradeneeded = request.onsuccess = request.onerror = request.onblocked = null
    event.stopImmediatePropagation()
    if (event.type === 'upgradeneeded') request.transaction?.abort()
    else connection?.close()
  }

  localStorageFor(): Storage {
    const { notes } = this
    return {
      getItem: (key: string) => notes.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (this.faults.isFull && !notes.has(key)) throw new DOMException('no room', 'QuotaExceededError')
        notes.set(key, String(value))
      },
      removeItem: (key: string) => void notes.delete(key),
      clear: () => notes.clear(),
      key: (index: number) => [...notes.keys()][index] ?? null,
      get length() {
        return notes.size
      },
    }
  }

  /** Rolls back a dead process's uncommitted writes. */
  abandon(life: Life): void {
    this.#users.delete(life)
    const broken = [...this.#upgrades].filter(([, { db }]) => placeOf.get(db)?.life === life)
    for (const [name, database] of this.#factory._databases) {
      const isGone = (connection: Connection) => placeOf.get(connection)?.life === life || this.#users.size === 0
      for (const transaction of database.transactions) if (isGone(transaction.db)) this.#breakOff(transaction)
      database.transactions = database.transactions.filter(({ _state }) => _state !== 'finished')
      for (const connection of database.connections.filter(isGone)) {
        connection._closePending = true
        connection._closed = true
      }
      database.connections = database.connections.filter(({ _closed }) => !_closed)
      if (database.version === 0 && database.connections.length === 0) this.#factory._databases.delete(name)
      if (database.transactions.length > 0) database.processTransactions()
    }
    // The next open of such a database waits for the end of its upgrade.
    this.#timeline.current = this.#browser
    for (const [request, transaction] of broken) {
      this.#upgrades.delete(request)
      transaction._prioritizedListeners.get('abort')?.()
    }
    if (this.#users.size > 0) return
    // An upgrade that waited for other connections to close is never done.
    this.#browser.alive = false
    this.#browser = new Life('browser')
    this.#beginAnew(this.#factory._databases)
  }

  /** The browser threw the site's data away, or the person did. */
  wipe(): void {
    this.notes.clear()
    this.#beginAnew(new Map())
  }

  /** The committed content of a store, read independently of any process. */
  rowsOf(databaseName: string, store: string): readonly unknown[] {
    const records = this.#factory._databases.get(databaseName)?.rawObjectStores.get(store)?.records
    return records ? Array.from(records.values(), ({ value }) => value) : []
  }

  get databaseNames(): readonly string[] {
    return [...this.#factory._databases.keys()]
  }

  get isEmpty(): boolean {
    return this.#factory._databases.size === 0
  }

  delayFor(life: Life): number {
    const { nowMs } = this.#timeline
    const startMs = Math.max(nowMs, this.#freeAtMs.get(life) ?? 0)
    const endMs = startMs + 0.01 + this.#random.next() * this.faults.slownessMs * 0.1
    this.#freeAtMs.set(life, endMs)
    return endMs - nowMs
  }

  /** The failure of the next request of this kind, if any. */
  nextFailure(mode: IDBTransactionMode): 'QuotaExceededError' | 'UnknownError' | null {
    const { faults } = this
    if (mode === 'readonly') {
      if (faults.failingReads === 0) return null
      faults.failingReads -= 1
    } else {
      if (faults.isFull) return 'QuotaExceededError'
      if (faults.failingWrites === 0) return null
      faults.failingWrites -= 1
    }
    this.failures += 1
    return 'UnknownError'
  }

  /** A new factory over the same data, with empty queues. */
  #beginAnew(databases: Map<string, RawDatabase>): void {
    this.#factory = new IDBFactory() as Factory
    this.#factory._databases = databases
  }

  /** A transaction without pending requests may have been committed just before. */
  #breakOff(transaction: Transaction): void {
    const isDone = transaction._state === 'finished'
    const mayBeCommitted =
      transaction._started && transaction._requests.length === 0 && transaction.mode === 'readwrite'
    if (!isDone && !(mayBeCommitted && this.#random.chance(0.5))) {
      for (const undo of transaction._rollbackLog.reverse()) undo()
    }
    transaction._state = 'finished'
  }
}

/** Connects IndexedDB in Node to the simulated processes and faulty disks. */
export function installDisks(timeline: () => Timeline): void {
  delayImmediates((owner) => (owner ? (diskOf.get(owner)?.delayFor(owner) ?? 0) : 0))
  const prototype = IDBTransaction.prototype as unknown as Transaction
  const start = prototype._start
  const execute = prototype._execRequestAsync
  prototype._start = function (this: Transaction) {
    const place = placeOf.get(this.db)
    if (place) timeline().current = place.life
    start.call(this)
  }
  prototype._execRequestAsync = function (this: Transaction, work) {
    if (this.mode === 'versionchange') return execute.call(this, work)
    const failure = placeOf.get(this.db)?.disk.nextFailure(this.mode) ?? null
    if (failure === null) return execute.call(this, work)
    const operation = () => {
      throw new DOMException('the disk failed', failure)
    }
    return execute.call(this, { ...work, operation })
  }
}
