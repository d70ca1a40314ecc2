import {
  NOT_SYNCED,
  type SyncProblem as WorkerProblem,
  type SyncStatus as WorkerStatus,
} from '../../workers/replication.face.ts'

export type SyncProblem = WorkerProblem | 'server-full'

/** What the frame shows, with what else the exchange tells of itself. */
export type SyncStatus = Omit<WorkerStatus, 'problem'> & {
  readonly problem: SyncProblem | null
  /** Which way documents go at the moment, null where none do. */
  readonly direction: 'sending' | 'fetching' | null
  readonly progress: { readonly done: number; readonly total: number } | null
  /** This device has at some time pulled everything that the account has. */
  readonly hasPulled: boolean
  readonly pulledThisStart: boolean
  /** The server's clock at its latest answer. */
  readonly serverTimeMs: number | null
  /** Whether `waiting` and `refused` count all there is: not before everything was looked through. */
  readonly counted: boolean
}

/** Nothing is known of an exchange. */
export const UNKNOWN_STATUS: SyncStatus = {
  ...NOT_SYNCED,
  direction: null,
  progress: null,
  hasPulled: false,
  pulledThisStart: false,
  serverTimeMs: null,
  counted: false,
}

/**
 * Whether the outbox proves that the server was given everything. Only together with a successful comparison of both
 * sides may anything be deleted by it.
 */
export function isAllSent({ counted, waiting, refused }: SyncStatus): boolean {
  return counted && waiting + refused === 0
}

/** Fewer documents have gone before anybody has read how many there are. */
const MIN_TOLD = 10

/** How far the exchange is in one direction, where it is worth a word. */
export function shownProgress(
  { direction, progress }: Pick<SyncStatus, 'direction' | 'progress'>,
  asked: 'sending' | 'fetching',
): SyncStatus['progress'] {
  return direction === asked && progress !== null && progress.total >= MIN_TOLD ? progress : null
}
