import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IMPORT_PATH, PROFILE_PATH } from '#contract/routes.ts'
import { strongFile } from '../../tooling/strong-file.ts'
import type { Family } from './family.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Exports of other apps. */
const FROM_OTHERS = join(ROOT, 'tests/fixtures/import')
const PICTURE = 'icon-512.png'
const STRONG = /^strong of (\d+) weeks\.csv$/

const importable = [
  ...[1, 2, 3, 4].map((weeks) => `strong of ${weeks} weeks.csv`),
  ...readdirSync(FROM_OTHERS).filter((name) => name.endsWith('.csv')),
]

export const files: Family<'file'> = {
  offers: ({ sight, random }) => {
    if (!sight.controls.some(({ field }) => field === 'file')) return []
    // Elsewhere, a file of another app is one that cannot be read.
    const name = sight.path === PROFILE_PATH ? PICTURE : random.pick(importable)
    const weight = sight.path.startsWith(IMPORT_PATH) || name === PICTURE ? 1 : 0.1
    return [{ step: { kind: 'file', name }, weight, habit: `choose ${name}` }]
  },
  perform: {
    file: async ({ name }, { page }) => {
      const field = page.locator('input[type=file]').first()
      if ((await field.count()) === 0) return false
      const folder = mkdtempSync(join(tmpdir(), 'barra-walk-'))
      try {
        const path = join(folder, name)
        writeFileSync(path, contentOf(name))
        await field.setInputFiles(path)
      } finally {
        rmSync(folder, { recursive: true })
      }
      return true
    },
  },
}

function contentOf(name: string): string | Buffer {
  const weeks = STRONG.exec(name)?.[1]
  if (weeks !== undefined) return strongFile(Number(weeks))
  return readFileSync(name === PICTURE ? join(ROOT, 'public/icons', name) : join(FROM_OTHERS, name))
}
