import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from '../../tooling/engines/engine.ts'
import { keyPattern, type Words } from '../words.ts'
import { sourceControls } from './source-controls.ts'

/** The controls that recorded walks have used, by engine. */
const RECORDED = join(import.meta.dirname, 'used')

/** The controls in the source that have been used, in this walk and in all recorded ones in the same browser. */
export function coverageLines(engine: Engine, words: Words, usedNow: ReadonlySet<string>): readonly string[] {
  const controls = [...new Set([...sourceControls(words).values()].flat())].toSorted()
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

/** A control with `*` is used by any of its keys. */
export function isUsed(control: string, used: ReadonlySet<string>): boolean {
  return used.has(control) || (control.includes('*') && [...used].some(isKeyOf(control)))
}

/** Whether a key names a control. */
export function isKeyOf(control: string): (key: string) => boolean {
  const pattern = keyPattern(control)
  return (key) => pattern.test(key)
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
