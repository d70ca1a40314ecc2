import type { RxJsonSchema } from 'rxdb/plugins/core'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import type { Folder } from '#contract/workout.ts'
import type { Database } from '../documents.ts'
import type { LiveQuery } from '../live-query.ts'
import { documents } from '../questions.ts'
import { binnedAt, id, orderKey, text } from './document-properties.ts'

export const folderSchema: RxJsonSchema<Folder> = {
  version: SCHEMA_VERSION,
  type: 'object',
  primaryKey: 'id',
  properties: { id, updatedAt: text, binnedAt, name: text, orderKey },
  required: ['id', 'binnedAt', 'orderKey'],
  indexes: [['binnedAt', 'orderKey']],
}

/** The folders outside of the trash, in the person's order. */
export function allFolders(db: Database): LiveQuery<readonly Folder[]> {
  return documents(db, 'folders', { selector: { binnedAt: '' }, sort: [{ orderKey: 'asc' }, { id: 'asc' }] })
}
