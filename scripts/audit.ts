import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judge, readExceptions, type Verdict } from './audit/exceptions.ts'
import { readReport } from './audit/report.ts'

// npm run audit: known weaknesses of the packages that ship or run, as the registry knows them. Exits with 1 for one
// that is not in the list of exceptions (scripts/audit/exceptions.json, or a given file). Without an answer of the
// registry it says so and passes, but for CI_AUDIT=required.

const MEGABYTE = 1_048_576
const PATIENCE_MS = 60_000

const { CI_AUDIT } = process.env
const file = process.argv[2] ?? join(import.meta.dirname, 'audit/exceptions.json')
const listed = readExceptions(readFileSync(file, 'utf8'))
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--package-lock-only', '--json'], {
  cwd: join(import.meta.dirname, '..'),
  encoding: 'utf8',
  maxBuffer: 64 * MEGABYTE,
  timeout: PATIENCE_MS,
})
const report = readReport(stdout ?? '')
if (report.kind === 'no answer') {
  const isRequired = CI_AUDIT === 'required'
  console.info(
    `The registry gave no advisories (${report.reason}): ${isRequired ? 'CI_AUDIT=required asks for them.' : 'nothing was checked.'}`,
  )
  process.exitCode = isRequired ? 1 : 0
} else {
  const verdict = judge(report.advisories, listed, new Date().toISOString().slice(0, 10))
  tell(verdict)
  process.exitCode = verdict.open.length === 0 ? 0 : 1
}

function tell({ open, excepted, needless }: Verdict): void {
  for (const { advisory, ended } of open) {
    const { id, package: name, severity, title, url } = advisory
    console.error(`✗ ${name}  ${severity}  ${id}  ${title}  ${url}`)
    if (ended) console.error(`  its exception ended on ${ended.until}: ${ended.reason}`)
  }
  for (const { advisory, exception } of excepted) {
    console.info(`${advisory.package}  ${advisory.id}  excepted until ${exception.until}: ${exception.reason}`)
  }
  for (const one of needless) console.info(`${one.package}  ${one.advisory}  needs no exception any longer`)
  console.info(`${open.length} open, ${excepted.length} excepted`)
}
