import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PLANTS, type Plant } from './plants.ts'

// npm run walk:plants [-- a part of a name]: each fault is put into a copy of the product, and has to be found within five
// minutes of its seed.

const ROOT = join(import.meta.dirname, '../..')
const MINUTES = '5'
/** Lines of a walk that found nothing. */
const TOLD = 20
/** All that a build is made of. */
const SOURCES = [
  'src',
  'sw',
  'workers',
  'server',
  'public',
  'scripts',
  'tooling',
  'docs',
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
]

const chosen = process.argv[2] ?? ''
const missed: string[] = []
for (const plant of PLANTS.filter(({ name }) => name.includes(chosen))) {
  const startedAt = performance.now()
  const lines = walked(plant)
  const line = lines.find((text) => text.includes(`: ${plant.check}: `) && text.includes(plant.says))
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  console.info(`${line ? 'found ' : 'MISSED'} ${seconds} s with its build · ${plant.name}${line ? `: ${line}` : ''}`)
  if (line) continue
  missed.push(plant.name)
  console.info(
    lines
      .slice(-TOLD)
      .map((text) => `  ${text}`)
      .join('\n'),
  )
}
console.info(missed.length === 0 ? 'all were found' : `not found: ${missed.join(', ')}`)
process.exit(missed.length === 0 ? 0 : 1)

/** The lines that a walk through the spoilt product prints. */
function walked(plant: Plant): readonly string[] {
  const copy = mkdtempSync(join(tmpdir(), 'barra-planted-'))
  try {
    for (const part of SOURCES) cpSync(join(ROOT, part), join(copy, part), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
    spoil(join(copy, plant.file), plant)
    const build = run(copy, ['scripts/build.ts'], {})
    if (build.status !== 0) throw new Error(`no build with ${plant.name}: ${build.printed}`)
    const options = ['--seed', plant.seed, '--minutes', MINUTES, '--until', plant.check]
    // It ends with 1 where it has found something.
    return run(ROOT, ['walk/run.ts', ...options], { DIST_DIR: join(copy, 'dist') }).printed.split('\n')
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function spoil(path: string, { from, to }: Plant): void {
  const text = readFileSync(path, 'utf8')
  if (text.split(from).length !== 2) throw new Error(`${path} does not hold once: ${from}`)
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
}

type Ran = { readonly status: number | null; readonly printed: string }

function run(folder: string, parameters: readonly string[], env: Readonly<Record<string, string>>): Ran {
  const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env } } as const
  const { stdout, stderr, status } = spawnSync(process.execPath, parameters, options)
  return { status, printed: stdout + stderr }
}
