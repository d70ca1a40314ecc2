import type { AnalyticsQuestion } from '#domain/analytics/questions.ts'

export const FOLLOWED = ['sessions', 'measurements', 'exercises'] as const
export type FollowedCollection = (typeof FOLLOWED)[number]

/** The Comlink interface of the analytics worker. It only reads; no input of a person waits for it. */
export type AnalyticsApi = {
  /** Loads the account from its last snapshot and later changes, or completely. Rejects if it is not on the device. */
  start(account: string): Promise<void>
  /** Indexes written documents, from any thread or tab. Resolves when results include them. */
  changed(collection: FollowedCollection, ids: readonly string[]): Promise<void>
  /** Indexes unreported writes. */
  catchUp(): Promise<void>
  /** The answer to a question, as in `AnalyticsQuestions`. Waits for `start`; rejects once the account is lost. */
  ask(question: AnalyticsQuestion): Promise<unknown>
  /** Verifies that the snapshot was complete. After `rebuilt`, every question has to be asked again. */
  check(): Promise<'complete' | 'rebuilt'>
  /** Stores a snapshot for the next start, if anything changed. */
  save(): Promise<void>
  stop(): Promise<void>
}
