import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test } from 'vitest'
import { insertDocument } from '#storage/commands.ts'
import { connectDatabase } from '../server/database.ts'
import { postgresqlBinaries } from '../tooling/postgresql-binaries.ts'
import { createPostgresqlDatabase } from './setup/test-database.ts'
import { startDevice } from './support/device.ts'
import { FaultyWire } from './support/faulty-wire.ts'
import { aRunningSession, complete, countLogged } from './support/running-session.ts'
import { type SyncServer, signedInAs, startSyncServer } from './support/sync-server.ts'

// The section 'Restore' of docs/OPERATING.md, to the letter but for the users of the operating system.

const ROOT = join(import.meta.dirname, '..')
const run = promisify(execFile)

test('training since the dump is there again after a restore into a new database and a new epoch', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'barra-restore-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const dump = join(folder, 'barra.dump')
  const [first, restored] = [await createPostgresqlDatabase(), await createPostgresqlDatabase()]
  let server = await serve(first)
  const { origin } = server
  const start = async (name: string) => {
    const wire = new FaultyWire(origin)
    const device = await startDevice({ name: `drill-${name}`, wire, idToken: signedInAs('drill') })
    onTestFinished(() => device.stop())
    return { ...device, wire }
  }
  onTestFinished(() => server.close())

  const phone = await start('phone')
  const session = await insertDocument(phone.database, 'sessions', aRunningSession(6))
  await complete(phone, session, 0)
  await phone.replication.inSync()
  await run(tool('pg_dump'), ['--format=custom', `--file=${dump}`, asPostgres(first)])
  for (const index of [1, 2, 3, 4]) await complete(phone, session, index)
  const later = await insertDocument(phone.database, 'sessions', aRunningSession(1))
  await complete(phone, later, 0)
  await phone.replication.inSync()

  phone.wire.unplug()
  await server.close()
  await complete(phone, session, 5)
  await run(tool('pg_restore'), [
    ...['--exit-on-error', '--no-owner', `--role=${new URL(restored).username}`, '--single-transaction'],
    ...[`--dbname=${asPostgres(restored)}`, dump],
  ])
  const epochs = [await epochOf(restored)]
  await expect(newEpoch(restored)).rejects.toThrow('add --yes')
  epochs.push(await epochOf(restored))
  const { stdout } = await newEpoch(restored, '--yes')
  epochs.push(await epochOf(restored))
  expect(stdout).toContain('It holds the data of 1 person.')
  expect(epochs[1]).toBe(epochs[0])
  expect(epochs[2]).not.toBe(epochs[0])

  server = await serve(restored, Number(new URL(origin).port))
  const rows = await server.database.kysely.selectFrom('documents').select('id').execute()
  expect(rows.map(({ id }) => id)).toEqual([session.id])
  phone.wire.plugIn()
  phone.replication.syncNow()
  await phone.untilStatus(({ kind }) => kind === 'synced')
  expect([await countLogged(phone, session), await countLogged(phone, later)]).toEqual([6, 1])
  const tablet = await start('tablet')
  await expect.poll(() => countLogged(tablet, session)).toBe(6)
  await expect.poll(() => countLogged(tablet, later)).toBe(1)
})

async function serve(databaseUrl: string, port?: number): Promise<SyncServer> {
  return startSyncServer({ database: await connectDatabase({ databaseUrl }), ...(port !== undefined && { port }) })
}

/** The same database for a superuser, whom row-level security does not hold. */
function asPostgres(databaseUrl: string): string {
  const url = new URL(inject('postgresqlUrl'))
  url.pathname = new URL(databaseUrl).pathname
  return url.href
}

/** With the settings of the server, and none of the machine's. */
function newEpoch(databaseUrl: string, ...flags: readonly string[]) {
  const env = { PATH: process.env['PATH'], DATABASE_URL: databaseUrl }
  return run(process.execPath, [join(ROOT, 'scripts/new-epoch.ts'), ...flags], { env })
}

async function epochOf(databaseUrl: string): Promise<string | undefined> {
  const database = await connectDatabase({ databaseUrl })
  try {
    const row = await database.kysely
      .selectFrom('server_state')
      .select('value')
      .where('key', '=', 'epoch')
      .executeTakeFirst()
    return row?.value
  } finally {
    await database.close()
  }
}

function tool(name: string): string {
  return join(postgresqlBinaries() ?? '', name)
}
