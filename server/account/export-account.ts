import { Readable } from 'node:stream'
import type { User } from '#contract/user.ts'
import type { DatabaseConnection } from '../database/connection.ts'
import { asStorage } from '../database/transaction.ts'
import { findUser } from '../stores/users.ts'
import { exportRows, PERSONAL_TABLES } from './personal-tables.ts'

/**
 * Everything the server has of a person, as one JSON object that is read page by page while it is sent: the profile, and
 * the rows of each table under the table's name. What is written meanwhile may be in it or not. A stream that fails ends
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
  const head = {
    app: 'barra',
    source: 'server',
    exportedAt: now.toISOString(),
    account: userId,
    profile: profile ?? null,
  }
  yield JSON.stringify(head).slice(0, -1)
  try {
    for (const table of PERSONAL_TABLES) {
      yield `,\n"${table.table}": [`
      let separator = '\n'
      for await (const row of exportRows(kysely, table, userId)) {
        yield separator + row
        separator = ',\n'
      }
      yield ']'
    }
  } catch {
    // It ends up in the log as it is, where a database's own words would quote what somebody wrote.
    throw new Error('the export broke off')
  }
  yield '}\n'
}
