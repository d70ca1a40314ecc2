import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const ROOM = 'src/storage/rxdb/'

const INNER =
  /\b(_docCache|_queryCache|_latestChangeEvent|_ensureEqualQueue|_options|storageInstance|getChangedDocumentsSince)\b/

test('inner fields of RxDB are used in their room alone', () => {
  const files = globSync('{src,workers,sw}/**/*.{ts,tsx}', { cwd: ROOT })
  const sources = files.filter((file) => !file.includes('.test.') && !file.startsWith(ROOM))
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((file) => INNER.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})
