import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from './free-port.ts'

/** Names the empty, migrated data folder that prepare.ts made. */
export const TEMPLATE_VARIABLE = 'BARRA_E2E_TEMPLATE'

/** The build that tests run against. */
export const THE_BUILD = process.env['DIST_DIR'] || 'dist'

export type ServerOptions = {
  /** The test's own data folder; by default a copy of the template, removed by `dispose`. */
  readonly dataFolder?: string
  /** The build to serve; by default the one in DIST_DIR, or in `dist`. */
  readonly dist?: string
  /** Create the demo account and its two years of training. */
  readonly demo?: boolean
  readonly env?: Readonly<Record<string, string>>
  /** The ports that it listens on; free ones by default. */
  readonly ports?: ServerPorts
}

/** The ports of a server and of its identity provider. */
export type ServerPorts = { readonly port: number; readonly emulatorPort: number }

/** A real `node server/main.ts`, which can be stopped, killed and started again at the same address. */
export type Server = {
  readonly url: string
  readonly port: number
  readonly emulatorPort: number
  readonly dataFolder: string
  /** Everything it has printed, over all its starts. */
  output(): string
  /** Stops it, like Ctrl-C; returns its exit code. */
  stop(): Promise<number | null>
  /** `kill -9`. */
  kill(): Promise<void>
  /** Starts it again after `stop` or `kill`: same ports, same data. Another build or other variables, if named. */
  restart(dist?: string, env?: Readonly<Record<string, string>>): Promise<void>
  /** Ends it and removes its data. */
  dispose(): Promise<void>
}

// Optimizing PostgreSQL's WebAssembly takes a second of CPU at every start, which no test recovers.
const QUICK_START = '--liftoff-only'

/** Only for a server that never starts: on a busy machine it takes a minute. */
const START_LIMIT_MS = 240_000

/** Starts a server on its own ports and resolves once ready. */
export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const port = options.ports?.port ?? (await freePort())
  const emulatorPort = options.ports?.emulatorPort ?? (await freePort())
  const dataFolder = options.dataFolder ?? copyOfTemplate()
  const url = `http://localhost:${port}`
  let dist = resolve(options.dist ?? THE_BUILD)
  let env = options.env
  let printed = ''
  let child: ChildProcess | undefined

  const start = async () => {
    child = spawn(process.execPath, [QUICK_START, 'server/main.ts', ...(options.demo ? [] : ['--no-demo'])], {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: String(port),
        AUTH_EMULATOR_PORT: String(emulatorPort),
        DATA_DIR: dataFolder,
        DIST_DIR: dist,
        // Its dialog would stand before the prices of every browser that is set to another country than its clock.
        LOCAL_GEOCODING: 'false',
        // startHttpsFront says that it is asked by https.
        TRUST_PROXY: 'loopback',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (printed += String(text)))
    await untilReady(child, url, () => printed)
  }
  const end = async (signal: NodeJS.Signals) => {
    const ended = child && exitOf(child)
    child?.kill(signal)
    return ended ?? null
  }

  await start()
  return {
    url,
    port,
    emulatorPort,
    dataFolder,
    output: () => printed,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
    restart: async (otherDist, otherEnv) => {
      if (otherDist !== undefined) dist = resolve(otherDist)
      if (otherEnv !== undefined) env = otherEnv
      await start()
    },
    dispose: async () => {
      await end('SIGKILL')
      if (options.dataFolder === undefined) rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

function copyOfTemplate(): string {
  const folder = mkdtempSync(join(tmpdir(), 'barra-e2e-'))
  const template = process.env[TEMPLATE_VARIABLE]
  if (template) cpSync(template, folder, { recursive: true })
  return folder
}

async function untilReady(child: ChildProcess, url: string, printed: () => string): Promise<void> {
  const latest = Date.now() + START_LIMIT_MS
  while (Date.now() < latest) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${printed()}`)
    if (await answers(url)) return
    await new Promise((wake) => setTimeout(wake, 50))
  }
  throw new Error(`The server is not ready after ${START_LIMIT_MS} ms:\n${printed()}`)
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok
  } catch {
    return false
  }
}

function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)))
}
