import { uuidV7 } from '#domain/document/identifier.ts'

/** A new id for a document or for something inside one. */
export function newId<Id extends string>(): Id {
  // A brand is a promise about meaning; whoever names the type makes it.
  return uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10))) as Id
}

/** This instant in UTC, as documents hold it. */
export function now(): string {
  return new Date().toISOString()
}
