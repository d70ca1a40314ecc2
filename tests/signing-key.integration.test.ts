import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { NO_SUBSCRIPTION } from '#domain/billing/subscription.ts'
import { isGenuine } from '#platform/billing/entitlement-token.ts'
import { readEnvironment } from '../server/env.ts'
import { provideBilling } from '../server/payment/provide-billing.ts'
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

  test('of different keys do not start together: one of them is refused', async () => {
    await database.kysely.deleteFrom('server_state').where('key', '=', 'entitlement-key').execute()
    const instances = await Promise.all([startInstance(), startInstance()])
    expect(instances.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = instances.find((instance) => instance.status === 'rejected')
    expect(refused?.reason).toBeInstanceOf(ForeignSigningKey)
  })

  /** An instance that has generated its own key in its data folder. */
  async function startInstance() {
    const folder = mkdtempSync(join(tmpdir(), 'barra-instance-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const env = readEnvironment({ DATA_DIR: folder })
    const [outcome] = await Promise.allSettled([provideBilling({ database, env, origin: 'https://barra.test' })])
    return outcome
  }
})

test('the published keys verify statements of both keys after a rotation', async () => {
  const [old, next] = [await makePrivateKey(), await makePrivateKey()]
  const before = await createEntitlementSigner(old)
  const after = await createEntitlementSigner(next, before.publicKeys)
  const standing = { uid: 'anna', subscription: NO_SUBSCRIPTION, pendingTrial: null, epoch: 'e1' }
  const held = await before.sign(standing, new Date())
  const told = await after.sign(standing, new Date())
  expect(await isGenuine(held, after.publicKeys)).toBe(true)
  expect(await isGenuine(told, after.publicKeys)).toBe(true)
  expect(await isGenuine(told, before.publicKeys)).toBe(false)
  const retired = await createEntitlementSigner(next)
  expect(await isGenuine(held, retired.publicKeys)).toBe(false)
})

test('only the owner can read the key in the data folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'barra-key-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const made = await entitlementKeyIn(folder)
  expect(statSync(join(folder, 'entitlement-key.json')).mode & 0o777).toBe(0o600)
  expect(await entitlementKeyIn(folder)).toEqual(made)
})
