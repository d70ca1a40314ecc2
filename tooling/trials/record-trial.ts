import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ENGINES } from '../engines/engine.ts'
import { TRIALS, type Trial, trial } from './trial.ts'
import { withTable } from './trials-table.ts'

const ROOT = join(import.meta.dirname, '../..')
const README = join(ROOT, 'README.md')
/** The public site shows them, too. */
const FILE = join(ROOT, 'src/features/site/trust/trials.json')

export function recordedTrials(): readonly Trial[] {
  return z.array(trial).parse(JSON.parse(readFileSync(FILE, 'utf8')))
}

/** Writes what a run came to, in place of the one before it, for the public site and the README. */
export function recordTrial(run: Omit<Trial, 'on'>): void {
  const recorded = trial.parse({ ...run, on: new Date().toISOString().slice(0, 10) })
  const others = recordedTrials().filter(({ name, engine }) => name !== run.name || engine !== run.engine)
  const all = [...others, recorded].toSorted((one, other) => placeOf(one) - placeOf(other))
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`)
  writeFileSync(README, withTable(readFileSync(README, 'utf8'), all))
}

function placeOf({ name, engine }: Trial): number {
  return TRIALS.indexOf(name) * ENGINES.length + (engine === null ? 0 : ENGINES.indexOf(engine))
}
