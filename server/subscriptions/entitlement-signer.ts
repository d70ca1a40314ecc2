import { createPrivateKey, hkdfSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose'
import { z } from 'zod'
import { type Entitlement, type EntitlementKey, entitlementKey, type Subscription } from '#contract/billing.ts'
import type { PendingTrial } from '#contract/vocabulary.ts'
import { validUntil } from '#domain/billing/entitlement.ts'
import { writeAtomically } from '../local/write-atomically.ts'

const privateKey = z
  .object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), d: z.string() })
  .refine(canSign)
type PrivateKey = z.infer<typeof privateKey>

const SECRET_BYTES = 32

/** In this epoch of the server's data. */
export type Standing = {
  readonly uid: string
  readonly subscription: Subscription
  readonly pendingTrial: PendingTrial | null
  readonly epoch: string
}

/** Devices rely on its statements offline. */
export type EntitlementSigner = {
  /** The current one, and earlier ones while their statements are in use. */
  readonly publicKeys: readonly EntitlementKey[]
  sign(standing: Standing, now: Date): Promise<string>
  /** For another purpose: the same on every instance with this key, and says nothing about it. */
  secretFor(purpose: string): Uint8Array
}

/** Throws for an invalid key, at startup rather than when a lifter is locked out. */
export async function createEntitlementSigner(
  key: PrivateKey,
  earlier: readonly EntitlementKey[] = [],
): Promise<EntitlementSigner> {
  const { kty, crv, x } = key
  const kid = await calculateJwkThumbprint({ kty, crv, x })
  const secret = await importJWK(key, 'Ed25519')
  return {
    publicKeys: [{ kty, crv, x, kid }, ...earlier.filter((known) => known.kid !== kid)],
    sign: (standing, now) =>
      new SignJWT(statementOf(standing, now))
        .setProtectedHeader({ alg: 'Ed25519', typ: 'entitlement+jwt', kid })
        .sign(secret),
    secretFor: (purpose) =>
      new Uint8Array(hkdfSync('sha256', Buffer.from(key.d, 'base64url'), '', purpose, SECRET_BYTES)),
  }
}

/** The configured key, or one generated once and stored beside the data. */
export async function entitlementKeyIn(dataDir: string): Promise<PrivateKey> {
  const path = entitlementKeyPath(dataDir)
  try {
    return readPrivateKey(await readFile(path, 'utf8'))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  const made = await makePrivateKey()
  writeAtomically(path, JSON.stringify(made))
  return made
}

export function entitlementKeyPath(dataDir: string): string {
  return join(dataDir, 'entitlement-key.json')
}

/** In the format of `ENTITLEMENT_PRIVATE_KEY`. */
export async function makePrivateKey(): Promise<PrivateKey> {
  const pair = await generateKeyPair('Ed25519', { extractable: true })
  return privateKey.parse(await exportJWK(pair.privateKey))
}

/** Throws without quoting it. */
export function readPrivateKey(json: string): PrivateKey {
  return parsed(json, privateKey, 'is not an Ed25519 private key as JSON Web Key')
}

function canSign(key: { readonly x: string; readonly d: string }): boolean {
  try {
    createPrivateKey({ key, format: 'jwk' })
    return true
  } catch {
    return false
  }
}

/** Throws without quoting it. */
export function readPublicKeys(json: string): readonly EntitlementKey[] {
  return parsed(json, z.array(entitlementKey), 'is not an array of Ed25519 public keys with kid')
}

function parsed<Shape>(json: string, shape: z.ZodType<Shape>, message: string): Shape {
  try {
    return shape.parse(JSON.parse(json))
  } catch {
    throw new Error(message)
  }
}

function statementOf({ uid, subscription, pendingTrial, epoch }: Standing, now: Date): Entitlement {
  const { status, plan, trialEndsAt, currentPeriodEnd, cancelAtPeriodEnd } = subscription
  return {
    uid,
    status,
    plan,
    trialEndsAt,
    currentPeriodEnd,
    cancelAtPeriodEnd,
    ...(pendingTrial !== null && { pendingTrial }),
    validUntil: validUntil(subscription, now.getTime()),
    issuedAt: now.toISOString(),
    epoch,
  }
}
