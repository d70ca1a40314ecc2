import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '../env.ts'
import { createEntitlementSigner, entitlementKeyIn, entitlementKeyPath } from './entitlement-signer.ts'
import { KeyFileRefused, makeKeyFile } from './key-file.ts'

const SCRIPT = join(import.meta.dirname, '../../scripts/keys.ts')
let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'barra-keys-'))
  path = join(folder, 'keys.env')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The ids of the keys that a server with this file publishes, its own first. */
async function publishedBy(file: string) {
  const { ENTITLEMENT_PRIVATE_KEY: key, ENTITLEMENT_PUBLIC_KEYS: earlier } = readEnvironment(
    parseEnv(readFileSync(file, 'utf8')),
  )
  if (key === undefined) throw new Error('no key')
  return (await createEntitlementSigner(key, earlier)).publicKeys.map(({ kid }) => kid)
}

test('the command writes settings that a server starts with, for the owner alone', async () => {
  const { status, stdout } = spawnSync(process.execPath, [SCRIPT, path], { encoding: 'utf8' })
  expect(status).toBe(0)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(await publishedBy(path)).toHaveLength(1)
  expect(stdout).toContain(path)
  expect(stdout).not.toContain('"d"')
})

test('the command refuses without a file, and to overwrite one', () => {
  writeFileSync(path, 'precious')
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, path], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 1, stderr: `${path} is there already: nothing was written.\n` })
  expect(readFileSync(path, 'utf8')).toBe('precious')
  expect(spawnSync(process.execPath, [SCRIPT]).status).toBe(1)
})

test('each replacement publishes the keys before it', async () => {
  const [second, third] = [join(folder, 'second.env'), join(folder, 'third.env')]
  await makeKeyFile(path)
  await makeKeyFile(second, path)
  await makeKeyFile(third, second)
  const [first] = await publishedBy(path)
  const [next] = await publishedBy(second)
  expect(await publishedBy(third)).toEqual([expect.any(String), next, first])
})

test('the key that a server made for itself can be replaced', async () => {
  const { publicKeys } = await createEntitlementSigner(await entitlementKeyIn(folder))
  await makeKeyFile(path, entitlementKeyPath(folder))
  expect((await publishedBy(path)).slice(1)).toEqual(publicKeys.map(({ kid }) => kid))
})

test('a file without a key is not replaced, nor quoted', async () => {
  const old = join(folder, 'old.env')
  writeFileSync(old, "ENTITLEMENT_PRIVATE_KEY='very-secret'\n")
  const refused = makeKeyFile(path, old)
  await expect(refused).rejects.toThrow(KeyFileRefused)
  await expect(refused).rejects.not.toThrow(/very-secret/)
  expect(() => statSync(path)).toThrow('ENOENT')
})
