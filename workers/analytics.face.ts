import type { AnalyticsQuestion } from '#domain/analytics/questions.ts'

/** The collections that figures are made of. */
export const FOLLOWED = ['sessions', 'measurements', 'exercises'] as const
export type FollowedCollection = (typeof FOLLOWED)[number]

/** The Comlink face of the analytics worker. It only reads; nothing that a person enters waits for it. */
export type AnalyticsApi = {
  /** Reads the account, or what is left from last time and what changed since. Rejects where it is not on the device. */
  start(account: string): Promise<void>
  /** Takes in documents that were written, by whichever thread or tab. Resolves when answers follow from them. */
  changed(collection: FollowedCollection, ids: readonly string[]): Promise<void>
  /** The answer that `AnalyticsQuestions` names for the question. Waits for `start`; rejects once the account is lost. */
  ask(question: AnalyticsQuestion): Promise<unknown>
  /** Looks whether what was left from last time was all there is. After `rebuilt`, every question is to be asked again. */
  check(): Promise<'complete' | 'rebuilt'>
  /** Leaves a snapshot for the next start, where there is anything new. */
  save(): Promise<void>
  /** Leaves a snapshot and lets go of the account. */
  stop(): Promise<void>
}
