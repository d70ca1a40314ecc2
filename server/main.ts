import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigurationError } from './configuration-error.ts'
import { DataFolderInUse } from './database/data-folder-lock.ts'
import { loadEnvironment } from './env.ts'
import { BuildFailed } from './local/page-build.ts'
import { PortTakenError } from './local/port.ts'
import { type RunningServer, startServer } from './start-server.ts'

const root = dirname(import.meta.dirname)
/** Time limit for hanging work after the last request. */
const STOP_LIMIT_MS = 8_000
/** One Ctrl-C arrives twice under npm, which forwards a signal that the terminal sent to everybody. */
const SAME_KEY_MS = 1_000
const LOOK_FOR_PARENT_MS = 250

let running: RunningServer | undefined
let drainMs = 0
let stoppingSinceMs: number | undefined

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
if (process.env['npm_lifecycle_event'] !== undefined) endWithParent()

try {
  const env = loadEnvironment(root)
  drainMs = (env.DRAIN_NOTICE_SECONDS + env.DRAIN_SECONDS) * 1_000
  const { values: flags } = parseArgs({
    options: { dev: { type: 'boolean', default: false }, demo: { type: 'boolean', default: true } },
    allowNegative: true,
  })
  running = await startServer({ root, env, ...flags, say: console.info })
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

async function stop(): Promise<void> {
  if (stoppingSinceMs !== undefined) {
    if (performance.now() - stoppingSinceMs > SAME_KEY_MS) process.exit(130)
    return
  }
  // A partial start can simply exit: its writes are atomic.
  if (!running) process.exit(0)
  stoppingSinceMs = performance.now()
  setTimeout(() => process.exit(1), drainMs + STOP_LIMIT_MS).unref()
  await running.stop()
  process.exit(0)
}

/** Ends with the parent: killing `npm start` includes this process, and npm killed with -9 forwards no signal. */
function endWithParent(): void {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && void stop(), LOOK_FOR_PARENT_MS).unref()
}

/** One clear line for errors a person can fix, everything for others. */
function explain(error: unknown): unknown {
  if (error instanceof PortTakenError) {
    return `Port ${error.port} is taken by another program. Stop it, or set ${error.variable} to another port.`
  }
  if (
    error instanceof ConfigurationError ||
    error instanceof BuildFailed ||
    error instanceof DataFolderInUse ||
    isWrongFlag(error)
  ) {
    return error.message
  }
  return error
}

function isWrongFlag(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
