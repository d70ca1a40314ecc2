import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { failureLines } from './test/failure-lines.ts'

type Step = {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** The step whose success is required. */
  readonly needs?: string
}

const npm = (script: string, ...parameters: string[]): Step['command'] => [
  'npm',
  'run',
  '--silent',
  script,
  ...parameters,
]
const program = (path: string): Step['command'] => [process.execPath, path]

/** Steps that run one after the other. */
type Lane = readonly Step[]

// Nothing else installs packages meanwhile.
const installs: Lane = [
  { name: 'PostgreSQL is there', command: program('scripts/install-postgresql.ts') },
  { name: 'Chromium is there', command: program('scripts/install-chromium.ts') },
  // Without it the pictures of screens are skipped.
  { name: 'the font of phones', command: program('scripts/install-phone-font.ts') },
  { name: 'Firefox and WebKit are there', command: program('scripts/install-engines.ts') },
]

// All steps of `.ci/run`, cheapest first. The steps of a row run in parallel: each uses one core, or is short. A failed
// step does not hide later ones.
const rows: readonly (readonly (Step | Lane)[])[] = [
  [
    installs,
    { name: 'types', command: npm('types') },
    { name: 'lint', command: npm('lint') },
    { name: 'arrows', command: npm('arrows') },
    { name: 'dead code', command: npm('dead') },
    { name: 'known weaknesses', command: npm('audit') },
    { name: 'conformance', command: npm('conformance') },
    // New stories every time: the seed is printed, and a failing one is a finding.
    { name: 'simulated lives', command: npm('simulate', '--', '--seconds', '60', '--lanes', '1') },
  ],
  [{ name: 'unit', command: npm('test:unit') }],
  [
    { name: 'integration', command: npm('test:integration'), needs: 'PostgreSQL is there' },
    { name: 'storage and styles in Chromium', command: npm('test:browser'), needs: 'Chromium is there' },
  ],
  [{ name: 'build', command: npm('build') }],
  [
    { name: 'size', command: npm('size'), needs: 'build' },
    { name: 'oldest browsers', command: npm('browsers'), needs: 'build' },
  ],
  [
    {
      name: 'Firefox and WebKit',
      command: npm('test:engines', '--', '--short'),
      needs: 'Firefox and WebKit are there',
    },
  ],
  [{ name: 'end to end', command: npm('test:e2e'), needs: 'build' }],
]

// Every test server and tool compiles the same modules at startup.
const env = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled'),
  // The journeys take the build of the step before them.
  DIST_DIR: 'dist',
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
  ...process.env,
}

const failed = new Map<string, string>()
const summary: string[] = []
for (const row of rows) {
  const isAlone = row.length === 1
  const printed = await Promise.all(row.map((part) => runLane([part].flat(), isAlone)))
  summary.push(...printed.flat())
}

for (const [name, printed] of failed) console.info(`${heading(`the end of ${name}`)}\n${lastLines(printed)}`)
console.info(['', ...summary, '', `${summary.length - failed.size} passed, ${failed.size} failed`].join('\n'))
// Last of all: of a long log, only the end may be kept.
for (const [name, printed] of failed) console.info([`${name}:`, ...failureLines(printed)].join('\n  '))
process.exit(failed.size === 0 ? 0 : 1)

async function runLane(lane: Lane, isAlone: boolean): Promise<readonly string[]> {
  const printed: string[] = []
  for (const step of lane) printed.push(await run(step, isAlone))
  return printed
}

/** A single step prints immediately; parallel ones print at their end. */
async function run({ name, command: [command, ...parameters], needs }: Step, isAlone: boolean): Promise<string> {
  if (needs !== undefined && failed.has(needs)) {
    failed.set(name, `${needs} failed`)
    return `skipped            ${name}: ${needs} failed`
  }
  if (isAlone) console.info(heading(name))
  const startedAt = performance.now()
  const child = spawn(command, parameters, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      printed += String(text)
      if (isAlone) process.stdout.write(text)
    })
  }
  const status = await new Promise((ended) => child.once('close', ended))
  if (!isAlone) console.info(`${heading(name)}\n${printed}`)
  if (status !== 0) failed.set(name, printed)
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
  return `${status === 0 ? 'passed ' : 'FAILED '} ${seconds.padStart(7)} s  ${name}`
}

/** The part with a step's failure, repeated at the end of the log. */
function lastLines(printed: string): string {
  return printed.trimEnd().split('\n').slice(-45).join('\n')
}

function heading(name: string): string {
  return `\n── ${name} ──`
}
