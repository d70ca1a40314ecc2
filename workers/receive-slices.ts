import type { Packed } from '#contract/packed-slices.ts'
import type { PullSlice } from '#contract/sync.ts'
import type { ArrivedSlice } from './sync-http.ts'

export type UnpackedSlice = { readonly slice: PullSlice; readonly packed: Packed }

/** As many as three slices hold. The others wait packed: an unpacked slice is ten times as large. */
const UNPACKED_DOCUMENTS = 600

/**
 * Takes slices in order while more of them arrive, all together that were unpacked while the ones before were taken.
 * Rejects with the first failure of unpacking or taking, else with that of receiving.
 */
export async function receiveSlices(
  receive: (arrived: (slice: ArrivedSlice) => void) => Promise<void>,
  take: (slices: readonly UnpackedSlice[]) => Promise<void>,
): Promise<void> {
  const ready: UnpackedSlice[] = []
  let unpacked: Promise<void> = Promise.resolve()
  let taken: Promise<void> = Promise.resolve()
  /** Settles once what is ready is being taken. */
  let begun: Promise<void> = taken

  const takeReady = () => {
    const before = taken
    if (ready.length === 1) begun = before
    taken = before.then(async () => {
      const slices = ready.splice(0)
      if (slices.length > 0) await take(slices)
    })
    // Handled at the end.
    taken.catch(() => undefined)
  }
  const received = receive(({ packed, read }) => {
    unpacked = unpacked.then(async () => {
      if (countDocuments(ready) >= UNPACKED_DOCUMENTS) await begun
      ready.push({ slice: await read(), packed })
      takeReady()
    })
    unpacked.catch(() => undefined)
  })
  await received.catch(() => undefined)
  const failure = await unpacked.then(
    () => undefined,
    (cause: unknown) => ({ cause }),
  )
  await taken
  if (failure) throw failure.cause
  await received
}

function countDocuments(slices: readonly UnpackedSlice[]): number {
  return slices.reduce((count, { slice }) => count + slice.documents.length, 0)
}
