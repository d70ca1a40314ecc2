import type { EntitlementKey } from '#contract/billing.ts'
import type { PublicConfig } from '#contract/public-config.ts'
import { SOCIAL_PROVIDERS } from '#contract/vocabulary.ts'
import { isRecord } from '#domain/is-record.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import { serverOrigin } from './server-origin.ts'

const CONFIG_KEY = 'barra.public-config'
const REQUEST_LIMIT_MS = 10_000
/** With a cached copy, a slower server is not awaited. */
const COPY_AFTER_MS = 3_000

let latest: Promise<PublicConfig> | undefined

/**
 * From the server if it responds soon, else the cached copy, so that an offline start works. Rejects if there is
 * neither; calling again retries.
 */
export function publicConfig(): Promise<PublicConfig> {
  latest ??= loadConfig().catch((cause: unknown) => {
    latest = undefined
    throw cause
  })
  return latest
}

/** Rejects if unreachable; the known one stays. */
export async function publicConfigAnew(): Promise<PublicConfig> {
  const config = await fetchConfig()
  latest = Promise.resolve(config)
  return config
}

async function loadConfig(): Promise<PublicConfig> {
  const stored = storedConfig()
  const fetched = fetchConfig()
  if (!stored) return fetched
  const patience = new Promise<PublicConfig>((resolve) => setTimeout(resolve, COPY_AFTER_MS, stored))
  return Promise.race([fetched.catch(() => stored), patience])
}

async function fetchConfig(): Promise<PublicConfig> {
  const response = await fetch(`${serverOrigin}/config.json`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
  })
  const config = response.ok ? readPublicConfig(await response.json().catch(() => null)) : null
  if (!config) throw new Error(`no public configuration (${response.status})`)
  safeLocalStorage.writeJson(CONFIG_KEY, config)
  return config
}

/** The cached copy; its server may have moved since. */
export function storedConfig(): PublicConfig | null {
  return readPublicConfig(safeLocalStorage.readJson(CONFIG_KEY))
}

/** By hand, to keep the parser out of the page. */
export function readPublicConfig(value: unknown): PublicConfig | null {
  if (!isRecord(value) || !isRecord(value['firebase'])) return null
  const { apiKey, authDomain, projectId, ...optional } = textsOf(
    value['firebase'],
    'apiKey',
    'authDomain',
    'projectId',
    'storageBucket',
    'messagingSenderId',
    'appId',
  )
  const { version, apiBase = '/api', authEmulatorUrl = null } = textsOf(value, 'version', 'apiBase', 'authEmulatorUrl')
  if (apiKey === undefined || authDomain === undefined || projectId === undefined || version === undefined) return null
  return {
    version,
    apiBase: onServer(apiBase),
    firebase: { apiKey, authDomain, projectId, ...optional },
    authEmulatorUrl,
    socialProviders: readSocialProviders(value['socialProviders']),
    ...(value['localObjectStore'] === true && { localObjectStore: true }),
    ...textsOf(value, 'appCheckSiteKey'),
    entitlementKeys: readEntitlementKeys(value['entitlementKeys']),
    ...(isRecord(value['locationServices']) && {
      locationServices: textsOf(value['locationServices'], 'ipLookup', 'reverseGeocoding', 'reverseGeocodingFallback'),
    }),
  }
}

/** A path on the server, even for a page from elsewhere. */
function onServer(address: string): string {
  return address.startsWith('/') ? serverOrigin + address : address
}

/** In the deployment's order; unknown ones have no button. */
function readSocialProviders(value: unknown): NonNullable<PublicConfig['socialProviders']> {
  const names: readonly unknown[] = Array.isArray(value) ? value : []
  return names.flatMap((name) => SOCIAL_PROVIDERS.find((known) => known === name) ?? [])
}

function readEntitlementKeys(value: unknown): EntitlementKey[] {
  const keys: readonly unknown[] = Array.isArray(value) ? value : []
  return keys
    .filter(isRecord)
    .flatMap(({ kty, crv, x, kid }) =>
      kty === 'OKP' && crv === 'Ed25519' && typeof x === 'string' && typeof kid === 'string'
        ? { kty, crv, x, kid }
        : [],
    )
}

function textsOf<Key extends string>(source: Record<string, unknown>, ...keys: Key[]): { [_ in Key]?: string } {
  const texts = keys.filter((key) => typeof source[key] === 'string').map((key) => [key, source[key]])
  // Exactly those keys.
  return Object.fromEntries(texts) as { [_ in Key]?: string }
}
