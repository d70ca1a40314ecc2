import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { PLAIN_ROLE, type Postgresql, startPostgresql } from '../tests/setup/postgresql.ts'
import { postgresqlBinaries } from '../tooling/postgresql-binaries.ts'
import { type Server, startServer } from '../tooling/server.ts'

export type DatabaseKind = 'pglite' | 'postgresql'

/** A server process with restorable data, as after a disk loss. */
export type ServerProcess = Pick<Server, 'url' | 'port' | 'emulatorPort' | 'output'> & {
  kill(): Promise<void>
  stop(): Promise<void>
  start(): Promise<void>
  /** Copies the current data and returns the backup. The server runs again afterwards. */
  backUp(): Promise<Backup>
  /** Ends the server and removes everything it had. */
  dispose(): Promise<void>
}

export type Backup = {
  /** Stops the server, restores the data, optionally with a new epoch, and restarts it. */
  restore(options: { readonly newEpoch: boolean }): Promise<void>
}

/** How one kind of database is copied and put back. */
type Store = {
  readonly env: Readonly<Record<string, string>>
  readonly isCopiedWhileRunning: boolean
  copy(to: string): Promise<void>
  putBack(from: string): Promise<void>
  dispose(): Promise<void>
}

const run = promisify(execFile)
/** All devices of a run have one address. */
const LIMITS = { RATE_LIMIT_PER_ADDRESS: '100000' }

export async function startServerProcess(kind: DatabaseKind): Promise<ServerProcess> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'barra-faults-data-'))
  const backups = mkdtempSync(join(tmpdir(), 'barra-faults-backups-'))
  const store = kind === 'pglite' ? folderStore(dataFolder) : await postgresqlStore()
  const removeFolders = () => {
    for (const folder of [dataFolder, backups]) rmSync(folder, { recursive: true, force: true })
  }
  const server = await startServer({ dataFolder, env: { ...LIMITS, ...store.env } }).catch(async (cause) => {
    await store.dispose()
    removeFolders()
    throw cause
  })
  let copies = 0

  const backUp = async (): Promise<Backup> => {
    copies += 1
    const copy = join(backups, String(copies))
    if (!store.isCopiedWhileRunning) await server.stop()
    await store.copy(copy)
    if (!store.isCopiedWhileRunning) await server.restart()
    return {
      restore: async ({ newEpoch }) => {
        await server.kill()
        await store.putBack(copy)
        if (newEpoch) await beginEpoch({ DATA_DIR: dataFolder, ...store.env })
        await server.restart()
      },
    }
  }
  return {
    url: server.url,
    port: server.port,
    emulatorPort: server.emulatorPort,
    output: server.output,
    kill: server.kill,
    stop: async () => void (await server.stop()),
    start: () => server.restart(),
    backUp,
    dispose: async () => {
      await server.dispose()
      await store.dispose()
      removeFolders()
    },
  }
}

/** The documented command for restoring a backup. */
async function beginEpoch(env: Readonly<Record<string, string>>): Promise<void> {
  await run(process.execPath, ['scripts/new-epoch.ts', '--yes'], { env: { ...process.env, ...env } })
}

/** PGlite's folder. Accounts are the identity provider's and are never put back. */
function folderStore(dataFolder: string): Store {
  const database = join(dataFolder, 'database')
  return {
    env: {},
    isCopiedWhileRunning: false,
    copy: async (to) => cpSync(database, to, { recursive: true }),
    putBack: async (from) => {
      rmSync(database, { recursive: true, force: true })
      cpSync(from, database, { recursive: true })
    },
    dispose: async () => undefined,
  }
}

async function postgresqlStore(): Promise<Store> {
  const binaries = postgresqlBinaries()
  if (binaries === undefined)
    throw new Error('PostgreSQL is not installed: `node scripts/install-postgresql.ts` does it')
  const cluster: Postgresql = await startPostgresql()
  const url = new URL(cluster.url)
  url.pathname = 'barra'
  // Copies are of everybody's rows: a superuser's.
  const { href: everything } = url
  // Row-level security holds for the server, as in production.
  url.username = PLAIN_ROLE
  const create = () => administer(cluster, `CREATE DATABASE barra OWNER ${PLAIN_ROLE}`)
  await create()
  return {
    env: { DATABASE_URL: url.href },
    isCopiedWhileRunning: true,
    copy: async (to) => void (await run(join(binaries, 'pg_dump'), ['--format=custom', `--file=${to}`, everything])),
    putBack: async (from) => {
      await administer(cluster, 'DROP DATABASE barra WITH (FORCE)')
      await create()
      await run(join(binaries, 'pg_restore'), [`--dbname=${everything}`, '--exit-on-error', from])
    },
    dispose: cluster.stop,
  }
}

async function administer({ url }: Postgresql, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
