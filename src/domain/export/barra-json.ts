import { SCHEMA_VERSION } from '#contract/vocabulary.ts'

/** The layout of our JSON file. It grows when an older Barra could not read a newer file any more. */
export const BARRA_JSON_VERSION = 1

/** What stands before the documents: who made the file, when, and about whom. */
export type BarraJsonHead = {
  readonly source: 'device' | 'server'
  /** An instant. */
  readonly exportedAt: string
  readonly account: unknown
  readonly profile: unknown
}

/** The beginning of the file, up to where the object of the documents begins. `schemaVersion`: of the documents' shapes. */
export function jsonBeginning(head: BarraJsonHead, schemaVersion: number = SCHEMA_VERSION): string {
  const whole = { app: 'barra', formatVersion: BARRA_JSON_VERSION, schemaVersion, ...head }
  return `${JSON.stringify(whole).slice(0, -1)},\n"documents": `
}

/** The end of the file, behind the documents. */
export const JSON_END = '}\n'

/** `barra-2026-03-02.json`: where to find it in a folder of downloads. */
export function exportFileName(exportedAt: string, kind: 'json' | 'sets' | 'measurements'): string {
  const day = exportedAt.slice(0, 10)
  return kind === 'json' ? `barra-${day}.json` : `barra-${kind}-${day}.csv`
}
