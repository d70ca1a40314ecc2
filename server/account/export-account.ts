import { Readable } from 'node:stream'
import type { CollectionName } from '#contract/sync.ts'
import type { User } from '#contract/user.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { JSON_END, jsonBeginning } from '#domain/export/barra-json.ts'
import type { DatabaseConnection } from '../database/connection.ts'
import { asStorage } from '../database/transaction.ts'
import { findUser } from '../stores/users.ts'
import { SHIPPED_VERSIONS, upgradeDocument } from '../sync/document-versions.ts'
import { exportRows, PERSONAL_TABLES } from './personal-tables.ts'

/** Few enough that a page of the largest documents is bearable. */
const PAGE = 50

/**
 * Everything the server has of a person, as one JSON file that is read page by page while it is sent: what a device
 * exports, in the same layout, so that it can be imported again; and under `server` the rows of each table, with the
 * content of documents where it is not above. What is written meanwhile may be in it or not. A stream that fails ends
 * without the closing brace.
 */
export async function exportAccount(database: DatabaseConnection, userId: string, now: Date): Promise<Readable> {
  const profile = await asStorage(() => findUser(database.kysely, userId))
  return Readable.from(pieces(database, userId, profile, now))
}

async function* pieces(
  { kysely }: DatabaseConnection,
  userId: string,
  profile: User | undefined,
  now: Date,
): AsyncGenerator<string> {
  const exportedAt = now.toISOString()
  yield jsonBeginning({ source: 'server', exportedAt, account: userId, profile: profile ?? null })
  try {
    let before = '{'
    for (const name of COLLECTION_NAMES) {
      yield `${before}\n${JSON.stringify(name)}: `
      yield* listOf(documentsIn(kysely, userId, name))
      before = ','
    }
    yield '\n},\n"server": '
    before = '{'
    for (const table of PERSONAL_TABLES) {
      yield `${before}\n"${table.table}": `
      yield* listOf(exportRows(kysely, table, userId))
      before = ','
    }
    yield '\n}'
  } catch {
    // It ends up in the log as it is, where a database's own words would quote what somebody wrote.
    throw new Error('the export broke off')
  }
  yield JSON_END
}

async function* listOf(texts: AsyncIterable<string>): AsyncGenerator<string> {
  yield '['
  let separator = '\n'
  for await (const text of texts) {
    yield separator + text
    separator = ',\n'
  }
  yield ']'
}

/** The documents of one collection that are not deleted, in today's shape, by id. */
async function* documentsIn(
  kysely: DatabaseConnection['kysely'],
  userId: string,
  collection: CollectionName,
): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const rows = await kysely
      .selectFrom('documents')
      .select(['id', 'body', 'schema_version'])
      .where('user_id', '=', userId)
      .where('collection', '=', collection)
      .where('deleted', '=', false)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    for (const { body, schema_version } of rows) {
      yield JSON.stringify(upgradeDocument(SHIPPED_VERSIONS, collection, body, schema_version))
    }
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.id
  }
}
