import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import {
  createEntitlementSigner,
  entitlementKeyIn,
  makePrivateKey,
} from '../server/subscriptions/entitlement-signer.ts'
import { claimSigningKey, ForeignSigningKey } from '../server/subscriptions/one-signing-key.ts'
import { DATABASES, openTestDatabase, type TestDatabase } from './setup/test-database.ts'

describe.each(DATABASES)('instances on one %s', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  afterAll(() => database.close())

  test('sign with one key, and replace it only by one that knows the earlier', async () => {
    const [first, stranger] = [await makePrivateKey(), await makePrivateKey()]
    const signer = await createEntitlementSigner(first)
    await claimSigningKey(database, signer)
    await claimSigningKey(database, await createEntitlementSigner(first))
    await expect(claimSigningKey(database, await createEntitlementSigner(stranger))).rejects.toThrow(ForeignSigningKey)

    const successor = await createEntitlementSigner(stranger, signer.publicKeys)
    await claimSigningKey(database, successor)
    await claimSigningKey(database, successor)
    await expect(claimSigningKey(database, signer)).rejects.toThrow(ForeignSigningKey)
  })
})

test('the key in the data folder is for nobody else to read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'barra-key-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const made = await entitlementKeyIn(folder)
  expect(statSync(join(folder, 'entitlement-key.json')).mode & 0o777).toBe(0o600)
  expect(await entitlementKeyIn(folder)).toEqual(made)
})
