import { promisify } from 'node:util'
import { gzip as gzipInThread } from 'node:zlib'
import type { PushCounts } from '../metrics/metrics.ts'
import { MAX_ACCOUNT_BYTES } from './account-size.ts'
import { type DocumentVersions, SHIPPED_VERSIONS } from './document-versions.ts'
import { type Position, RECORDED_COMMITS, writeHead } from './heads.ts'
import { readsInTurns } from './reads-in-turns.ts'
import type { SyncStore } from './sync-store.ts'

/** Dependencies of push, pull, slices and digest. */
export type SyncSettings = {
  readonly store: SyncStore
  readonly versions: DocumentVersions
  /** Identifies this build of the server. */
  readonly release: string
  readonly now: () => Date
  /** The mark of a new commit: random hex digits. */
  readonly newMark: () => string
  readonly maxAccountBytes: number
  /** Number of a person's latest commits by which heads of devices are recognized. */
  readonly recordedCommits: number
  /** Maximum number of documents in a slice: the newest of a collection come first. */
  readonly sliceRows: { readonly newest: number; readonly others: number }
  /** Compresses a slice, beside the event loop. */
  readonly gzip: (text: string) => Promise<Uint8Array>
  readonly onPush: (counts: PushCounts) => void
}

/** The newest are enough for the first screens: they are complete before the years behind them have arrived. */
const SLICE_ROWS = { newest: 40, others: 200 }

export type SyncOptions = Pick<SyncSettings, 'store' | 'release'> & Partial<SyncSettings>

export function withDefaults(options: SyncOptions): SyncSettings {
  const { release, versions = SHIPPED_VERSIONS, maxAccountBytes = MAX_ACCOUNT_BYTES } = options
  const { now = () => new Date(), newMark = randomMark, recordedCommits = RECORDED_COMMITS } = options
  const store = readsInTurns(options.store)
  const { gzip = promisify(gzipInThread), sliceRows = SLICE_ROWS, onPush = () => undefined } = options
  return { store, release, versions, maxAccountBytes, recordedCommits, now, newMark, gzip, sliceRows, onPush }
}

/** The start of a random UUID: Node draws those from a store of random bytes, others with a call of the system each. */
function randomMark(): string {
  return crypto.randomUUID().slice(0, 8)
}

/** The common fields of responses. */
export function serverFacts({ release, now }: SyncSettings, position: Position) {
  return { head: writeHead(position), release, time: now().toISOString() }
}
