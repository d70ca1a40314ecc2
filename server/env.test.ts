import fastify from 'fastify'
import { expect, test } from 'vitest'
import { isProduction } from './env/missing.ts'
import { readEnvironment } from './env.ts'

const production = {
  NODE_ENV: 'production',
  FIREBASE_PROJECT_ID: 'barra',
  FIREBASE_API_KEY: 'key',
  FIREBASE_SERVICE_ACCOUNT: '/run/secrets/firebase.json',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old',
  APP_URL: 'https://barra.example',
}

test('a local start needs no settings', () => {
  expect(readEnvironment({})).toMatchObject({
    NODE_ENV: 'development',
    PORT: 3_000,
    DATA_DIR: '.data',
    TRUST_PROXY: false,
  })
})

// proves 1.3
test.each([
  [undefined, ['google', 'facebook']],
  ['github, google', ['github', 'google']],
  ['none', []],
])('SOCIAL_PROVIDERS=%s offers %j', (value, offered) => {
  expect(readEnvironment({ SOCIAL_PROVIDERS: value }).SOCIAL_PROVIDERS).toEqual(offered)
})

test('an unknown sign-in provider is reported', () => {
  expect(() => readEnvironment({ SOCIAL_PROVIDERS: 'google,myspace' })).toThrow(/SOCIAL_PROVIDERS/)
})

test('the origins of native apps are named word by word', () => {
  const read = (value: string) => readEnvironment({ ALLOWED_ORIGINS: value }).ALLOWED_ORIGINS
  expect(readEnvironment({}).ALLOWED_ORIGINS).toEqual([])
  expect(read('https://localhost, capacitor://localhost')).toEqual(['https://localhost', 'capacitor://localhost'])
  for (const loose of ['*', 'null', 'https://*', 'https://localhost/', 'localhost']) {
    expect(() => read(loose), loose).toThrow(/ALLOWED_ORIGINS/)
  }
})

test('signing certificates are parsed as consoles print them, and nothing else is accepted', () => {
  const fingerprint = Array.from({ length: 32 }, () => 'ab').join(':')
  const read = (value: string) => readEnvironment({ ANDROID_CERTIFICATES: value }).ANDROID_CERTIFICATES
  expect(readEnvironment({}).ANDROID_CERTIFICATES).toEqual([])
  expect(read(`${fingerprint}, ${fingerprint}`)).toEqual([fingerprint.toUpperCase(), fingerprint.toUpperCase()])
  for (const other of ['ab:cd', fingerprint.slice(3), fingerprint.replaceAll(':', '')]) {
    expect(() => read(other), other).toThrow(/ANDROID_CERTIFICATES/)
  }
  expect(readEnvironment({ APPLE_TEAM_ID: 'A1B2C3D4E5' }).APPLE_TEAM_ID).toBe('A1B2C3D4E5')
  expect(() => readEnvironment({ APPLE_TEAM_ID: 'app.barra' })).toThrow(/APPLE_TEAM_ID/)
})

test('a contact for vulnerabilities is one line that a reader can follow', () => {
  const read = (value: string) => readEnvironment({ SECURITY_CONTACT: value }).SECURITY_CONTACT
  for (const good of ['mailto:security@barra.example', 'https://barra.example/security']) expect(read(good)).toBe(good)
  for (const other of [
    'security@barra.example',
    'http://barra.example',
    'mailto:a@b.example\nContact: mailto:c@d.example',
  ])
    expect(() => read(other), other).toThrow(/SECURITY_CONTACT/)
})

test('an empty variable is one that is not set', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3_000 })
})

test('other variables are none of its business', () => {
  expect(readEnvironment({ PATH: '/bin', EDITOR: 'ed' })).not.toHaveProperty('PATH')
})

test('production does not start with the emulator variable', () => {
  expect(() => readEnvironment({ ...production, FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' })).toThrow(
    /FIREBASE_AUTH_EMULATOR_HOST.*anybody could sign in/,
  )
})

test('production needs a project to check tokens against', () => {
  expect(() => readEnvironment({ NODE_ENV: 'production' })).toThrow(/FIREBASE_PROJECT_ID/)
  expect(readEnvironment(production).FIREBASE_PROJECT_ID).toBe('barra')
})

test('production needs the key of a service account, in either of two places', () => {
  expect(() => readEnvironment({ ...production, FIREBASE_SERVICE_ACCOUNT: '' })).toThrow(
    /FIREBASE_SERVICE_ACCOUNT.*GOOGLE_APPLICATION_CREDENTIALS/,
  )
  const elsewhere = { FIREBASE_SERVICE_ACCOUNT: '', GOOGLE_APPLICATION_CREDENTIALS: '/run/secrets/google.json' }
  expect(readEnvironment({ ...production, ...elsewhere })).toMatchObject({ NODE_ENV: 'production' })
})

test('every wrong variable is named at once', () => {
  const read = () => readEnvironment({ PORT: 'eighty', DATABASE_URL: 'mysql://x', RATE_LIMIT_PER_PERSON: '0' })
  expect(read).toThrow(/PORT.*DATABASE_URL.*RATE_LIMIT_PER_PERSON/s)
})

test.each([
  ['true', true],
  ['false', false],
  ['1', 1],
  ['10.0.0.1, 10.0.0.2', ['10.0.0.1', '10.0.0.2']],
  ['loopback, 10.1.0.0/16, fd00::/8', ['loopback', '10.1.0.0/16', 'fd00::/8']],
])('TRUST_PROXY=%s', (value, expected) => {
  expect(readEnvironment({ TRUST_PROXY: value }).TRUST_PROXY).toEqual(expected)
  if (typeof expected !== 'number') expect(() => fastify({ trustProxy: expected })).not.toThrow()
})

test.each(['junk', 'True', 'proxy.example', '10.0.0.1/33', '10.0.0.1/0', '10.0.0.1/', '10.0.0.1,', '::1/1/2'])(
  'TRUST_PROXY=%s is reported by its name',
  (value) => {
    expect(() => readEnvironment({ TRUST_PROXY: value })).toThrow(/TRUST_PROXY.*is neither true, false, a number/)
  },
)

test('the local payment page is refused in production unless it is explicitly allowed', () => {
  const { STRIPE_SECRET_KEY: _, STRIPE_WEBHOOK_SECRET: __, ...keyless } = production
  expect(() => readEnvironment(keyless)).toThrow(/STRIPE_SECRET_KEY.*nobody pays/)
  expect(readEnvironment({ ...keyless, ALLOW_LOCAL_PAYMENTS: 'true' }).ALLOW_LOCAL_PAYMENTS).toBe(true)
  expect(readEnvironment({}).STRIPE_SECRET_KEY).toBeUndefined()
})

test('Stripe needs the secret of its events; two are good while one is being replaced', () => {
  expect(() => readEnvironment({ STRIPE_SECRET_KEY: 'sk_test_x' })).toThrow(/STRIPE_WEBHOOK_SECRET/)
  expect(readEnvironment(production).STRIPE_WEBHOOK_SECRET).toEqual(['whsec_new', 'whsec_old'])
})

test('a trial takes 14 days by default', () => {
  expect(readEnvironment({}).TRIAL_DAYS).toBe(14)
  expect(readEnvironment({ TRIAL_DAYS: '7' }).TRIAL_DAYS).toBe(7)
})

test('location services are URLs, and unset ones are unused', () => {
  expect(readEnvironment({})).not.toHaveProperty('IP_LOOKUP_URL')
  expect(readEnvironment({ IP_LOOKUP_URL: 'https://ip.test/json' }).IP_LOOKUP_URL).toBe('https://ip.test/json')
  expect(() => readEnvironment({ REVERSE_GEOCODING_URL: 'javascript:alert(1)' })).toThrow(/REVERSE_GEOCODING_URL/)
})

test('a real project is production, whatever NODE_ENV', () => {
  const project = { FIREBASE_PROJECT_ID: 'barra', FIREBASE_API_KEY: 'key' }
  for (const NODE_ENV of [undefined, 'development', 'test']) {
    expect(() => readEnvironment({ ...project, NODE_ENV })).toThrow(
      /FIREBASE_SERVICE_ACCOUNT.*APP_URL.*STRIPE_SECRET_KEY/s,
    )
  }
  expect(isProduction(readEnvironment({ ...production, NODE_ENV: 'development' }))).toBe(true)
})

test('a demo project with an emulator, and no project, are the own machine', () => {
  const emulated = {
    FIREBASE_PROJECT_ID: 'demo-barra',
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9',
  }
  expect(isProduction(readEnvironment(emulated))).toBe(false)
  expect(isProduction(readEnvironment({}))).toBe(false)
})

test('an emulator beside a real project stops the start, as nobody checks its tokens', () => {
  for (const NODE_ENV of [undefined, 'development', 'test']) {
    const emulated = { ...production, NODE_ENV, FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' }
    expect(() => readEnvironment(emulated)).toThrow(/FIREBASE_AUTH_EMULATOR_HOST.*anybody could sign in.*demo-barra/)
  }
})

test('production requires its address', () => {
  expect(() => readEnvironment({ ...production, APP_URL: '' })).toThrow(/APP_URL/)
  expect(readEnvironment({}).APP_URL).toBeUndefined()
})
