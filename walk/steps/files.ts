import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IMPORT_PATH } from '#contract/routes.ts'
import { strongFile } from '../../tooling/strong-file.ts'
import type { Family } from './family.ts'

export const files: Family<'file'> = {
  offers: ({ sight, random }) =>
    sight.path.startsWith(IMPORT_PATH) && sight.controls.some(({ field }) => field === 'file')
      ? [{ step: { kind: 'file', weeks: random.int(1, 4) }, weight: 1, habit: 'choose a file' }]
      : [],
  perform: {
    file: async ({ weeks }, { page }) => {
      const field = page.locator('input[type=file]').first()
      if ((await field.count()) === 0) return false
      const folder = mkdtempSync(join(tmpdir(), 'barra-walk-'))
      try {
        const path = join(folder, 'strong.csv')
        writeFileSync(path, strongFile(weeks))
        await field.setInputFiles(path)
      } finally {
        rmSync(folder, { recursive: true })
      }
      return true
    },
  },
}
