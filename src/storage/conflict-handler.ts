import type { RxConflictHandler, WithDeleted } from 'rxdb/plugins/core'
import { PREFERENCES_ID } from '#contract/vocabulary.ts'
import { sameVersion } from '#domain/merge/removal.ts'
import { type Mergeable, mergeDocuments } from '#domain/merge/three-way.ts'
import { DEFAULT_PREFERENCES } from './collections/preferences.ts'
import { withoutNotes } from './plain.ts'

/**
 * How replication compares and joins two versions. Equal by content is no conflict, so a lost answer costs nothing; a
 * real conflict is merged by field and by set. Two tombstones are one version, whatever body they carry. Neither may throw: RxDB would skip the document for good.
 */
export const conflictHandler: RxConflictHandler<Mergeable> = {
  isEqual: (left, right) => sameVersion(withoutNotes(left), withoutNotes(right)),
  resolve: async ({ newDocumentState, realMasterState, assumedMasterState }) =>
    mergeDocuments(assumedMasterState ?? commonOrigin(newDocumentState.id), realMasterState, newDocumentState),
}

/** What two devices started from that never met: the one document of preferences is made on each, of the same defaults. */
function commonOrigin(id: string): WithDeleted<Mergeable> | undefined {
  return id === PREFERENCES_ID ? { ...DEFAULT_PREFERENCES, _deleted: false } : undefined
}
