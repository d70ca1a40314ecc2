const BOUNDARY = /^multipart\/related\s*;.*\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i
const HEADERS_END = '\r\n\r\n'
/** Larger metadata does not belong to a picture. */
const MAX_METADATA_BYTES = 16 * 1024

export type Upload = { readonly metadata: Readonly<Record<string, unknown>>; readonly bytes: Buffer }

/** JSON metadata, then the raw bytes. Null for anything else, such as a truncated body. */
export function readUpload(contentType: string, body: Buffer): Upload | null {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) return null
  const opening = `--${boundary}\r\n`
  const divider = `\r\n--${boundary}\r\n`
  if (body.indexOf(opening) !== 0) return null
  const end = body.lastIndexOf(`\r\n--${boundary}--`)
  const middle = body.indexOf(divider)
  if (middle < 0 || end < middle + divider.length) return null

  const metadata = contentOf(body.subarray(opening.length, middle))
  const bytes = contentOf(body.subarray(middle + divider.length, end))
  const parsed = metadata && parseRecord(metadata)
  return parsed && bytes && { metadata: parsed, bytes }
}

function contentOf(part: Buffer): Buffer | null {
  const headersEnd = part.indexOf(HEADERS_END)
  return headersEnd < 0 ? null : part.subarray(headersEnd + HEADERS_END.length)
}

function parseRecord(text: Buffer): Readonly<Record<string, unknown>> | null {
  if (text.length > MAX_METADATA_BYTES) return null
  try {
    const value: unknown = JSON.parse(text.toString('utf8'))
    // JSON.parse only makes objects with string keys.
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
