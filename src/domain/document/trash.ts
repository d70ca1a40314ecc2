export const TRASH_DAYS = 30
const TRASH_MS = TRASH_DAYS * 86_400_000

export function trashKeptSince(nowMs: number): string {
  return new Date(nowMs - TRASH_MS).toISOString()
}

/** Two untrusted readings of one moment: the device's and the server's, in milliseconds since 1970. */
export type Clocks = { readonly deviceMs: number; readonly serverMs: number }

/** An item in the trash. `key` identifies it, `binnedAt` is when it was put there, by any device's clock. */
export type Trashed = { readonly key: string; readonly binnedAt: string }

export type Sighting = Clocks & { readonly binnedAt: string }
export type Sightings = ReadonlyMap<string, Sighting>

/**
 * An item expires after 30 days in the trash as measured by each clock separately: by the device's and the server's
 * since this device first saw it there, and by the server's since its `binnedAt`. A single wrong clock deletes nothing.
 * The returned sightings replace the earlier notes.
 */
export function reviewTrash<Item extends Trashed>(
  items: readonly Item[],
  sightings: Sightings,
  clocks: Clocks,
): { readonly sightings: Sightings; readonly expired: readonly Item[] } {
  const seen = items.map((item) => ({ item, sighting: sightingOf(item, sightings.get(item.key), clocks) }))
  const isExpired = ({ item, sighting }: (typeof seen)[number]) =>
    clocks.deviceMs - sighting.deviceMs >= TRASH_MS &&
    clocks.serverMs - sighting.serverMs >= TRASH_MS &&
    clocks.serverMs - Date.parse(item.binnedAt) >= TRASH_MS
  const [gone, stays] = [seen.filter(isExpired), seen.filter((one) => !isExpired(one))]
  return {
    sightings: new Map(stays.map(({ item, sighting }) => [item.key, sighting])),
    expired: gone.map(({ item }) => item),
  }
}

/** A sighting of an earlier stay in the trash does not count, and one in the future came from a wrong clock. */
function sightingOf({ binnedAt }: Trashed, noted: Sighting | undefined, clocks: Clocks): Sighting {
  const holds =
    noted !== undefined &&
    noted.binnedAt === binnedAt &&
    noted.deviceMs <= clocks.deviceMs &&
    noted.serverMs <= clocks.serverMs
  return holds ? noted : { binnedAt, ...clocks }
}
