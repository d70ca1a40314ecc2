import { expect, test } from 'vitest'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { exportFileName, JSON_END, jsonBeginning } from './barra-json.ts'

const head = {
  source: 'device',
  exportedAt: '2026-03-02T18:00:00.000Z',
  account: { name: 'A' },
  profile: null,
} as const

test('what stands around the documents makes a whole of them', () => {
  expect(JSON.parse(`${jsonBeginning(head)}{"folders":[]}${JSON_END}`)).toEqual({
    app: 'barra',
    formatVersion: 1,
    schemaVersion: SCHEMA_VERSION,
    ...head,
    documents: { folders: [] },
  })
  expect(JSON.parse(`${jsonBeginning(head, 3)}{}${JSON_END}`)).toMatchObject({ schemaVersion: 3 })
})

test('files are named by what they hold and by their day', () => {
  const names = (['json', 'sets', 'measurements'] as const).map((kind) => exportFileName(head.exportedAt, kind))
  expect(names).toEqual(['barra-2026-03-02.json', 'barra-sets-2026-03-02.csv', 'barra-measurements-2026-03-02.csv'])
})
