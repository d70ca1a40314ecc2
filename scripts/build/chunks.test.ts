import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chunkGroups } from './chunks.ts'

const ROOT = join(import.meta.dirname, '../..')

test('every file that a chunk is made for is there', () => {
  expect(() => chunkGroups(ROOT)).not.toThrow()
})

test('a chunk that holds a file which was renamed is refused by name', () => {
  const chunks = [{ name: 'app', holds: ['src/app/main.tsx', 'src/app/gone.ts'] }]
  expect(() => chunkGroups(ROOT, chunks)).toThrow("chunk 'app' holds src/app/gone.ts, which is not there")
})

test('what a chunk leaves is no part of it', () => {
  const [rules] = chunkGroups(ROOT, [
    { name: 'rules', holds: ['src/domain/session/'], leaves: ['src/domain/session/start-session.ts'] },
  ])
  expect(rules?.test(join(ROOT, 'src/domain/session/sets.ts'))).toBe(true)
  expect(rules?.test(join(ROOT, 'src/domain/session/start-session.ts'))).toBe(false)
})
