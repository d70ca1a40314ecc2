import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'
export type Compress = (content: string, encoding: Encoding) => Promise<Buffer>

/** All pages in each language and encoding, with room to spare; the oldest is evicted if hosts or drafts vary. */
const MAX_KEPT = 512
/** Small enough at a tenth of the time of the maximum. */
const BROTLI_QUALITY = 9

export type CompressedPages = (name: string, content: string, encoding: Encoding) => Promise<Buffer>

/** Cached by name, which has to change with the content. */
export function createCompressedPages(compress: Compress = compressed, maxKept = MAX_KEPT): CompressedPages {
  const kept = new Map<string, Promise<Buffer>>()
  return (name, content, encoding) => {
    const key = `${encoding} ${name}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = compress(content, encoding)
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
    return made
  }
}

/** Undefined for plain text. */
export function encodingAskedFor(accepted: string | undefined): Encoding | undefined {
  const names = (accepted ?? '')
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim().toLowerCase()))
    .filter(([, quality]) => quality === undefined || !/^q=0(\.0*)?$/.test(quality))
    .map(([name]) => name)
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding))
}

function compressed(content: string, encoding: Encoding): Promise<Buffer> {
  return encoding === 'gzip'
    ? promisify(gzip)(content)
    : promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
}
