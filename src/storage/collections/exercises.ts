import type { RxJsonSchema } from 'rxdb/plugins/core'
import type { Exercise } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import type { Database } from '../documents.ts'
import type { LiveQuery } from '../live-query.ts'
import { documentById, documents } from '../questions.ts'
import { binnedAt, flag, id, list, optionalText, part, text } from './document-properties.ts'

export const exerciseSchema: RxJsonSchema<Exercise> = {
  version: SCHEMA_VERSION,
  type: 'object',
  primaryKey: 'id',
  properties: {
    id,
    updatedAt: text,
    binnedAt,
    source: text,
    name: optionalText,
    aliases: list,
    kind: optionalText,
    equipment: optionalText,
    primaryMuscles: { type: ['array', 'null'] },
    secondaryMuscles: { type: ['array', 'null'] },
    oneSided: { type: ['boolean', 'null'] },
    defaultRestSeconds: { type: ['number', 'null'] },
    barWeight: part,
    note: text,
    instructions: text,
    starred: flag,
    hidden: flag,
  },
  required: ['id', 'binnedAt'],
  indexes: ['binnedAt'],
}

/** Custom exercises and changes to built-in ones that are not in the trash, hidden ones included, by id. */
export function ownExercises(db: Database): LiveQuery<readonly Exercise[]> {
  return documents(db, 'exercises', { selector: { binnedAt: '' }, sort: [{ binnedAt: 'asc' }, { id: 'asc' }] })
}

export function exerciseById(db: Database, exerciseId: ExerciseId): LiveQuery<Exercise | null> {
  return documentById(db, 'exercises', exerciseId)
}
