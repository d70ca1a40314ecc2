import type { Account } from '#platform/account.ts'

type ExportHead = { readonly exportedAt: string; readonly account: Account; readonly profile: unknown }

/** The whole export as one JSON file: who it is about, and every document, taken over piece by piece. */
export async function exportFile(head: ExportHead, documents: AsyncIterable<string>): Promise<Blob> {
  // The browser keeps the pieces outside of the page's memory, and on disk where they grow large.
  const pieces: Blob[] = []
  for await (const piece of exportPieces(head, documents)) pieces.push(new Blob([piece]))
  return new Blob(pieces, { type: 'application/json' })
}

async function* exportPieces(head: ExportHead, documents: AsyncIterable<string>): AsyncGenerator<string> {
  const { exportedAt, account, profile } = head
  yield `${JSON.stringify({ app: 'barra', source: 'device', exportedAt, account, profile }).slice(0, -1)},\n"documents": `
  yield* documents
  yield '}\n'
}

/** `barra-2026-03-02.json`: where to find it in a folder of downloads. */
export function exportFileName(exportedAt: string): string {
  return `barra-${exportedAt.slice(0, 10)}.json`
}
