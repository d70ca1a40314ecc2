import type { AnalyticsSummary } from '#contract/analytics-summary.ts'
import type { SessionId } from '#contract/id.ts'
import { MAX_PULL_ROWS } from '#contract/limits.ts'
import type { Session } from '#contract/session.ts'
import { trainingSummary } from '#domain/analytics/summary.ts'
import { TrainingIndex } from '#domain/analytics/training-index.ts'
import type { DatabaseConnection } from '../database/connection.ts'
import { asStorage } from '../database/transaction.ts'
import { documentsAfter } from '../stores/documents.ts'
import type { DocumentVersions } from '../sync/document-versions.ts'
import { toWire } from '../sync/to-wire.ts'

/** All training that the server has of a person. It is read page by page; what is written meanwhile may be in it or not. */
export function summarizeTraining(
  { kysely }: DatabaseConnection,
  versions: DocumentVersions,
  userId: string,
): Promise<AnalyticsSummary> {
  const shelf = { userId, collection: 'sessions' } as const
  return asStorage(async () => {
    const training = new TrainingIndex()
    for (let after = 0, isLast = false; !isLast; ) {
      const page = await documentsAfter(kysely, shelf, { after, upTo: Number.MAX_SAFE_INTEGER }, MAX_PULL_ROWS)
      for (const stored of page.documents) {
        // The schemas have let nothing else through. One that was read before and written meanwhile comes again.
        if (stored.deleted) training.delete(stored.id as SessionId)
        else training.put(toWire(versions, 'sessions', stored) as unknown as Session)
        after = stored.seq
      }
      isLast = page.isLast
    }
    return trainingSummary(training)
  })
}
