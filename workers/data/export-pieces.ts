import type { Session } from '#contract/session.ts'
import { MEASUREMENTS_HEADER, measurementRow, SETS_HEADER, sessionRows } from '#domain/export/barra-csv.ts'
import { JSON_END, jsonBeginning } from '#domain/export/barra-json.ts'
import type { Database } from '#storage/documents.ts'
import { documentsAsJson, pagesOf } from '#storage/export-documents.ts'
import type { ExportRequest } from '../data.api.ts'

/** The text of a file in chunks: ten years are never in memory at once. Rejects with StorageError. */
export function exportPieces(db: Database, request: ExportRequest): AsyncGenerator<string> {
  switch (request.kind) {
    case 'json':
      return jsonPieces(db, request)
    case 'sets':
      return setsPieces(db)
    case 'measurements':
      return measurementPieces(db)
  }
}

async function* jsonPieces(
  db: Database,
  { exportedAt, account, profile }: Pick<ExportRequest, 'exportedAt' | 'account' | 'profile'>,
): AsyncGenerator<string> {
  yield jsonBeginning({ source: 'device', exportedAt, account, profile })
  yield* documentsAsJson(db)
  yield JSON_END
}

async function* setsPieces(db: Database): AsyncGenerator<string> {
  const isOver = ({ binnedAt, status }: Session) => binnedAt === '' && status !== 'active'
  yield SETS_HEADER
  for await (const page of pagesOf(db, 'sessions')) yield page.filter(isOver).map(sessionRows).join('')
}

async function* measurementPieces(db: Database): AsyncGenerator<string> {
  yield MEASUREMENTS_HEADER
  for await (const page of pagesOf(db, 'measurements')) {
    yield page
      .filter(({ binnedAt }) => binnedAt === '')
      .map(measurementRow)
      .join('')
  }
}

type Sink = { write(text: string): Promise<void>; close(): Promise<void>; abort(): Promise<void> }

/** Writes the chunks to the chosen file, or collects them in a Blob, which the browser keeps on disk. */
export async function collect(pieces: AsyncIterable<string>, sink: Sink | null, type: string): Promise<Blob | null> {
  const parts: Blob[] = []
  try {
    for await (const piece of pieces) {
      if (sink) await sink.write(piece)
      else parts.push(new Blob([piece]))
    }
    await sink?.close()
  } catch (cause) {
    await sink?.abort().catch(() => undefined)
    throw cause
  }
  return sink ? null : new Blob(parts, { type })
}
