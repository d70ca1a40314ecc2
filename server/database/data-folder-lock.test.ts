import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataFolderInUse, lockDataFolder } from './data-folder-lock.ts'

let folder: string
const lockFile = () => join(folder, 'database.lock')
const leaveLock = (content: string) => writeFileSync(lockFile(), content)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'barra-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The number of a process that has ended. */
async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  return child.pid ?? 0
}

test('a second lock is refused while the first is held, naming the holder', async () => {
  const unlock = await lockDataFolder(folder)
  await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUse)
  await expect(lockDataFolder(folder)).rejects.toThrow(new RegExp(`process ${process.pid}.*DATA_DIR`))
  await unlock()
})

test('an unlocked folder can be locked again, and nothing is left in it', async () => {
  await (await lockDataFolder(folder))()
  expect(readdirSync(folder)).toEqual([])
  await (await lockDataFolder(folder))()
})

test('a folder that does not exist is made', async () => {
  const unlock = await lockDataFolder(join(folder, 'new', 'place'))
  expect(existsSync(join(folder, 'new', 'place', 'database.lock'))).toBe(true)
  await unlock()
})

test.each([
  ['of a process that was killed', async () => JSON.stringify({ pid: await deadProcess(), startedAt: 'then' })],
  ['of another process that had our number', async () => JSON.stringify({ pid: process.pid, startedAt: 'then' })],
  [
    'of another process that had the number of one that runs',
    async () => JSON.stringify({ pid: 1, startedAt: 'then' }),
  ],
  ['that a full disk left empty', async () => ''],
  ['that is rubbish', async () => '{"pid":'],
])('a lock %s counts for nothing', async (_case, content) => {
  leaveLock(await content())
  const unlock = await lockDataFolder(folder)
  expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid })
  await unlock()
  expect(readdirSync(folder)).toEqual([])
})

test('of many that find an abandoned lock at once, one gets the folder', async () => {
  leaveLock(JSON.stringify({ pid: await deadProcess(), startedAt: 'then' }))
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)))
  const taken = attempts.filter((attempt) => attempt.status === 'fulfilled')
  expect(taken.length).toBe(1)
  for (const { value: unlock } of taken) await unlock()
  expect(readdirSync(folder)).toEqual([])
})
