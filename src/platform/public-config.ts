import type { EntitlementKey } from '#contract/billing.ts'
import type { LocationServices, PublicConfig } from '#contract/public-config.ts'
import { SOCIAL_PROVIDERS } from '#contract/vocabulary.ts'
import { isRecord } from '#domain/is-record.ts'
import { serverOrigin } from './server-origin.ts'

const CONFIG_KEY = 'barra.public-config'
const REQUEST_LIMIT_MS = 10_000
/** With a copy at hand, a server that is slower than this is not waited for. */
const COPY_AFTER_MS = 3_000

let latest: Promise<PublicConfig> | undefined

/**
 * What the deployment tells the page: from the server where it answers soon, else the copy of an earlier start, so that
 * an offline start works. Nothing on the way to a set waits for it. Rejects where there is neither; asking again tries
 * again.
 */
export function publicConfig(): Promise<PublicConfig> {
  latest ??= loadConfig().catch((cause: unknown) => {
    latest = undefined
    throw cause
  })
  return latest
}

async function loadConfig(): Promise<PublicConfig> {
  const stored = readStored()
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
  const config = response.ok ? parsePublicConfig(await response.text()) : null
  if (!config) throw new Error(`no public configuration (${response.status})`)
  try {
    localStorage.setItem(CONFIG_KEY, JSON.stringify(config))
  } catch {
    // Then the next start needs the network for it.
  }
  return config
}

function readStored(): PublicConfig | null {
  try {
    return parsePublicConfig(localStorage.getItem(CONFIG_KEY) ?? '')
  } catch {
    return null
  }
}

/** Reads the configuration by hand, to keep the parser out of the page; null for anything else, such as a portal's HTML. */
export function parsePublicConfig(text: string): PublicConfig | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRecord(value) || !isRecord(value['firebase'])) return null
  const { firebase } = value
  const required = [firebase['apiKey'], firebase['authDomain'], firebase['projectId'], value['version']]
  if (!required.every((field) => typeof field === 'string')) return null
  return {
    version: String(value['version']),
    apiBase: onServer(typeof value['apiBase'] === 'string' ? value['apiBase'] : '/api'),
    firebase: {
      apiKey: String(firebase['apiKey']),
      authDomain: String(firebase['authDomain']),
      projectId: String(firebase['projectId']),
      ...optionalText(firebase, 'storageBucket'),
      ...optionalText(firebase, 'messagingSenderId'),
      ...optionalText(firebase, 'appId'),
    },
    authEmulatorUrl: typeof value['authEmulatorUrl'] === 'string' ? value['authEmulatorUrl'] : null,
    socialProviders: readSocialProviders(value['socialProviders']),
    ...(value['localObjectStore'] === true && { localObjectStore: true }),
    ...optionalText(value, 'appCheckSiteKey'),
    entitlementKeys: readEntitlementKeys(value['entitlementKeys']),
    ...(isRecord(value['locationServices']) && { locationServices: readServices(value['locationServices']) }),
  }
}

/** A path of the server, also for a page that does not come from it. */
function onServer(address: string): string {
  return address.startsWith('/') ? serverOrigin + address : address
}

/** In the order of the deployment; one that this build does not know has no button. */
function readSocialProviders(value: unknown): NonNullable<PublicConfig['socialProviders']> {
  const names: readonly unknown[] = Array.isArray(value) ? value : []
  return names.flatMap((name) => SOCIAL_PROVIDERS.find((known) => known === name) ?? [])
}

/** A key of a kind that this build does not know is no key. */
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

function readServices(value: Record<string, unknown>): LocationServices {
  return {
    ...optionalText(value, 'ipLookup'),
    ...optionalText(value, 'reverseGeocoding'),
    ...optionalText(value, 'reverseGeocodingFallback'),
  }
}

function optionalText<Key extends string>(source: Record<string, unknown>, key: Key): { [_ in Key]?: string } {
  const value = source[key]
  // The one key that was asked for, and nothing else.
  return (typeof value === 'string' ? { [key]: value } : {}) as { [_ in Key]?: string }
}
