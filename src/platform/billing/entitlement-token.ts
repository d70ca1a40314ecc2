import type { Entitlement, EntitlementKey } from '#contract/billing.ts'
import { readEntitlement } from '#domain/billing/entitlement.ts'
import { isRecord } from '#domain/is-record.ts'

/** Unverified; null for anything but a JSON Web Token. */
export function statementIn(token: string): Entitlement | null {
  return readEntitlement(jsonIn(token.split('.')[1]))
}

/**
 * Also true if unknown: without known keys, or in a browser without Ed25519. The token came from our own server, and
 * nobody may lose a workout because of an old phone.
 */
export async function isGenuine(token: string, keys: readonly EntitlementKey[]): Promise<boolean> {
  if (keys.length === 0) return true
  const [head, body, signature] = token.split('.')
  const header = jsonIn(head)
  if (!isRecord(header) || header['alg'] !== 'Ed25519' || !signature) return false
  const key = keys.find(({ kid }) => kid === header['kid'])
  const bytes = bytesOf(signature)
  if (!key || !bytes) return false
  const trusted = await importKey(key)
  if (!trusted) return true
  return crypto.subtle.verify('Ed25519', trusted, bytes, new TextEncoder().encode(`${head}.${body}`))
}

/** Null if the browser does not support such keys. */
async function importKey({ kty, crv, x }: EntitlementKey): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify'])
  } catch {
    return null
  }
}

function jsonIn(part: string | undefined): unknown {
  const bytes = bytesOf(part ?? '')
  try {
    return bytes && JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}
