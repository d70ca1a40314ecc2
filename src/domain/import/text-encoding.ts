/** How the bytes of a file become text. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** So many bytes of the start of a file say enough. */
export const SNIFFED_BYTES = 4_096

/**
 * What the first bytes of a file tell: its byte order mark, or where its zeros stand. Null where it is no text. What is
 * taken for UTF-8 may turn out not to be further on: then it is Windows-1252.
 */
export function sniffEncoding(head: Uint8Array): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  let controls = 0
  for (let index = 0; index < head.length; index++) {
    const byte = head[index] ?? 0
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
    else if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) controls += 1
  }
  const [even = 0, odd = 0] = zeros
  // Half of the bytes of Latin letters in UTF-16 are zeros, all on one side.
  if (odd > head.length / 4 && even === 0) return 'utf-16le'
  if (even > head.length / 4 && odd === 0) return 'utf-16be'
  return even + odd > 0 || controls > head.length / 50 ? null : 'utf-8'
}

/** What the 32 characters that Windows puts into the gap of Latin-1 are bytes of. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/**
 * Text that was UTF-8 and was read as Latin-1 or Windows-1252 on its way (`Ã©`) becomes what it was. What would not get
 * better by it stays.
 */
export function repairMojibake(text: string): string {
  if (!/[ÃÂâ][\u0080-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/.test(text)) return text
  const bytes = new Uint8Array(text.length)
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index)
    const code = text.charCodeAt(index)
    const windows = WINDOWS.indexOf(character)
    const byte = code < 256 ? code : windows === -1 ? -1 : 0x80 + windows
    if (byte === -1) return text
    bytes[index] = byte
  }
  const repaired = decodeUtf8(bytes)
  return repaired !== null && count(repaired, 'Ã') < count(text, 'Ã') + count(text, 'â') + count(text, 'Â')
    ? repaired
    : text
}

function count(text: string, character: string): number {
  return text.split(character).length - 1
}

/** Null where the bytes are no UTF-8. */
function decodeUtf8(bytes: Uint8Array): string | null {
  let text = ''
  for (let index = 0; index < bytes.length; ) {
    const first = bytes[index] ?? 0
    const length = first < 0x80 ? 1 : first >> 5 === 6 ? 2 : first >> 4 === 14 ? 3 : first >> 3 === 30 ? 4 : 0
    if (length === 0 || index + length > bytes.length) return null
    let code = length === 1 ? first : first & (0xff >> (length + 1))
    for (let next = 1; next < length; next++) {
      const byte = bytes[index + next] ?? 0
      if (byte >> 6 !== 2) return null
      code = (code << 6) | (byte & 0x3f)
    }
    if (code > 0x10ffff) return null
    text += String.fromCodePoint(code)
    index += length
  }
  return text
}
