import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Engine } from '../../tooling/engines/engine.ts'
import { keyPattern, type Words } from '../words.ts'
import { controlsIn } from './controls-in.ts'
import { OUT_OF_REACH } from './out-of-reach.ts'

const SOURCE = join(import.meta.dirname, '../../src')
const KEPT = join('test-results', 'walk')

/** The controls in the source that have been used, in this walk and in all of this machine's in the same browser. */
export function coverageLines(engine: Engine, words: Words, usedNow: ReadonlySet<string>): readonly string[] {
  const controls = controlsInSource(words)
  const used = new Set([...usedBefore(engine), ...usedNow])
  keep(engine, used)
  const left = controls.filter((control) => !isUsed(control, used))
  return [
    `controls in the source that were used: ${share(controls, usedNow)} in this walk, ${share(controls, used)} in all of ${engine}`,
    ...(left.length > 0 ? [`  never yet: ${left.join(' ')}`] : []),
  ]
}

function share(controls: readonly string[], used: ReadonlySet<string>): string {
  const count = controls.filter((control) => isUsed(control, used)).length
  return `${count} of ${controls.length} (${Math.floor((count / controls.length) * 100)} %)`
}

/** Those that a walk can reach. */
function controlsInSource(words: Words): readonly string[] {
  const found = new Set<string>()
  for (const file of globSync('**/*.tsx', { cwd: SOURCE, exclude: ['**/*.test.tsx'] }))
    for (const control of controlsIn(file, readFileSync(join(SOURCE, file), 'utf8'), (key) => words.has(key)))
      found.add(control)
  return [...found].filter((control) => !OUT_OF_REACH.some(({ keys }) => keys.test(control))).toSorted()
}

function isUsed(control: string, used: ReadonlySet<string>): boolean {
  if (!control.includes('*')) return used.has(control)
  const pattern = keyPattern(control)
  return [...used].some((key) => pattern.test(key))
}

function fileOf(engine: Engine): string {
  return join(KEPT, `used-${engine}.json`)
}

/** The message keys that are the names of what earlier walks of this machine have used. */
export function usedBefore(engine: Engine): readonly string[] {
  const file = fileOf(engine)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly string[]) : []
}

function keep(engine: Engine, used: ReadonlySet<string>): void {
  mkdirSync(dirname(fileOf(engine)), { recursive: true })
  writeFileSync(fileOf(engine), JSON.stringify([...used].toSorted()))
}
