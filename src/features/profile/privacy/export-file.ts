import { JSON_END, jsonBeginning } from '#domain/export/barra-json.ts'
import type { Account } from '#platform/account/account-record.ts'

type ExportHead = { readonly exportedAt: string; readonly account: Account; readonly profile: unknown }

export async function exportFile(head: ExportHead, documents: AsyncIterable<string>): Promise<Blob> {
  // The browser keeps the chunks outside of the page's memory, and on disk if large.
  const pieces: Blob[] = []
  for await (const piece of exportPieces(head, documents)) pieces.push(new Blob([piece]))
  return new Blob(pieces, { type: 'application/json' })
}

async function* exportPieces(head: ExportHead, documents: AsyncIterable<string>): AsyncGenerator<string> {
  yield jsonBeginning({ source: 'device', ...head })
  yield* documents
  yield JSON_END
}
