import type { LocalKey } from '#contract/device-registry.ts'
import type { Sighting, Sightings } from '#domain/document/trash.ts'
import { groupBy } from '#domain/group-by.ts'
import { isRecord } from '#domain/is-record.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'

/** If the notes are lost or cannot be stored, the 30 days start over: a missing note never deletes anything. */

/** Items deleted together were mostly seen together, thousands of them after undoing an import: one note for all. */
type Group = Sighting & { readonly keys: readonly string[] }

export function readSightings(account: string): Sightings {
  const groups = groupsIn(safeLocalStorage.readJson(keyOf(account)))
  return new Map(groups.flatMap(({ keys, ...sighting }) => keys.map((key) => [key, sighting] as const)))
}

export function writeSightings(account: string, sightings: Sightings): void {
  if (sightings.size === 0) {
    safeLocalStorage.remove(keyOf(account))
    return
  }
  const groups = groupBy(sightings, ([, { binnedAt, deviceMs, serverMs }]) => `${binnedAt}|${deviceMs}|${serverMs}`)
  const noted = [...groups.values()].flatMap((members): readonly Group[] => {
    const [first] = members
    return first ? [{ ...first[1], keys: members.map(([key]) => key) }] : []
  })
  safeLocalStorage.writeJson(keyOf(account), noted)
}

export function forgetSightings(account: string): void {
  safeLocalStorage.remove(keyOf(account))
}

function groupsIn(note: unknown): readonly Group[] {
  return Array.isArray(note) ? note.filter(isGroup) : []
}

function isGroup(value: unknown): value is Group {
  return (
    isRecord(value) &&
    typeof value['binnedAt'] === 'string' &&
    Number.isFinite(value['deviceMs']) &&
    Number.isFinite(value['serverMs']) &&
    Array.isArray(value['keys'])
  )
}

function keyOf(account: string): LocalKey {
  return `barra.bin.${account}`
}
