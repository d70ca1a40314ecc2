import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { connectDatabase, startNewEpoch } from '../database.ts'
import type { Environment } from '../env/variables.ts'
import type { WholeDatabase } from './connection.ts'

export type EpochCommand = {
  readonly env: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>
  readonly isConfirmed: boolean
  readonly say: (line: string) => void
}

export class EpochRefused extends Error {}

const CONSEQUENCE = [
  'With a new epoch every device takes the way back: at its next contact it sends what this database lacks and takes',
  'what it holds. Nothing is deleted because it is missing here. It costs each device one full exchange.',
].join('\n')

/** Neither creates a database nor changes tables; nothing happens until confirmed. Throws `EpochRefused`. */
export async function giveNewEpoch({ env, isConfirmed, say }: EpochCommand): Promise<void> {
  say(`Database: ${nameOf(env)}`)
  const database = await open(env)
  try {
    const people = await countPeople(database)
    say(`It holds the data of ${people} ${people === 1 ? 'person' : 'people'}.`)
    say(CONSEQUENCE)
    if (!isConfirmed)
      throw new EpochRefused('Nothing was changed. If this is the database that you restored, add --yes.')
    await startNewEpoch(database)
    say('The data has a new epoch.')
  } finally {
    await database.close()
  }
}

/** Without a password in its URL. */
function nameOf({ DATABASE_URL, DATA_DIR }: EpochCommand['env']): string {
  if (DATABASE_URL === undefined) return join(resolve(DATA_DIR), 'database')
  const { protocol, username, host, pathname } = new URL(DATABASE_URL)
  return `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname}`
}

async function open({ DATABASE_URL, DATA_DIR }: EpochCommand['env']): Promise<WholeDatabase> {
  if (DATABASE_URL === undefined && !existsSync(join(DATA_DIR, 'database', 'PG_VERSION'))) {
    throw new EpochRefused(
      'There is no database. Is DATA_DIR the folder that the server uses, and is the backup in it?',
    )
  }
  return connectDatabase({ databaseUrl: DATABASE_URL, poolSize: 2, dataDir: DATA_DIR })
}

async function countPeople({ kysely }: WholeDatabase): Promise<number> {
  const { rows } = await sql<{ tables: number }>`
    SELECT count(to_regclass(name))::integer AS tables FROM unnest(ARRAY['server_state', 'heads', 'documents']) AS name`
    .execute(kysely)
    .catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new EpochRefused(`The database cannot be reached: ${reason}`, { cause })
    })
  if (rows[0]?.tables !== 3) {
    throw new EpochRefused('The database is empty: it has none of the server’s tables. Restore the backup first.')
  }
  const { count } = await kysely
    .selectFrom('heads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
