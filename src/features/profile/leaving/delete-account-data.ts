import { outboxDatabaseName } from '#contract/outbox.ts'
import { forgetSynced } from '#platform/last-synced.ts'
import { clearDrafts } from '#platform/workout-drafts.ts'
import { deleteDatabase } from '#storage/accounts.ts'

/** Takes everything of an account off this device: its documents, the outbox beside them, and drafts. */
export async function deleteAccountData(account: string): Promise<void> {
  await deleteDatabase(account)
  forgetSynced(account)
  clearDrafts(account)
  // A worker that still holds it lets go when it ends, and then the browser deletes it: nothing waits for that.
  indexedDB.deleteDatabase(outboxDatabaseName(account))
}
