import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connectDatabase, migrate } from '../../server/database.ts'
import { freePort } from '../../tooling/free-port.ts'
import { postgresqlBinaries } from '../../tooling/postgresql-binaries.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server of this run's own; tests make their databases in it. */
    postgresqlUrl: string
    /** The name of a database in it with the current tables, to make others of. */
    postgresqlTemplate: string
  }
}

type Owner = { readonly uid?: number; readonly gid?: number }

const START_LIMIT_MS = 30_000
const STOP_LIMIT_MS = 10_000

/** A PostgreSQL for the whole run. */
export default async function providePostgresql(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresql()
  const template = await createDatabaseIn(server.url)
  const migrated = await connectDatabase({ databaseUrl: template })
  await migrate(migrated)
  await migrated.close()
  project.provide('postgresqlUrl', server.url)
  project.provide('postgresqlTemplate', new URL(template).pathname.slice(1))
  return server.stop
}

export type Postgresql = { readonly url: string; stop(): Promise<void> }

/** A separate PostgreSQL in a temporary folder. A durable one waits for its disk, as in production. */
export async function startPostgresql({ isDurable = false } = {}): Promise<Postgresql> {
  const binaries = postgresqlBinaries()
  if (!binaries) throw new Error('PostgreSQL is not installed: `node scripts/install-postgresql.ts` does it on Debian')

  const folder = mkdtempSync(join(tmpdir(), 'barra-postgresql-'))
  const owner = unprivilegedOwner()
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const options = ['--username=barra', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  execFileSync(join(binaries, 'initdb'), [`--pgdata=${data}`, ...options], { ...owner, cwd: folder, stdio: 'pipe' })

  const port = await freePort()
  const server = startServer(join(binaries, 'postgres'), data, port, owner, isDurable)
  const url = `postgresql://barra@127.0.0.1:${port}/postgres`
  await untilReady(url, server)
  await createPlainRoles(url)
  return {
    url,
    stop: async () => {
      await stop(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Row-level security holds for it, unlike for the superuser of the address. */
export const PLAIN_ROLE = 'plain'
/** Owns nothing. */
export const GUEST_ROLE = 'guest'

/** The address of a new database, without tables or like its template, for a role that owns it and no more. */
export async function createDatabaseIn(serverUrl: string, template = 'template1'): Promise<string> {
  const url = new URL(serverUrl)
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`CREATE DATABASE ${name} OWNER ${PLAIN_ROLE} TEMPLATE ${template}`)
  await client.end()
  url.pathname = name
  url.username = PLAIN_ROLE
  return url.href
}

async function createPlainRoles(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE ROLE ${PLAIN_ROLE} LOGIN; CREATE ROLE ${GUEST_ROLE} LOGIN`)
  await client.end()
}

/** PostgreSQL refuses to run as root. */
function unprivilegedOwner(): Owner {
  if (process.getuid?.() !== 0) return {}
  const idOf = (user: string, kind: '-u' | '-g') => Number(execFileSync('id', [kind, user], { stdio: 'pipe' }))
  const exists = (user: string) => {
    try {
      return idOf(user, '-u') > 0
    } catch {
      return false
    }
  }
  const user = exists('postgres') ? 'postgres' : 'nobody'
  return { uid: idOf(user, '-u'), gid: idOf(user, '-g') }
}

/** For data that is not needed after a crash. */
const FORGETFUL = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

/** The shell ends the server when its input closes, which it does however this process ends. */
function startServer(program: string, data: string, port: number, owner: Owner, isDurable: boolean): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    ...(!isDurable && FORGETFUL),
  }
  const parameters = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const script = '"$@" <&- & server=$!; cat >/dev/null; kill -INT $server; wait $server'
  return spawn('/bin/sh', ['-c', script, 'sh', program, ...parameters], {
    ...owner,
    cwd: data,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('PostgreSQL did not start')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function isReady(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve()
    const giveUp = setTimeout(() => server.kill('SIGKILL'), STOP_LIMIT_MS)
    server.once('exit', () => {
      clearTimeout(giveUp)
      resolve()
    })
    server.stdin?.end()
  })
}
