import { createStore } from '../store.ts'

/** Of this thread and of its workers: those that wait. */
const waiting = new Set<object>()

/**
 * Whether a read or write of this page or of one of its workers has had no answer for 15 to 20 s: something else holds
 * the storage.
 */
export const isStorageStuck = createStore(false)

export function setStuck(thread: object, isStuck: boolean): void {
  if (isStuck) waiting.add(thread)
  else waiting.delete(thread)
  isStorageStuck.set(waiting.size > 0)
}

/** A worker's message to the page that started it. */
export type StorageAnswer = { readonly isStorageStuck: boolean }

/** The other messages of a worker are Comlink's. */
export function asStorageAnswer(message: unknown): StorageAnswer | undefined {
  const isAnswer = typeof message === 'object' && message !== null && 'isStorageStuck' in message
  return isAnswer ? { isStorageStuck: message.isStorageStuck === true } : undefined
}
