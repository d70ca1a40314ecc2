import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { LocationServices, PublicConfig } from '#contract/public-config.ts'
import { secureHeaders } from './security.ts'

/** The page's permissions in a deployment with these services. */
async function headersWith(locationServices: LocationServices | undefined) {
  const app = fastify()
  const firebase = { apiKey: 'key', authDomain: 'barra.test', projectId: 'demo-barra' }
  const config = { version: '1', apiBase: '/api', firebase, authEmulatorUrl: null, locationServices }
  await secureHeaders(app, { config, allowHotReload: false })
  app.get('/', async () => '')
  const { headers } = await app.inject('/')
  await app.close()
  const connections = String(headers['content-security-policy'])
    .split(';')
    .find((rule) => rule.startsWith('connect-src'))
  return { connections, permissions: headers['permissions-policy'] }
}

test('without country services no page may request a location, or connect to any', async () => {
  for (const services of [undefined, {}]) {
    const { connections, permissions } = await headersWith(services)
    expect(permissions).toContain('geolocation=()')
    expect(permissions).toContain('camera=(self)')
    expect(connections).not.toContain('.test')
  }
})

test('only the configured services may be contacted', async () => {
  const { connections, permissions } = await headersWith({
    ipLookup: 'https://ip.test/json/?key=1',
    reverseGeocodingFallback: 'http://places.test:8080/by?format=text',
  })
  expect(connections).toContain(' http://places.test:8080 https://ip.test')
  expect(permissions).toContain('geolocation=(self)')
})

test('an IP address service needs no location', async () => {
  const { connections, permissions } = await headersWith({ ipLookup: 'https://ip.test/json' })
  expect(connections).toContain(' https://ip.test')
  expect(permissions).toContain('geolocation=()')
})

test('the content security policy allows no script but our own and no host but the named ones', async () => {
  const app = fastify()
  const firebase = { apiKey: 'key', authDomain: 'barra.test', projectId: 'barra' }
  const config = { version: '1', apiBase: '/api', firebase, authEmulatorUrl: 'http://127.0.0.1:9099' }
  await secureHeaders(app, { config, allowHotReload: false })
  app.get('/', async () => '')
  const { headers } = await app.inject('/')
  await app.close()
  const policy = new Map(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => directive.trim().split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  )
  expect(policy.get('default-src')).toEqual(["'none'"])
  expect(policy.get('script-src')).toEqual(["'self'"])
  expect(policy.get('connect-src')).toEqual(["'self'", 'http://127.0.0.1:9099'])
  expect(policy.get('worker-src')).toEqual(["'self'"])
  expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:'])
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(name)).toEqual(["'none'"])
  expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|upgrade-insecure/)
})

test('only the ways in that are offered bring hosts of theirs', async () => {
  const policyWith = async (more: Partial<PublicConfig>) => {
    const app = fastify()
    const firebase = { apiKey: 'key', authDomain: 'barra.test', projectId: 'barra' }
    const config = { version: '1', apiBase: '/api', firebase, authEmulatorUrl: null, ...more }
    await secureHeaders(app, { config, allowHotReload: false })
    app.get('/', async () => '')
    const { headers } = await app.inject('/')
    await app.close()
    return String(headers['content-security-policy'])
  }
  const none = await policyWith({ socialProviders: [] })
  expect(none).toContain('https://identitytoolkit.googleapis.com')
  expect(none).not.toMatch(/apis\.google\.com|barra\.test|googleusercontent|fbcdn|twimg/)
  const google = await policyWith({ socialProviders: ['google'] })
  expect(google).toMatch(/script-src 'self' https:\/\/apis\.google\.com;.*frame-src https:\/\/barra\.test;/)
  expect(google).toMatch(/googleusercontent/)
  expect(google).not.toMatch(/fbcdn|twimg/)
  expect(await policyWith({ authEmulatorUrl: 'http://localhost:9099' })).not.toMatch(/identitytoolkit|apis\.google/)
})

test('an answer that is never run has a policy that lets it do nothing, in few bytes', async () => {
  const app = fastify()
  const firebase = { apiKey: 'key', authDomain: 'barra.test', projectId: 'barra' }
  await secureHeaders(app, {
    config: { version: '1', apiBase: '/api', firebase, authEmulatorUrl: null },
    allowHotReload: false,
  })
  app.get('/of/*', (request, reply) => reply.type(request.url.slice('/of/'.length)).send(Buffer.from('{}')))
  app.get('/own', (_request, reply) =>
    reply.type('image/png').header('content-security-policy', "default-src 'none'; sandbox").send(Buffer.from('')),
  )
  const policyOf = async (type: string) => (await app.inject(`/of/${type}`)).headers['content-security-policy']
  for (const type of ['application/json', 'application/manifest+json', 'application/problem+json', 'image/svg+xml']) {
    expect(await policyOf(type), type).toBe("default-src 'none'; frame-ancestors 'none'")
  }
  expect((await app.inject('/own')).headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  // A worker from a bundle has its policy from the bundle.
  for (const type of ['text/html', 'text/javascript', 'application/octet-stream']) {
    expect(await policyOf(type), type).toContain("script-src 'self'")
  }
  await app.close()
})
