import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DataFolderInUse } from '../server/database/data-folder-lock.ts'
import { MIGRATIONS } from '../server/database/migrations.ts'
import { inTransaction } from '../server/database/transaction.ts'
import { connectDatabase, migrate } from '../server/database.ts'
import { readPosition } from '../server/stores/positions.ts'
import { writeHead } from '../server/sync/heads.ts'
import { fillDataFolder } from './setup/embedded-dump.ts'
import { DATABASES, openTestDatabase } from './setup/test-database.ts'
import { accountSize } from './support/account-size.ts'

const WRITER = join(import.meta.dirname, 'setup/embedded-writer.ts')

type Message = { readonly ready?: true; readonly acknowledged?: string }

let folder: string
const children: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'barra-embedded-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child)
  rmSync(folder, { recursive: true, force: true })
})

/** A separate server process on the folder. */
function startWriter(): ChildProcess {
  const child = fork(WRITER, [folder], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  children.push(child)
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** Resolves when the child has reported so many messages, with the ids acknowledged by then. */
function untilSaid(child: ChildProcess, count: number, acknowledged: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let errors = ''
    let said = 0
    child.stderr?.on('data', (chunk) => {
      errors += String(chunk)
    })
    child.once('exit', () => reject(new Error(`the writer ended: ${errors}`)))
    child.on('message', (message: Message) => {
      if (message.acknowledged) acknowledged.push(message.acknowledged)
      said += 1
      if (said === count) resolve()
    })
  })
}

test('a server killed in the middle of its pushes, again and again, has every push it acknowledged', async () => {
  fillDataFolder(folder)
  const acknowledged: string[] = []
  for (const pushes of [40, 7, 23]) {
    const child = startWriter()
    await untilSaid(child, pushes, acknowledged)
    await kill(child)
  }
  const database = await connectDatabase({ dataDir: folder })
  const stored = await database.kysely
    .selectFrom('documents')
    .select(['id', 'seq'])
    .where('user_id', '=', 'anna')
    .orderBy('seq')
    .execute()
  const ids = new Set(stored.map(({ id }) => id))
  expect(acknowledged.length).toBeGreaterThanOrEqual(67)
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
  expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, index) => index + 1))
  await database.close()
})

test('a second process on the same folder ends with a clear message, and the first continues', async () => {
  fillDataFolder(folder)
  const first = startWriter()
  const acknowledged: string[] = []
  await untilSaid(first, 3, acknowledged)

  const second = startWriter()
  await expect(untilSaid(second, 1, [])).rejects.toThrow(`is in use by process ${first.pid}`)
  expect(second.exitCode).not.toBe(0)
  await expect(connectDatabase({ dataDir: folder })).rejects.toThrow(DataFolderInUse)

  const before = acknowledged.length
  await once(first, 'message')
  expect(acknowledged.length).toBeGreaterThan(before)
})

test('a folder that was closed opens again with everything in it', async () => {
  fillDataFolder(folder)
  const first = await connectDatabase({ dataDir: folder })
  await first.kysely.insertInto('heads').values({ user_id: 'anna', seq: 7 }).execute()
  await first.close()
  expect(readdirSync(folder)).toEqual(['database'])

  const again = await connectDatabase({ dataDir: folder })
  await migrate(again)
  expect(await again.kysely.selectFrom('heads').selectAll().execute()).toMatchObject([{ user_id: 'anna', seq: 7 }])
  await again.close()
})

test('an interrupted first start is repeated', async () => {
  mkdirSync(join(folder, 'database.new', 'base'), { recursive: true })
  writeFileSync(join(folder, 'database.new', 'PG_VERSION'), '')
  writeFileSync(join(folder, 'database.lock'), '{"pid":')
  const database = await connectDatabase({ dataDir: folder })
  await migrate(database)
  expect(existsSync(join(folder, 'database.new'))).toBe(false)
  await database.close()
})

test('a database that cannot be opened unlocks the folder', async () => {
  mkdirSync(join(folder, 'database'))
  writeFileSync(join(folder, 'database', 'PG_VERSION'), 'rubbish')
  await expect(connectDatabase({ dataDir: folder })).rejects.toThrow()
  expect(existsSync(join(folder, 'database.lock'))).toBe(false)
})

test('a database needs a place', async () => {
  await expect(connectDatabase({})).rejects.toThrow(/DATABASE_URL/)
})

describe('work that uses the connection instead of its transaction', () => {
  test('is given up, and what waits behind it goes on', async () => {
    const database = await openTestDatabase('pglite')
    const { kysely } = database
    const stuck = inTransaction(
      database,
      async (transaction) => {
        await transaction.insertInto('heads').values({ user_id: 'stuck', seq: 1 }).execute()
        await kysely.selectFrom('heads').selectAll().execute()
        await transaction.insertInto('heads').values({ user_id: 'never', seq: 1 }).execute()
      },
      50,
    )
    const behind = inTransaction(database, (transaction) =>
      transaction.insertInto('heads').values({ user_id: 'behind', seq: 1 }).execute(),
    )
    await expect(stuck).rejects.toMatchObject({ status: 503, code: 'STORAGE_UNAVAILABLE' })
    await behind
    expect(await kysely.selectFrom('heads').select('user_id').execute()).toEqual([{ user_id: 'behind' }])
    await database.close()
  })

  test('writes nothing where it goes on after it was given up', async () => {
    const database = await openTestDatabase('pglite')
    const { kysely } = database
    const pause = Promise.withResolvers<void>()
    const outcome = Promise.withResolvers<'written' | 'refused'>()
    const late = inTransaction(
      database,
      async (transaction) => {
        await transaction.insertInto('heads').values({ user_id: 'early', seq: 1 }).execute()
        await pause.promise
        const write = transaction.insertInto('heads').values({ user_id: 'late', seq: 1 }).execute()
        outcome.resolve(
          await write.then(
            () => 'written',
            () => 'refused',
          ),
        )
      },
      50,
    )
    await expect(late).rejects.toMatchObject({ status: 503, code: 'STORAGE_UNAVAILABLE' })
    pause.resolve()
    expect(await outcome.promise).toBe('refused')
    expect(await kysely.selectFrom('heads').select('user_id').execute()).toEqual([])
    await database.close()
  })
})

describe.each(DATABASES)('migrations on %s', (kind) => {
  test('may be run by several at once and again, and the data keeps its epoch and key', async () => {
    const database = await openTestDatabase(kind)
    const state = () => database.kysely.selectFrom('server_state').selectAll().orderBy('key').execute()
    const before = await state()
    expect(before).toEqual([
      { key: 'epoch', value: expect.stringMatching(/^[0-9a-f]{16}$/) },
      { key: 'trial-key', value: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ])
    const others = await Promise.all([database.reconnect(), database.reconnect()])
    await Promise.all([database, ...others].map((one) => migrate(one)))
    expect(await state()).toEqual(before)
    if (kind === 'postgresql') for (const other of others) await other.close()
    await database.close()
  })

  test('give accounts of before their size and a head without a mark', async () => {
    const database = await openTestDatabase(kind, async ({ kysely }) => {
      for (const [name, { up }] of Object.entries(MIGRATIONS)) {
        if (name < '005') await up(kysely)
      }
    })
    const { kysely } = database
    const body = '{"id": "a", "note": "é"}'
    await sql`INSERT INTO heads (user_id, seq) VALUES ('anna', 7), ('ben', 0)`.execute(kysely)
    await sql`
      INSERT INTO documents (user_id, collection, id, seq, deleted, body, json_length, content_hash, schema_version)
      VALUES ('anna', 'folders', 'a', 7, false, ${body}::jsonb, 20, 0, 0)`.execute(kysely)
    await sql`
      INSERT INTO revisions (user_id, collection, id, seq, deleted, body, schema_version, received_at)
      VALUES ('anna', 'folders', 'a', 6, false, ${body}::jsonb, 0, now())`.execute(kysely)
    await sql`
      INSERT INTO quarantine (user_id, collection, id, body, issues, schema_version)
      VALUES ('anna', 'folders', 'b', 'rubbish', '[]', 0)`.execute(kysely)

    await MIGRATIONS['005-marked-heads']?.up(kysely)
    const bytes = 2 * Buffer.byteLength(body) + 'rubbish[]'.length
    expect(await accountSize(database, 'anna')).toEqual({ told: bytes, counted: bytes })
    expect(await accountSize(database, 'ben')).toEqual({ told: 0, counted: 0 })
    expect(writeHead(await readPosition(kysely, 'anna'))).toMatch(/^[0-9a-f]{16}\.7\.0000$/)
    // The digest of refused content is the same with and without the text.
    await sql`UPDATE quarantine SET body = NULL`.execute(kysely)
    const { rows } = await sql`SELECT body_md5 = md5('rubbish') AS "isKnown" FROM quarantine`.execute(kysely)
    expect(rows).toEqual([{ isKnown: true }])
    await database.close()
  })
})
