import { afterEach, expect, test, vi } from 'vitest'
import { publicConfig as schema } from '#contract/public-config.ts'
import { parsePublicConfig, storedConfig } from './public-config.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const SENT = {
  version: '1.0.0',
  apiBase: '/api',
  firebase: { apiKey: 'key', authDomain: 'barra.test', projectId: 'demo-barra', storageBucket: 'bucket' },
  authEmulatorUrl: 'http://localhost:9099',
  socialProviders: ['facebook', 'google'],
  localObjectStore: true,
  appCheckSiteKey: 'site-key',
  entitlementKeys: [{ kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo', kid: 'one' }],
  locationServices: { ipLookup: 'https://ip.test/json', reverseGeocoding: 'https://places.test/reverse' },
}

// proves 4.40
test('what the contract allows is read as the contract reads it', () => {
  expect(parsePublicConfig(JSON.stringify(SENT))).toEqual(schema.parse(SENT))
})

// proves 7.1
test('what is left out has its default', () => {
  const { apiBase: _, ...rest } = SENT
  expect(parsePublicConfig(JSON.stringify(rest))?.apiBase).toBe('/api')
})

test('a way to sign in that this build does not know has no button', () => {
  const sent = { ...SENT, socialProviders: ['google', 'carrier-pigeon', 7] }
  expect(parsePublicConfig(JSON.stringify(sent))?.socialProviders).toEqual(['google'])
})

test.each(['', '<!doctype html><title>Hotel WiFi</title>', '{}', '[]', 'null', '{"version":"1","firebase":{}}'])(
  '%j is no configuration',
  (text) => {
    expect(parsePublicConfig(text)).toBeNull()
  },
)

test('the copy of an earlier start is there without asking', () => {
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(SENT) })
  expect(storedConfig()).toEqual(schema.parse(SENT))
  vi.stubGlobal('localStorage', { getItem: () => null })
  expect(storedConfig()).toBeNull()
})
