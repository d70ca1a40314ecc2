import { expect, test } from 'vitest'
import { exportFile } from './export-file.ts'

async function* pieces(...texts: readonly string[]): AsyncGenerator<string> {
  yield* texts
}

test('the file is one JSON object, however the documents were cut', async () => {
  const account = { uid: 'u', email: 'ana@example.org', name: 'Ana "}"' }
  const head = { exportedAt: '2026-03-02T18:00:00.000Z', account, profile: null }
  const file = await exportFile(head, pieces('{"work', 'outs": [', '{"id":"1"}', ']}'))
  expect(file.type).toBe('application/json')
  expect(JSON.parse(await file.text())).toEqual({
    app: 'barra',
    formatVersion: 1,
    schemaVersion: 0,
    source: 'device',
    ...head,
    documents: { workouts: [{ id: '1' }] },
  })
})
