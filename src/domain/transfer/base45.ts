/** The characters that a QR code packs into 5.5 bits each, by value. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'
const VALUES = new Map([...ALPHABET].map((character, value) => [character, value]))
const BASE = 45
const BYTE = 256

/** Encodes bytes as text that a QR code stores almost as compactly. Source: RFC 9285. */
export function encodeBase45(bytes: Uint8Array): string {
  let text = ''
  for (let index = 0; index < bytes.length; index += 2) {
    const [first = 0, second] = [bytes[index], bytes[index + 1]]
    text += second === undefined ? digits(first, 2) : digits(first * BYTE + second, 3)
  }
  return text
}

/** Decodes the bytes; null if `encodeBase45` did not write the text. */
export function decodeBase45(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 3 === 1) return null
  const bytes: number[] = []
  for (let index = 0; index < text.length; index += 3) {
    const group = text.slice(index, index + 3)
    const value = numberOf(group)
    if (value === null || value >= BYTE ** (group.length - 1)) return null
    if (group.length === 3) bytes.push(Math.floor(value / BYTE))
    bytes.push(value % BYTE)
  }
  return new Uint8Array(bytes)
}

/** Least significant first, as in the RFC. */
function digits(value: number, count: number): string {
  let text = ''
  for (let rest = value, left = count; left > 0; left--) {
    text += ALPHABET.charAt(rest % BASE)
    rest = Math.floor(rest / BASE)
  }
  return text
}

function numberOf(group: string): number | null {
  let value = 0
  for (const character of [...group].toReversed()) {
    const digit = VALUES.get(character)
    if (digit === undefined) return null
    value = value * BASE + digit
  }
  return value
}
