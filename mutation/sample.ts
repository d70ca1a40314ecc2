import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { Random } from '../tooling/random.ts'
import { keyOf, type Position } from './report.ts'

/** A candidate for the sample. Lines and columns count from 1, as in a report. */
export type Candidate = {
  readonly file: string
  readonly mutatorName: string
  readonly replacement: string
  readonly location: { readonly start: Position; readonly end: Position }
}

type InstrumenterMutant = Awaited<ReturnType<Instrumenter['instrument']>>['mutants'][number]

/** Draws items with equal probability. With one seed a smaller draw is the start of a larger one. */
export function draw<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const random = new Random(seed)
  const rest = [...items]
  return Array.from({ length: Math.min(count, items.length) }).flatMap(() =>
    rest.splice(random.int(0, rest.length - 1), 1),
  )
}

/** Lists the mutants of the files without running anything. Does not identify those of module constants yet. */
export async function listMutants(
  files: readonly string[],
  excludedMutations: readonly string[],
): Promise<readonly Candidate[]> {
  const { mutants } = await new Instrumenter(silentLog).instrument(
    files.map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true })),
    { plugins: null, ignorers: [], excludedMutations: [...excludedMutations] },
  )
  const candidates = mutants.filter(({ status }) => status !== 'Ignored').map(candidateOf)
  return [...new Map(candidates.map((candidate) => [keyOf(candidate.file, candidate), candidate])).values()]
}

/**
 * Makes all later runs of Stryker in this process test the drawn mutants alone, and returns the patterns that such a run
 * has to be given. Patterns cannot do it by themselves: the place of a mutant holds all others within it, and a run
 * forgets the kept results of those. So each pattern is an empty place, which names a file and forgets nothing, and the
 * places of the drawn mutants are handed to the instrumenter, whose list of mutants is cut to the drawn ones.
 */
export function limitTo(drawn: readonly Candidate[]): readonly string[] {
  const keys = new Set(drawn.map((candidate) => keyOf(candidate.file, candidate)))
  const { instrument } = Instrumenter.prototype
  Instrumenter.prototype.instrument = async function (files, options) {
    const places = files.map((file) => ({
      ...file,
      mutate: drawn.filter((candidate) => candidate.file === relative('', file.name)).map(placeOf),
    }))
    const result = await instrument.call(this, places, options)
    const mutants = result.mutants.filter((mutant) => {
      const candidate = candidateOf(mutant)
      return keys.has(keyOf(candidate.file, candidate))
    })
    return { ...result, mutants }
  }
  return [...new Set(drawn.map(({ file }) => `${file}:1:0-1:0`))]
}

function candidateOf({ fileName, mutatorName, replacement, location: { start, end } }: InstrumenterMutant): Candidate {
  const location = { start: moved(start, 1), end: moved(end, 1) }
  return { file: relative('', fileName), mutatorName, replacement, location }
}

/** The instrumenter counts lines and columns from 0. */
function placeOf({ location: { start, end } }: Candidate): { start: Position; end: Position } {
  return { start: moved(start, -1), end: moved(end, -1) }
}

function moved({ line, column }: Position, by: number): Position {
  return { line: line + by, column: column + by }
}

const silentLog: ConstructorParameters<typeof Instrumenter>[0] = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: () => {},
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
  fatal: () => {},
}
