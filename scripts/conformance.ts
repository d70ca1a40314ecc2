import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkTable } from './conformance/check-table.ts'

const TABLE = 'docs/CONFORMANCE.md'
const root = join(import.meta.dirname, '..')

const { rows, faults } = checkTable(readFileSync(join(root, TABLE), 'utf8'), readFile)
for (const fault of faults) console.error(`${TABLE}, ${fault}`)
console.info(`${rows} requirements, ${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)

function readFile(path: string): string | undefined {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return undefined
  }
}
