import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { entitlementKeyIn, entitlementKeyPath, readPublicKeys } from './entitlement-signer.ts'

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'barra-key-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('a missing key is generated once and read from then on', async () => {
  const folder = await aFolder()
  const made = await entitlementKeyIn(folder)
  expect(await entitlementKeyIn(folder)).toEqual(made)
})

test('a damaged key is reported, never replaced: devices hold statements signed by it', async () => {
  const folder = await aFolder()
  await writeFile(entitlementKeyPath(folder), '{"kid": "da')
  await expect(entitlementKeyIn(folder)).rejects.toThrow()
})

test.each(['', 'no JSON', '{}', '[{"kid": "1"}]'])(
  'public keys are refused where they are %j, without being quoted',
  (text) => {
    expect(() => readPublicKeys(text)).toThrow(/^is not an array of Ed25519 public keys with kid$/)
  },
)
