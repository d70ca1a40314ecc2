import { uuidV7 } from '#domain/document/identifier.ts'

export function newId<Id extends string>(): Id {
  // A brand promises a meaning; the caller that names the type makes the promise.
  return uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10))) as Id
}

export function now(): string {
  return new Date().toISOString()
}
