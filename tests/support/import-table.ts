import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ColumnChoices } from '#domain/import/header.ts'
import type { Imported, ImportedWorkout } from '#domain/import/imported.ts'
import { ImportError, type ImportProblem } from '#domain/import/imported.ts'
import { type ReadFile, readFile } from '../../workers/data/read-file.ts'

/** The time of reading files in tests: later than all their dates. */
export const READ_AT = '2026-11-21T12:00:00'

const FIXTURES = join(import.meta.dirname, '../fixtures/import')

export const fixture = (name: string): Buffer<ArrayBuffer> => readFileSync(join(FIXTURES, name))

export const readContent = (content: BlobPart, columns: ColumnChoices = {}): Promise<ReadFile> =>
  readFile(new Blob([content]), { now: READ_AT, columns })

/** Imports a table. Rejects with ImportError if invalid. */
export async function importTable(content: BlobPart, columns: ColumnChoices = {}): Promise<Imported> {
  const found = await readContent(content, columns)
  if (found.kind !== 'table') throw new Error(`found ${found.kind}`)
  return found.imported
}

/** Why a file cannot be read. */
export async function importProblem(content: BlobPart): Promise<ImportProblem> {
  try {
    await readContent(content)
  } catch (error) {
    if (error instanceof ImportError) return error.problem
    throw error
  }
  throw new Error('it was read')
}

/** `Bench Press (Barbell): warm-up 40kg×10, 80kg×8 @8`: a workout as a person would write it down. */
export function linesOf(workout: ImportedWorkout | undefined): readonly string[] {
  return (workout?.exercises ?? []).map(({ name, superset, sets }) => {
    const written = sets.map(({ kind, weight, reps, seconds, distance, rpe }) =>
      [
        kind === 'working' ? '' : `${kind} `,
        weight ? `${weight.value}${weight.unit ?? '?'}` : '',
        reps === null ? '' : `×${reps}`,
        distance ? `${distance.value}${distance.unit ?? '?'}` : '',
        seconds === null ? '' : ` ${seconds}s`,
        rpe === null ? '' : ` @${rpe}`,
      ].join(''),
    )
    return `${name}${superset === '' ? '' : ` [${superset}]`}: ${written.join(', ')}`
  })
}

/** `body-weight 82.5kg 2024-01-01T07:30:00`: a measurement as a person would write it down. */
export const readingsOf = ({ measurements }: Imported) =>
  measurements.map(({ kind, value, unit, measuredAt }) => `${kind} ${value}${unit} ${measuredAt}`)

/** `many-reps 1`: how often something odd is in a file. */
export const oddKinds = ({ oddities }: Imported) => oddities.map(({ kind, count }) => `${kind} ${count}`)
