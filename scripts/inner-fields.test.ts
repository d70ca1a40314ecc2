import { expect, test } from 'vitest'
import { linesWith, sourceFiles } from '../tests/support/source-files.ts'

const ROOM = 'src/storage/rxdb/'

const INNER =
  /\b(_docCache|_queryCache|_latestChangeEvent|_ensureEqualQueue|_options|storageInstance|getChangedDocumentsSince)\b/

test('inner fields of RxDB are used in their room alone', () => {
  const files = sourceFiles('{src,workers,sw}/**/*.{ts,tsx}').filter(({ name }) => !name.startsWith(ROOM))
  expect(files.length).toBeGreaterThan(500)
  expect(linesWith(INNER, files)).toEqual([])
})
