import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { conform } from './conformance/conformance.ts'
import { readSpecification } from './conformance/specification.ts'

// npm run conformance [-- --write]: lists in docs/CONFORMANCE.md which tests prove which line of docs/SPECIFICATION.md.

const HEAD = `# Conformance

Which tests prove which line of the [specification](SPECIFICATION.md). Made by \`npm run conformance -- --write\` of the
comments in the tests; nothing is written here by hand. A proof reads \`path › title › case\`, the title as it stands in
the file.

`
const TESTS = '{src,server,workers,sw,tests,e2e,scripts,bench,faults,simulate}/**/*.{test,spec}.{ts,tsx}'
const root = join(import.meta.dirname, '..')
const table = join(root, 'docs/CONFORMANCE.md')

// Its own tests contain sample comments.
const paths = globSync(TESTS, { cwd: root, exclude: ['scripts/conformance/**'] }).toSorted()
const files = paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
const sections = readSpecification(readFileSync(join(root, 'docs/SPECIFICATION.md'), 'utf8'))
const conformance = conform(sections, files)
const markdown = `${HEAD}${conformance.table.trimEnd()}\n`

if (process.argv.includes('--write')) writeFileSync(table, markdown)
const isWritten = readFileSync(table, 'utf8') === markdown
const faults = [
  ...conformance.faults,
  ...(isWritten ? [] : ['docs/CONFORMANCE.md is not of these tests: run npm run conformance -- --write']),
]
for (const fault of faults) console.error(fault)
console.info(`${sections.flatMap(({ lines }) => lines).length} lines, ${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
