import { expect, test } from 'vitest'
import { publicConfig as schema } from '#contract/public-config.ts'
import { stubStorage } from '../../../tests/support/stub-storage.ts'
import { readPublicConfig, storedConfig } from './public-config.ts'

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
test('valid values are read as by the contract', () => {
  expect(readPublicConfig(SENT)).toEqual(schema.parse(SENT))
})

// proves 7.1
test('omitted values have defaults', () => {
  const { apiBase: _, ...rest } = SENT
  expect(readPublicConfig(rest)?.apiBase).toBe('/api')
})

test('an unknown sign-in provider has no button', () => {
  const sent = { ...SENT, socialProviders: ['google', 'carrier-pigeon', 7] }
  expect(readPublicConfig(sent)?.socialProviders).toEqual(['google'])
})

test.each(['Hotel WiFi', {}, [], null, { version: '1', firebase: {} }])('%j is no configuration', (value) => {
  expect(readPublicConfig(value)).toBeNull()
})

test('the copy of an earlier start is there without asking', () => {
  const texts = stubStorage('localStorage', new Map([['barra.public-config', JSON.stringify(SENT)]]))
  expect(storedConfig()).toEqual(schema.parse(SENT))
  texts.clear()
  expect(storedConfig()).toBeNull()
})
