import { MAX_PUSH_ROWS, PUSH_BATCH_BYTES } from '#contract/limits.ts'
import type { PushRow } from './sync-http.ts'

/** Cuts rows into requests the server takes: by number and by size, in order. A row too big for any stands alone. */
export function pushBatches(rows: readonly PushRow[]): readonly (readonly PushRow[])[] {
  const batches: PushRow[][] = []
  let bytes = 0
  for (const row of rows) {
    const size = new TextEncoder().encode(JSON.stringify(row)).length
    const batch = batches.at(-1)
    if (batch && bytes + size <= PUSH_BATCH_BYTES && batch.length < MAX_PUSH_ROWS) {
      batch.push(row)
      bytes += size
    } else {
      batches.push([row])
      bytes = size
    }
  }
  return batches
}
