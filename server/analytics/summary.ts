import type { AnalyticsSummary } from '#contract/analytics-summary.ts'
import type { SessionId } from '#contract/id.ts'
import { MAX_PULL_ROWS } from '#contract/limits.ts'
import type { Session } from '#contract/session.ts'
import { trainingSummary } from '#domain/analytics/totals.ts'
import { TrainingIndex } from '#domain/analytics/training-index.ts'
import type { DatabaseConnection } from '../database/connection.ts'
import { asStorage } from '../database/transaction.ts'
import { documentsAfter } from '../stores/documents.ts'
import type { DocumentVersions } from '../sync/document-versions.ts'
import { toWire } from '../sync/to-wire.ts'

/** All training of a person on the server. Read page by page; concurrent writes may or may not be included. */
export function summarizeTraining(
  database: DatabaseConnection,
  versions: DocumentVersions,
  userId: string,
): Promise<AnalyticsSummary> {
  const { kysely } = database.of(userId)
  const shelf = { userId, collection: 'sessions' } as const
  return asStorage(async () => {
    const training = new TrainingIndex()
    for (let after = 0, isLast = false; !isLast; ) {
      const page = await documentsAfter(kysely, shelf, { after, upTo: Number.MAX_SAFE_INTEGER }, MAX_PULL_ROWS)
      for (const stored of page.documents) {
        // The schemas accept nothing else. A document written during the reading is repeated.
        if (stored.deleted) training.delete(stored.id as SessionId)
        else training.put(toWire(versions, 'sessions', stored) as unknown as Session)
        after = stored.seq
      }
      isLast = page.isLast
    }
    return trainingSummary(training)
  })
}
