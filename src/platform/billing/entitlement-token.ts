import type { Entitlement, EntitlementKey } from '#contract/billing.ts'
import { readEntitlement } from '#domain/billing/entitlement.ts'

/** What a JSON Web Token states, before anybody has looked at its signature; null for what is no statement. */
export function statementIn(token: string): Entitlement | null {
  return readEntitlement(jsonIn(token.split('.')[1]))
}

/**
 * Whether one of our keys signed a token. True as well where that cannot be found out: no key is known yet, or the
 * browser knows no Ed25519. The token came from our own server, and nobody is to lose a workout to an old phone.
 */
export async function isGenuine(token: string, keys: readonly EntitlementKey[]): Promise<boolean> {
  if (keys.length === 0) return true
  const [head, body, signature] = token.split('.')
  const header = jsonIn(head)
  if (!isObject(header) || header['alg'] !== 'Ed25519' || !signature) return false
  const key = keys.find(({ kid }) => kid === header['kid'])
  const bytes = bytesOf(signature)
  if (!key || !bytes) return false
  const trusted = await importKey(key)
  if (!trusted) return true
  return crypto.subtle.verify('Ed25519', trusted, bytes, new TextEncoder().encode(`${head}.${body}`))
}

/** Null where the browser does not know such keys. */
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

/** The bytes of base64url; null for anything else. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
