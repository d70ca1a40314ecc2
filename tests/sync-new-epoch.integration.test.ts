import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import type { WholeDatabase } from '../server/database/connection.ts'
import { DataFolderInUse } from '../server/database/data-folder-lock.ts'
import { EpochRefused, giveNewEpoch } from '../server/database/new-epoch.ts'
import { connectDatabase, migrate } from '../server/database.ts'
import { emptyDatabaseDump, fillDataFolder } from './setup/embedded-dump.ts'
import { createPostgresqlDatabase, DATABASES } from './setup/test-database.ts'

type Settings = { readonly DATA_DIR: string; readonly DATABASE_URL: string | undefined }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'barra-epoch-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = ({ DATABASE_URL, DATA_DIR }: Settings) => connectDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR })

async function stateOf({ kysely }: WholeDatabase) {
  const state = await kysely.selectFrom('server_state').selectAll().where('key', '=', 'epoch').executeTakeFirst()
  return { epoch: state?.value, heads: await kysely.selectFrom('heads').selectAll().execute() }
}

/** Runs the command. Returns its output. */
async function run(env: Settings, isConfirmed: boolean): Promise<string> {
  const said: string[] = []
  await giveNewEpoch({ env, isConfirmed, say: (line) => said.push(line) })
  return said.join('\n')
}

describe.each(DATABASES)('the epoch command on %s', (kind) => {
  /** The settings of a server on a database without tables. */
  const settings = async (): Promise<Settings> => {
    if (kind === 'postgresql') return { DATA_DIR: folder, DATABASE_URL: await createPostgresqlDatabase() }
    const pglite = await PGlite.create(join(folder, 'database'), { loadDataDir: await emptyDatabaseDump() })
    await pglite.close()
    return { DATA_DIR: folder, DATABASE_URL: undefined }
  }

  test('changes nothing until it is confirmed, and then the epoch and nothing else', async () => {
    const env = await settings()
    const server = await open(env)
    await migrate(server)
    await server.kysely.insertInto('heads').values({ user_id: 'anna', seq: 7 }).execute()
    const before = await stateOf(server)
    await server.close()

    await expect(run(env, false)).rejects.toThrow(/--yes/)
    const untouched = await open(env)
    expect(await stateOf(untouched)).toEqual(before)
    await untouched.close()

    expect(await run(env, true)).toContain('the data of 1 person')
    const renewed = await open(env)
    const after = await stateOf(renewed)
    await renewed.close()
    expect(after).toEqual({ ...before, epoch: expect.stringMatching(/^[0-9a-f]{16}$/) })
    expect(after.epoch).not.toBe(before.epoch)
  })

  test('refuses a database without tables, and makes none', async () => {
    const env = await settings()
    await expect(run(env, true)).rejects.toThrow(EpochRefused)
    const database = await open(env)
    const { rows } = await sql<{ tables: number }>`
      SELECT count(*)::integer AS tables FROM pg_class WHERE relname IN ('documents', 'kysely_migration')`.execute(
      database.kysely,
    )
    expect(rows).toEqual([{ tables: 0 }])
    await database.close()
  })
})

test('a folder without a database is refused, and none is made', async () => {
  await expect(run({ DATA_DIR: join(folder, 'none'), DATABASE_URL: undefined }, true)).rejects.toThrow(/no database/)
  expect(existsSync(join(folder, 'none'))).toBe(false)
})

test('a database that does not exist is refused', async () => {
  const url = new URL(inject('postgresqlUrl'))
  url.pathname = 'nowhere'
  await expect(run({ DATA_DIR: folder, DATABASE_URL: url.href }, true)).rejects.toThrow(/cannot be reached.*nowhere/)
})

test('an embedded database that a server uses is left alone', async () => {
  fillDataFolder(folder)
  const database = await connectDatabase({ dataDir: folder })
  await migrate(database)
  await expect(run({ DATA_DIR: folder, DATABASE_URL: undefined }, true)).rejects.toThrow(DataFolderInUse)
  await database.close()
})

test('the database is named without its password', async () => {
  const said: string[] = []
  const env = { DATA_DIR: folder, DATABASE_URL: 'postgresql://barra:s3cret@127.0.0.1:1/live?password=s3cret' }
  await expect(giveNewEpoch({ env, isConfirmed: true, say: (line) => said.push(line) })).rejects.toThrow(EpochRefused)
  expect(said).toEqual(['Database: postgresql://barra@127.0.0.1:1/live'])
})

test('as a command it reads the settings of the server, and fails with one clear line', () => {
  const root = dirname(import.meta.dirname)
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/new-epoch.ts'), '--yes'], {
    env: { ...process.env, DATA_DIR: join(folder, 'none'), DATABASE_URL: '' },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stdout).toContain(`Database: ${join(folder, 'none', 'database')}`)
  expect(stderr.trim().split('\n').at(-1)).toMatch(/^There is no database\./)
})
