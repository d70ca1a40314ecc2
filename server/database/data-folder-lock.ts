import { readFileSync } from 'node:fs'
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

const lockContent = z.object({ pid: z.int().positive(), startedAt: z.string().nullable() })
type Holder = z.infer<typeof lockContent>

export class DataFolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop it first, or set DATA_DIR to another folder.`)
    this.name = 'DataFolderInUse'
  }
}

/** Reading a lock never takes this long; an older one belongs to a killed process. */
const LOOK_LIMIT_MS = 10_000

/** Folders that this process has or is about to lock. Its own pid in another's lock is a reused one. */
const held = new Set<string>()

/** Returns the unlock function. A killed process's lock is ignored. Throws `DataFolderInUse` while the holder lives. */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(resolve(folder), 'database.lock')
  if (held.has(path)) throw new DataFolderInUse(folder, process.pid)
  held.add(path)
  try {
    await mkdir(folder, { recursive: true })
    await writeLock(folder, path)
  } catch (error) {
    held.delete(path)
    throw error
  }
  return async () => {
    await rm(path, { force: true })
    held.delete(path)
  }
}

async function writeLock(folder: string, path: string): Promise<void> {
  const mine: Holder = { pid: process.pid, startedAt: startOf(process.pid) }
  const draft = `${path}.${crypto.randomUUID()}`
  await writeFile(draft, JSON.stringify(mine), { flag: 'wx' })
  try {
    while (!(await tryLink(draft, path))) {
      const holder = await readHolder(path)
      if (holder && isAlive(holder)) throw new DataFolderInUse(folder, holder.pid)
      await removeAbandoned(draft, path)
    }
  } finally {
    await rm(draft, { force: true })
  }
}

/** A link appears atomically with its content, and only if there is none: no reader ever sees half a lock. */
async function tryLink(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Removes a dead holder's lock. One process at a time checks and removes, so that none removes another's new lock. */
async function removeAbandoned(draft: string, path: string): Promise<void> {
  const look = `${path}.look`
  if (!(await tryLink(draft, look))) {
    await removeIfOld(look)
    return wait(10)
  }
  try {
    const holder = await readHolder(path)
    if (!holder || !isAlive(holder)) await rm(path, { force: true })
  } finally {
    await rm(look, { force: true })
  }
}

async function removeIfOld(look: string): Promise<void> {
  const found = await stat(look).catch(() => undefined)
  if (found && Date.now() - found.ctimeMs > LOOK_LIMIT_MS) await rm(look, { force: true })
}

/** The lock's holder; undefined without one, or if a full disk left it incomplete. */
async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    return lockContent.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return undefined
  }
}

function isAlive(holder: Holder): boolean {
  if (holder.pid === process.pid) return false
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return isCode(error, 'EPERM')
  }
  // Pids are reused, almost surely after restarting a container: the start time distinguishes processes.
  const startedAt = startOf(holder.pid)
  return holder.startedAt === null || startedAt === null || holder.startedAt === startedAt
}

/** In a comparable form; null if the system does not report it. */
function startOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the name in parentheses and may contain anything; the start is the 20th after it.
    const startTicks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${boot}:${startTicks}`
  } catch {
    return null
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
