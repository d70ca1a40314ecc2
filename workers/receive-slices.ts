import type { Packed } from '#contract/packed-slices.ts'
import type { PullSlice } from '#contract/sync.ts'
import type { ArrivedSlice } from './sync-http.ts'

/**
 * Takes slices in order while more of them arrive, each unpacked while the one before is taken: what waits for the disk
 * waits packed. Rejects with the first failure of taking, else with that of receiving.
 */
export async function receiveSlices(
  receive: (arrived: (slice: ArrivedSlice) => void) => Promise<void>,
  take: (slice: PullSlice, packed: Packed) => Promise<void>,
): Promise<void> {
  let begun: Promise<unknown> = Promise.resolve()
  let taken: Promise<void> = Promise.resolve()
  const received = receive(({ packed, read }) => {
    const before = taken
    const unpacked = begun.then(read)
    begun = Promise.all([unpacked, before])
    taken = begun.then(async () => take(await unpacked, packed))
    // Handled at the end.
    taken.catch(() => undefined)
  })
  await received.catch(() => undefined)
  await taken
  await received
}
