import { MAX_PUSH_ROWS } from './limits.ts'

/** In order. A row too big for any goes alone. */
export function pushBatches<Row>(
  rows: readonly Row[],
  sizeOf: (row: Row) => number,
  mostBytes: number,
): readonly (readonly Row[])[] {
  const batches: Row[][] = []
  let bytes = 0
  for (const row of rows) {
    const size = sizeOf(row)
    const batch = batches.at(-1)
    if (batch && bytes + size <= mostBytes && batch.length < MAX_PUSH_ROWS) {
      batch.push(row)
      bytes += size
    } else {
      batches.push([row])
      bytes = size
    }
  }
  return batches
}

export function jsonBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length
}
