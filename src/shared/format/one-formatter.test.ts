import { expect, test } from 'vitest'
import { linesWith, sourceFiles } from '../../../tests/support/source-files.ts'

// Duplicate formatters diverge: numbers, dates and the current day are formatted in this folder only.

/** Lines outside this folder that a pattern finds. */
function linesElsewhere(pattern: RegExp): readonly string[] {
  const files = sourceFiles('src/{app,features,platform,shared}/**/*.{ts,tsx}').filter(
    ({ name }) => !name.startsWith('src/shared/format/'),
  )
  expect(files.length).toBeGreaterThan(100)
  return linesWith(pattern, files)
}

test('screens make no formatter of their own', () => {
  expect(linesElsewhere(/new Intl\.(?!PluralRules|Segmenter)/)).toEqual([])
})

test("screens do not read the device's day or zone", () => {
  expect(linesElsewhere(/resolvedOptions\(\)\.timeZone|toDateString\(|\.getDate\(\)|\.getFullYear\(\)/)).toEqual([])
})
