import { ImportError, type Imported } from '#domain/import/imported.ts'
import { type FileDocument, JsonDocuments } from '#domain/import/json-documents.ts'
import type { ReadingContext } from '#domain/import/table-format.ts'
import { readerFor } from '#domain/import/table-formats.ts'
import { type Encoding, SNIFFED_BYTES, sniffEncoding } from '#domain/import/text-encoding.ts'
import { TableText } from './table-text.ts'

/** More than twenty years of anybody's training. */
export const MAX_FILE_BYTES = 100_000_000
const PIECE_BYTES = 512 * 1024

/** A file's content: another app's table, or our own documents, not yet validated. */
export type ReadFile =
  | { readonly kind: 'table'; readonly imported: Imported }
  | {
      readonly kind: 'json'
      readonly documents: readonly FileDocument[]
      readonly schemaVersion: number
      readonly profile: unknown
    }

export type ReadOptions = ReadingContext & {
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

/** Reads a file in chunks. Rejects with ImportError if it cannot be read at all. */
export async function readFile(file: Blob, options: ReadOptions): Promise<ReadFile> {
  if (file.size === 0) throw new ImportError({ kind: 'empty' })
  if (file.size > MAX_FILE_BYTES) throw new ImportError({ kind: 'too-large', bytes: file.size, most: MAX_FILE_BYTES })
  const head = new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer())
  const encoding = sniffEncoding(head)
  if (encoding === null) throw new ImportError({ kind: 'binary' })
  try {
    return await readAs(encoding, file, head, options)
  } catch (cause) {
    // The decoder's error for invalid UTF-8, however late in the file.
    if (encoding !== 'utf-8' || !(cause instanceof TypeError)) throw cause
    return readAs('windows-1252', file, head, options)
  }
}

function readAs(encoding: Encoding, file: Blob, head: Uint8Array, options: ReadOptions): Promise<ReadFile> {
  const begins = new TextDecoder(encoding).decode(head).trimStart().at(0)
  return begins === '{' || begins === '[' ? readJson(encoding, file, options) : readTable(encoding, file, options)
}

async function readTable(encoding: Encoding, file: Blob, options: ReadOptions): Promise<ReadFile> {
  const table = new TableText((header, line) => readerFor(header, line, options))
  await eachPiece(encoding, file, options, (text) => table.push(text))
  return { kind: 'table', imported: table.end().finish() }
}

async function readJson(encoding: Encoding, file: Blob, options: ReadOptions): Promise<ReadFile> {
  const documents: FileDocument[] = []
  const json = new JsonDocuments((document) => documents.push(document))
  await eachPiece(encoding, file, options, (text) => json.push(text))
  json.end()
  return { kind: 'json', documents, schemaVersion: json.schemaVersion, profile: json.profile }
}

async function eachPiece(
  encoding: Encoding,
  file: Blob,
  { onProgress, signal }: ReadOptions,
  take: (text: string) => void,
): Promise<void> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' })
  const read = (from: number) => file.slice(from, from + PIECE_BYTES).arrayBuffer()
  let next = read(0)
  for (let from = 0; from < file.size; from += PIECE_BYTES) {
    signal?.throwIfAborted()
    const piece = await next
    const isLast = from + PIECE_BYTES >= file.size
    if (!isLast) {
      // Reads ahead while this chunk is parsed. A failure surfaces when the next chunk is awaited.
      next = read(from + PIECE_BYTES)
      next.catch(() => undefined)
    }
    take(decoder.decode(piece, { stream: !isLast }))
    onProgress?.(Math.min(1, (from + PIECE_BYTES) / file.size))
  }
}
