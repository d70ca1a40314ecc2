import { followTransactions } from './open-transactions.ts'
import { isStorageStuck, type StorageAnswer } from './stuck-storage.ts'

/** Tells the page while reads and writes of this worker get no answer. Call once, before anything opens a database. */
export function followWorkerLife(): void {
  followTransactions()
  isStorageStuck.subscribe(() => self.postMessage({ isStorageStuck: isStorageStuck.current() } satisfies StorageAnswer))
}
