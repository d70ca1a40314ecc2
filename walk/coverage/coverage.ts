import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from '../../tooling/engines/engine.ts'
import { keyPattern, type Words } from '../words.ts'
import { controlsIn } from './controls-in.ts'
import { OUT_OF_REACH } from './out-of-reach.ts'

const SOURCE = join(import.meta.dirname, '../../src')
/** What recorded walks have used, by engine. */
const RECORDED = join(import.meta.dirname, 'used')

/** The controls in the source that have been used, in this walk and in all recorded ones in the same browser. */
export function coverageLines(engine: Engine, words: Words, usedNow: ReadonlySet<string>): readonly string[] {
  const controls = controlsInSource(words)
  const used = new Set([...usedBefore(engine), ...usedNow])
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
  return join(RECORDED, `${engine}.json`)
}

/** The message keys that are the names of what recorded walks have used. */
export function usedBefore(engine: Engine): readonly string[] {
  return JSON.parse(readFileSync(fileOf(engine), 'utf8')) as readonly string[]
}

export function recordUsed(engine: Engine, usedNow: ReadonlySet<string>): void {
  const used = new Set([...usedBefore(engine), ...usedNow])
  writeFileSync(fileOf(engine), `${JSON.stringify([...used].toSorted(), null, 2)}\n`)
}
