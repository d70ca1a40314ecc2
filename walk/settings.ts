import { parseArgs } from 'node:util'
import { ENGINES, type Engine } from '../tooling/engines/engine.ts'

export type Settings = {
  readonly seed: string
  readonly minutes: number
  readonly engine: Engine
  /** The file of a story to be told again. */
  readonly replay: string | null
  /** The file of a story to be made as short as it goes. */
  readonly shrink: string | null
  /** Ends with the first fault. */
  readonly stopsAtFault: boolean
  /** Ends with the first fault of the check with this name. */
  readonly until: string | null
  /** Prefers controls that no recorded walk has used. */
  readonly seeksUnused: boolean
  /** Writes its figures for the public site, and which controls it used. */
  readonly isRecorded: boolean
}

/** Parses the options. Throws an error that describes the problem. */
export function readSettings(parameters: readonly string[]): Settings {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      minutes: { type: 'string', default: '5' },
      engine: { type: 'string', default: 'chromium' },
      replay: { type: 'string' },
      shrink: { type: 'string' },
      'first-fault': { type: 'boolean', default: false },
      until: { type: 'string' },
      'seek-unused': { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
    },
  })
  const engine = ENGINES.find((one) => one === values.engine)
  if (engine === undefined) throw new Error(`--engine is one of ${ENGINES.join(', ')}, not ${values.engine}`)
  const minutes = Number(values.minutes)
  if (!(minutes > 0)) throw new Error(`--minutes is a number above zero, not ${values.minutes}`)
  return {
    seed: values.seed,
    minutes,
    engine,
    replay: values.replay ?? null,
    shrink: values.shrink ?? null,
    stopsAtFault: values['first-fault'],
    until: values.until ?? null,
    seeksUnused: values['seek-unused'],
    isRecorded: values.record,
  }
}
