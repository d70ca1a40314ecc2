import { SCHEMA_VERSION } from '#contract/vocabulary.ts'

/** Raised when an older Barra could no longer read a newer file. */
export const BARRA_JSON_VERSION = 1

export type BarraJsonHead = {
  readonly source: 'device' | 'server'
  /** An instant. */
  readonly exportedAt: string
  readonly account: unknown
  readonly profile: unknown
}

export function jsonBeginning(head: BarraJsonHead, schemaVersion: number = SCHEMA_VERSION): string {
  const whole = { app: 'barra', formatVersion: BARRA_JSON_VERSION, schemaVersion, ...head }
  return `${JSON.stringify(whole).slice(0, -1)},\n"documents": `
}

export const JSON_END = '}\n'

/** File name such as `barra-2026-03-02.json`, to sort well in a downloads folder. */
export function exportFileName(exportedAt: string, kind: 'json' | 'sets' | 'measurements'): string {
  const day = exportedAt.slice(0, 10)
  return kind === 'json' ? `barra-${day}.json` : `barra-${kind}-${day}.csv`
}
