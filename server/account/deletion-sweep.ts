import { type Deletion, finishDeletions } from './delete-account.ts'

const NIGHTLY_MS = 86_400_000

/** Now, and once a day. Returns a function that stops it. */
export function startDeletionSweep(deletion: Deletion, onFailure: (cause: unknown) => void): () => Promise<void> {
  const sweep = () => finishDeletions(deletion, onFailure).catch(onFailure)
  let running = sweep()
  const nightly = setInterval(() => {
    running = running.then(sweep)
  }, NIGHTLY_MS).unref()
  return async () => {
    clearInterval(nightly)
    await running
  }
}
