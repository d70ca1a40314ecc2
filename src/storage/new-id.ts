import { uuidV7 } from '#domain/document/identifier.ts'

/** A new id for a document or a part of one. */
export function newId<Id extends string>(): Id {
  // A brand promises a meaning; the caller that names the type makes the promise.
  return uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10))) as Id
}

/** The current UTC instant, as in documents. */
export function now(): string {
  return new Date().toISOString()
}
