/** How many days something can be taken out of the bin, at the least. */
export const BIN_DAYS = 30
const BIN_MS = BIN_DAYS * 86_400_000

/** The instant since which what was thrown away is kept. */
export function binKeptSince(nowMs: number): string {
  return new Date(nowMs - BIN_MS).toISOString()
}

/** What two clocks that nobody can trust say of one moment: this device's and the server's, in milliseconds since 1970. */
export type Clocks = { readonly deviceMs: number; readonly serverMs: number }

/** Something in the bin. `key` tells it from everything else, `binnedAt` is when it was put there, by whichever device's clock. */
export type Binned = { readonly key: string; readonly binnedAt: string }

/** When this device first saw something in the bin, put there at `binnedAt`. */
export type Sighting = Clocks & { readonly binnedAt: string }
export type Sightings = ReadonlyMap<string, Sighting>

/**
 * Decides what of the bin is deleted for good. `sightings` is what this device noted before; the answer's are to be noted
 * instead, and speak of nothing but what is still in the bin.
 *
 * Something expires after 30 days in the bin as measured by each clock by itself: by the device's and by the server's since
 * this device first saw it there, and by the server's since it says it was put there. One clock that is wrong, by however
 * much and whichever way, empties nothing.
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

/** A note of another stay in the bin says nothing of this one, and a note of the future was made by a wrong clock. */
function sightingOf({ binnedAt }: Binned, noted: Sighting | undefined, clocks: Clocks): Sighting {
  const holds =
    noted !== undefined &&
    noted.binnedAt === binnedAt &&
    noted.deviceMs <= clocks.deviceMs &&
    noted.serverMs <= clocks.serverMs
  return holds ? noted : { binnedAt, ...clocks }
}
