import { contentHash } from '#domain/merge/canonical.ts'

/** What of a file the reserve needs: a sync access handle of the origin private file system. */
export type ReserveFile = {
  getSize(): number
  read(into: Uint8Array, options: { readonly at: number }): number
  write(bytes: Uint8Array, options: { readonly at: number }): number
  flush(): void
}

/**
 * A text that is replaced without taking more room: the file gets its size while there is some, and is written in place
 * from then on, which a full disk and an exhausted quota still allow. There are two slots, so that a kill in the middle
 * of a write leaves the text before it.
 */
const SLOTS = 2
export const SLOT_BYTES = 256 * 1024
const HEAD_BYTES = 64

type Slot = { readonly place: number; readonly sequence: number; readonly text: string }

/** Takes the room that later writes need. Throws where there is none; a file that has it already is left alone. */
export function claimRoom(file: ReserveFile): void {
  const size = file.getSize()
  const missing = SLOTS * SLOT_BYTES - size
  if (missing <= 0) return
  writeAll(file, new Uint8Array(missing), size)
  file.flush()
}

/** The text that was written last and whole; null where there is none. */
export function readReserve(file: ReserveFile): string | null {
  return newestSlot(file)?.text ?? null
}

/** Puts a text in the place of the one before. It is on the disk when this returns; throws where it is not. */
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

function newestSlot(file: ReserveFile): Slot | null {
  const slots = Array.from({ length: SLOTS }, (_, place) => readSlot(file, place)).filter((slot) => slot !== null)
  return slots.toSorted((left, right) => right.sequence - left.sequence)[0] ?? null
}

/** Null for a slot that was never written, or not to its end. */
function readSlot(file: ReserveFile, place: number): Slot | null {
  const head = new TextDecoder().decode(readBytes(file, place * SLOT_BYTES, HEAD_BYTES))
  const [, sequence, length, mark] = /^(\d+) (\d+) ([0-9a-f]{16}) /.exec(head) ?? []
  if (sequence === undefined || length === undefined || Number(length) > SLOT_BYTES - HEAD_BYTES) return null
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    readBytes(file, place * SLOT_BYTES + HEAD_BYTES, Number(length)),
  )
  return markOf(Number(sequence), text) === mark ? { place, sequence: Number(sequence), text } : null
}

/** The sequence counts in: a new head before an old body is no slot. */
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
