import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

type Step = {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** The step without whose success this one says nothing. */
  readonly needs?: string
}

const npm = (script: string): Step['command'] => ['npm', 'run', '--silent', script]
const program = (path: string): Step['command'] => [process.execPath, path]

// Everything that `.ci/run` runs, cheapest first. A step that fails does not hide what the next one would say.
const steps: readonly Step[] = [
  { name: 'types', command: npm('types') },
  { name: 'lint', command: npm('lint') },
  { name: 'arrows', command: npm('arrows') },
  { name: 'dead code', command: npm('dead') },
  { name: 'conformance', command: npm('conformance') },
  { name: 'unit', command: npm('test:unit') },
  { name: 'PostgreSQL is there', command: program('scripts/install-postgresql.ts') },
  { name: 'integration', command: npm('test:integration'), needs: 'PostgreSQL is there' },
  { name: 'Chromium is there', command: program('scripts/install-chromium.ts') },
  { name: 'storage in Chromium', command: npm('test:browser'), needs: 'Chromium is there' },
  { name: 'build', command: npm('build') },
  { name: 'size', command: npm('size'), needs: 'build' },
  { name: 'end to end', command: npm('test:e2e'), needs: 'build' },
]

// Every server of a test, and every tool, compiles the same modules at its start.
const env = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled'), ...process.env }

const failed = new Set<string>()
const summary = steps.map((step) => {
  if (step.needs !== undefined && failed.has(step.needs)) return skip(step)
  console.info(`\n── ${step.name} ──`)
  const startedAt = performance.now()
  const [command, ...parameters] = step.command
  const { status } = spawnSync(command, parameters, { env, stdio: 'inherit' })
  if (status !== 0) failed.add(step.name)
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
  return `${status === 0 ? 'passed ' : 'FAILED '} ${seconds.padStart(7)} s  ${step.name}`
})

console.info(['', ...summary, '', `${steps.length - failed.size} passed, ${failed.size} failed`].join('\n'))
process.exit(failed.size === 0 ? 0 : 1)

function skip({ name, needs }: Step): string {
  failed.add(name)
  return `skipped            ${name}: ${needs} failed`
}
