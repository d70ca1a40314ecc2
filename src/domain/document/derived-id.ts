import { contentHash } from '../merge/canonical.ts'

/**
 * An id derived from words, so that a repeated import creates nothing twice: a UUIDv8 (RFC 9562, section 5.8) whose
 * first 48 bits are `milliseconds`, so that it sorts by time as all other ids do.
 */
export function derivedId(milliseconds: number, ...words: readonly string[]): string {
  const time = Math.max(0, Math.trunc(milliseconds)).toString(16).padStart(12, '0').slice(-12)
  const hash = contentHash(words) + contentHash([...words, 'second half'])
  return `${time.slice(0, 8)}-${time.slice(8)}-8${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`
}

/** As `derivedId`, from another id; sorts by that id's time. */
export function derivedFromId(id: string, ...words: readonly string[]): string {
  const milliseconds = Number.parseInt(id.replace('-', '').slice(0, 12), 16)
  return derivedId(Number.isNaN(milliseconds) ? 0 : milliseconds, ...words)
}
