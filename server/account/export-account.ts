import { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import type { CollectionName } from '#contract/sync.ts'
import type { User } from '#contract/user.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { JSON_END, jsonBeginning } from '#domain/export/barra-json.ts'
import type { DatabaseConnection } from '../database/connection.ts'
import type { Tables } from '../database/tables.ts'
import { asStorage } from '../database/transaction.ts'
import { findUser } from '../stores/users.ts'
import { SHIPPED_VERSIONS, upgradeDocument } from '../sync/document-versions.ts'
import { exportRows, PERSONAL_TABLES } from './personal-tables.ts'

/** Small, because a page may consist of the largest documents. */
const PAGE = 50

/**
 * One JSON file, read page by page while it is sent: in the layout of a device's export, so that it can be imported
 * again; under `server` the rows of each table. A failed stream ends without the closing brace.
 */
export async function exportAccount(database: DatabaseConnection, userId: string, now: Date): Promise<Readable> {
  const profile = await asStorage(() => findUser(database.of(userId).kysely, userId))
  return Readable.from(pieces(database, userId, profile, now))
}

async function* pieces(
  database: DatabaseConnection,
  userId: string,
  profile: User | undefined,
  now: Date,
): AsyncGenerator<string> {
  const { kysely } = database.of(userId)
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
    // Logged as it is; a database's own message could quote a person's content.
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

async function* documentsIn(
  kysely: Kysely<Tables>,
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
