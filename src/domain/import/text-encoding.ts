export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

export const SNIFFED_BYTES = 4_096

/** By byte order mark or the positions of zeros; null if it is no text. Invalid UTF-8 is Windows-1252. */
export function sniffEncoding(head: Uint8Array): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  let [even, odd, controls] = [0, 0, 0]
  head.forEach((byte, index) => {
    if (byte === 0 && index % 2 === 0) even += 1
    else if (byte === 0) odd += 1
    else if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) controls += 1
  })
  // Latin letters in UTF-16 have a zero in every other byte.
  if (odd > head.length / 4 && even === 0) return 'utf-16le'
  if (even > head.length / 4 && odd === 0) return 'utf-16be'
  return even + odd > 0 || controls > head.length / 50 ? null : 'utf-8'
}

/** The characters of Windows-1252 for bytes 0x80 to 0x9f, undefined in Latin-1. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Restores `Ã©`: UTF-8 that was read as Latin-1 or Windows-1252. Text that gives no valid UTF-8 stays. */
export function repairMojibake(text: string): string {
  if (!/[ÃÂâ][\u0080-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/.test(text)) return text
  const bytes = Array.from(text, (character) => {
    const windows = WINDOWS.indexOf(character)
    return windows === -1 ? character.charCodeAt(0) : 0x80 + windows
  })
  if (bytes.some((byte) => byte > 0xff)) return text
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes))
  } catch {
    return text
  }
}
