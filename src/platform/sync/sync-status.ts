import { NOT_SYNCED, type SyncProblem, type SyncStatus } from '../../../workers/replication.api.ts'

export type { SyncProblem, SyncStatus }

/** Nothing is known about the sync. */
export const UNKNOWN_STATUS: SyncStatus = NOT_SYNCED

/**
 * Whether the outbox proves that everything was sent. Data may be deleted by it only together with a successful
 * comparison of both sides.
 */
export function isAllSent({ counted, waiting, refused }: SyncStatus): boolean {
  return counted && waiting + refused === 0
}

/** Fewer documents are sent faster than anybody can read the number. */
const MIN_TOLD = 10

/** The sync's progress in one direction, if worth displaying. */
export function shownProgress(
  { direction, progress }: Pick<SyncStatus, 'direction' | 'progress'>,
  asked: 'sending' | 'fetching',
): SyncStatus['progress'] {
  return direction === asked && progress !== null && progress.total >= MIN_TOLD ? progress : null
}
