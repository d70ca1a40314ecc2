import { parseArgs } from 'node:util'
import { SERVER_FAULTS, type ServerFault } from './history.ts'
import { LINE_FAULTS, type LineFault } from './line-state.ts'
import type { DatabaseKind } from './server-process.ts'

export type Settings = {
  readonly seconds: number
  readonly seed: number
  readonly databases: readonly DatabaseKind[]
  readonly browsers: number
  /** Devices without a browser. */
  readonly nodes: number
  readonly lineFaults: readonly LineFault[]
  readonly serverFaults: readonly ServerFault[]
}

/** Each profile needs its own exercise: there are two to share. */
const MAX_BROWSERS = 2
const MAX_NODES = 20
const MAX_RUN_SECONDS = 4 * 3_600

/** Parses the options. Throws an error that describes the problem. */
export function readSettings(parameters: readonly string[]): Settings {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      seconds: { type: 'string', default: '120' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      database: { type: 'string', default: 'pglite' },
      browsers: { type: 'string', default: '2' },
      nodes: { type: 'string', default: '3' },
      without: { type: 'string', default: '' },
    },
  })
  const without = new Set(values.without.split(',').filter((name) => name !== ''))
  const known: readonly string[] = [...LINE_FAULTS, ...SERVER_FAULTS]
  for (const name of without)
    if (!known.includes(name)) throw new Error(`--without knows ${known.join(', ')}: no ${name}`)
  return {
    seconds: numberIn('seconds', values.seconds, 1, MAX_RUN_SECONDS),
    seed: numberIn('seed', values.seed, 0, Number.MAX_SAFE_INTEGER),
    databases: databasesIn(values.database),
    browsers: numberIn('browsers', values.browsers, 0, MAX_BROWSERS),
    nodes: numberIn('nodes', values.nodes, 0, MAX_NODES),
    lineFaults: LINE_FAULTS.filter((name) => !without.has(name)),
    serverFaults: SERVER_FAULTS.filter((name) => !without.has(name)),
  }
}

function databasesIn(name: string): readonly DatabaseKind[] {
  switch (name) {
    case 'pglite':
    case 'postgresql':
      return [name]
    case 'both':
      return ['pglite', 'postgresql']
    default:
      throw new Error(`--database is pglite, postgresql or both, not ${name}`)
  }
}

function numberIn(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= least && value <= most) return value
  throw new Error(`--${name} is a whole number from ${least} to ${most}, not ${text}`)
}
