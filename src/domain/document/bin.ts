/** Minimum number of days that the bin keeps something. */
export const BIN_DAYS = 30
const BIN_MS = BIN_DAYS * 86_400_000

/** The instant from which deleted items are still kept. */
export function binKeptSince(nowMs: number): string {
  return new Date(nowMs - BIN_MS).toISOString()
}

/** Two untrusted readings of one moment: the device's and the server's, in milliseconds since 1970. */
export type Clocks = { readonly deviceMs: number; readonly serverMs: number }

/** An item in the bin. `key` identifies it, `binnedAt` is when it was put there, by any device's clock. */
export type Binned = { readonly key: string; readonly binnedAt: string }

/** When this device first saw an item in the bin, put there at `binnedAt`. */
export type Sighting = Clocks & { readonly binnedAt: string }
export type Sightings = ReadonlyMap<string, Sighting>

/**
 * Decides which items of the bin are deleted for good. `sightings` are this device's earlier notes; the returned ones
 * replace them and only cover items still in the bin.
 *
 * An item expires after 30 days in the bin as measured by each clock separately: by the device's and the server's since
 * this device first saw it there, and by the server's since its `binnedAt`. A single wrong clock, in either direction,
 * deletes nothing.
 */
export function reviewBin<Item extends Binned>(
  items: readonly Item[],
  sightings: Sightings,
  clocks: Clocks,
): { readonly sightings: Sightings; readonly expired: readonly Item[] } {
  const seen = items.map((item) => ({ item, sighting: sightingOf(item, sightings.get(item.key), clocks) }))
  const isExpired = ({ item, sighting }: (typeof seen)[number]) =>
    clocks.deviceMs - sighting.deviceMs >= BIN_MS &&
    clocks.serverMs - sighting.serverMs >= BIN_MS &&
    clocks.serverMs - Date.parse(item.binnedAt) >= BIN_MS
  const [gone, stays] = [seen.filter(isExpired), seen.filter((one) => !isExpired(one))]
  return {
    sightings: new Map(stays.map(({ item, sighting }) => [item.key, sighting])),
    expired: gone.map(({ item }) => item),
  }
}

/** A sighting of an earlier stay in the bin does not count, and one in the future came from a wrong clock. */
function sightingOf({ binnedAt }: Binned, noted: Sighting | undefined, clocks: Clocks): Sighting {
  const holds =
    noted !== undefined &&
    noted.binnedAt === binnedAt &&
    noted.deviceMs <= clocks.deviceMs &&
    noted.serverMs <= clocks.serverMs
  return holds ? noted : { binnedAt, ...clocks }
}
