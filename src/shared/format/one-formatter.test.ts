import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Duplicate formatters diverge: numbers, dates and the current day are formatted in this folder only.

const ROOT = join(import.meta.dirname, '../../..')
const SCREENS = 'src/{app,features,platform,shared}/**/*.{ts,tsx}'

/** Lines outside this folder that a pattern finds. */
function linesWith(pattern: RegExp): readonly string[] {
  const files = globSync(SCREENS, { cwd: ROOT }).filter(
    (name) => !name.includes('.test.') && !name.startsWith('src/shared/format/'),
  )
  expect(files.length).toBeGreaterThan(100)
  return files.flatMap((name) =>
    readFileSync(join(ROOT, name), 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${name}:${index + 1}: ${line.trim()}`] : [])),
  )
}

test('screens make no formatter of their own', () => {
  expect(linesWith(/new Intl\.(?!PluralRules|Segmenter)/)).toEqual([])
})

test("screens do not read the device's day or zone", () => {
  expect(linesWith(/resolvedOptions\(\)\.timeZone|toDateString\(|\.getDate\(\)|\.getFullYear\(\)/)).toEqual([])
})
