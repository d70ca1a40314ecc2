import { contentHash } from '#domain/merge/canonical.ts'

/** The part of a file's interface used by the reserve: a sync access handle of the origin private file system. */
export type ReserveFile = {
  getSize(): number
  read(into: Uint8Array, options: { readonly at: number }): number
  write(bytes: Uint8Array, options: { readonly at: number }): number
  flush(): void
}

/**
 * The file is allocated early and then written in place, which a full disk and an exhausted quota still allow. There
 * are two slots, so that a kill during a write leaves the previous text.
 */
const SLOTS = 2
export const SLOT_BYTES = 256 * 1024
const HEAD_BYTES = 64

type Slot = { readonly place: number; readonly sequence: number; readonly text: string }

/** Allocates the room for later writes. Throws without room; leaves an allocated file alone. */
export function claimRoom(file: ReserveFile): void {
  const size = file.getSize()
  const missing = SLOTS * SLOT_BYTES - size
  if (missing <= 0) return
  writeAll(file, new Uint8Array(missing), size)
  file.flush()
}

export function readReserve(file: ReserveFile): string | null {
  return newestSlot(file)?.text ?? null
}

/** On disk when this returns; throws otherwise. */
export function writeReserve(file: ReserveFile, text: string): void {
  const newest = newestSlot(file)
  const body = new TextEncoder().encode(text)
  if (body.length > SLOT_BYTES - HEAD_BYTES) throw new Error('larger than the reserve')
  claimRoom(file)
  const slot = new Uint8Array(HEAD_BYTES + body.length)
  const sequence = (newest?.sequence ?? 0) + 1
  const head = `${sequence} ${body.length} ${markOf(sequence, text)} `
  slot.set(new TextEncoder().encode(head))
  slot.set(body, HEAD_BYTES)
  writeAll(file, slot, SLOT_BYTES * (newest?.place === 0 ? 1 : 0))
  file.flush()
}

/**
 * Blanks all but the newest text: earlier ones, and the rest of a longer one in its slot. Reading needs none of it, but
 * whoever has the device could read it. Throws like a write; the newest text is not touched.
 */
export function blankEarlier(file: ReserveFile): void {
  const newest = newestSlot(file)
  const size = file.getSize()
  for (let place = 0; place < SLOTS; place += 1) {
    const start = place * SLOT_BYTES
    const kept = newest?.place === place ? HEAD_BYTES + new TextEncoder().encode(newest.text).length : 0
    const end = Math.min(start + SLOT_BYTES, size)
    if (end > start + kept) writeAll(file, new Uint8Array(end - start - kept), start + kept)
  }
  file.flush()
}

function newestSlot(file: ReserveFile): Slot | null {
  const slots = Array.from({ length: SLOTS }, (_, place) => readSlot(file, place)).filter((slot) => slot !== null)
  return slots.toSorted((left, right) => right.sequence - left.sequence)[0] ?? null
}

/** Null for a slot never written, or written incompletely. */
function readSlot(file: ReserveFile, place: number): Slot | null {
  const head = new TextDecoder().decode(readBytes(file, place * SLOT_BYTES, HEAD_BYTES))
  const [, sequence, length, mark] = /^(\d+) (\d+) ([0-9a-f]{16}) /.exec(head) ?? []
  if (sequence === undefined || length === undefined || Number(length) > SLOT_BYTES - HEAD_BYTES) return null
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    readBytes(file, place * SLOT_BYTES + HEAD_BYTES, Number(length)),
  )
  return markOf(Number(sequence), text) === mark ? { place, sequence: Number(sequence), text } : null
}

/** Includes the sequence: a new head before an old body is invalid. */
function markOf(sequence: number, text: string): string {
  return contentHash([sequence, text])
}

function readBytes(file: ReserveFile, at: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  return bytes.subarray(0, file.read(bytes, { at }))
}

function writeAll(file: ReserveFile, bytes: Uint8Array, at: number): void {
  if (file.write(bytes, { at }) !== bytes.length) throw new Error('written in part only')
}
