import { NOT_SYNCED, type SyncProblem, type SyncStatus } from '../../../workers/replication.face.ts'

export type { SyncProblem, SyncStatus }

/** Nothing is known of an exchange. */
export const UNKNOWN_STATUS: SyncStatus = NOT_SYNCED

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
