import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMetrics, type Metrics } from '../server/metrics/metrics.ts'
import { serveMetrics } from '../server/metrics/serve-metrics.ts'
import { aSession } from './builders.ts'
import { DATABASES, openTestDatabase, type TestDatabase } from './setup/test-database.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

const CANARY = 'canary'

describe.each(DATABASES)('metrics on %s', (kind) => {
  let database: TestDatabase
  let metrics: Metrics
  let server: TestServer
  beforeEach(async () => {
    database = await openTestDatabase(kind)
    metrics = createMetrics(database)
    server = await startTestServer(kind, { database, metrics })
  })
  afterEach(async () => {
    await server.close()
    await database.close()
  })

  const seriesValue = async (series: string) => {
    const lines = (await metrics.text()).split('\n')
    const found = lines.find((line) => line.startsWith(`${series} `))
    return found === undefined ? null : Number(found.slice(series.length + 1))
  }

  test('count requests and their time by the template of the route, and errors by their code', async () => {
    const { token } = await server.client()
    const headers = { authorization: `Bearer ${token}` }
    await server.app.inject({ url: '/api/sync/digest', headers })
    await server.app.inject({ url: `/api/sync/pull?collection=${CANARY}`, headers })
    await server.app.inject(`/nowhere/${CANARY}`)
    expect(await seriesValue('barra_requests_total{method="GET",route="/api/sync/digest",status="200"}')).toBe(1)
    expect(await seriesValue('barra_request_seconds_count{method="GET",route="/api/sync/digest"}')).toBe(1)
    expect(await seriesValue('barra_requests_total{method="GET",route="none",status="404"}')).toBe(1)
    expect(await seriesValue('barra_refusals_total{code="BAD_REQUEST"}')).toBe(1)
    expect(await seriesValue('barra_refusals_total{code="NOT_FOUND"}')).toBe(1)
  })

  test('count pushes, conflicts, refused rows and those put aside', async () => {
    const phone = await server.client()
    const session = { ...aSession(), _deleted: false }
    const edited = { ...session, note: CANARY }
    await phone.push('sessions', [{ newDocumentState: session }, { newDocumentState: 'rubbish' }])
    await phone.push('sessions', [{ newDocumentState: edited }])
    expect(await seriesValue('barra_pushes_total')).toBe(2)
    expect(await seriesValue('barra_push_conflicts_total')).toBe(1)
    expect(await seriesValue('barra_push_refused_rows_total')).toBe(1)
    expect(await seriesValue('barra_quarantined_rows_total')).toBe(1)
  })

  test('know how many streams are open', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.app.server.address() as AddressInfo
    const { token } = await server.client()
    const hangUp = new AbortController()
    const headers = { authorization: `Bearer ${token}` }
    const { status } = await fetch(`http://127.0.0.1:${port}/api/sync/stream`, { headers, signal: hangUp.signal })
    expect([status, await seriesValue('barra_streams')]).toEqual([200, 1])
    hangUp.abort()
    await expect.poll(() => seriesValue('barra_streams')).toBe(0)
  })

  test('count mails and rounds by their outcome', async () => {
    const mail = { to: CANARY, replyTo: { name: CANARY, address: CANARY }, subject: CANARY, text: CANARY }
    await metrics.mailer({ send: async () => {} }).send(mail)
    await expect(metrics.mailer({ send: () => Promise.reject(new Error('no')) }).send(mail)).rejects.toThrow('no')
    metrics.round('revisions', 'skipped')
    metrics.round('deletions', 'done')
    expect(await seriesValue('barra_mails_total{outcome="sent"}')).toBe(1)
    expect(await seriesValue('barra_mails_total{outcome="failed"}')).toBe(1)
    expect(await seriesValue('barra_rounds_total{round="revisions",outcome="skipped"}')).toBe(1)
    expect(await seriesValue('barra_round_last_success_seconds{round="revisions"}')).toBeNull()
    expect(await seriesValue('barra_round_last_success_seconds{round="deletions"}')).toBeGreaterThan(0)
  })

  test.runIf(kind === 'postgresql')('tell the connections of the pool', async () => {
    await (await server.client()).digest()
    expect(await seriesValue('barra_database_connections{state="total"}')).toBeGreaterThan(0)
    expect(await seriesValue('barra_database_connections{state="waiting"}')).toBe(0)
  })

  test('hold nothing of a person', async () => {
    const phone = await server.client(`person-${CANARY}`)
    const headers = { authorization: `Bearer ${phone.token}` }
    const session = { ...aSession({ note: CANARY }), _deleted: false }
    await phone.push('sessions', [{ newDocumentState: session }, { newDocumentState: { id: CANARY, rubbish: CANARY } }])
    const requests = [
      { method: 'PUT', url: '/api/user/profile', headers, payload: { name: CANARY } },
      { method: 'GET', url: `/auth/callback?mode=resetPassword&oobCode=${CANARY}` },
      { method: 'GET', url: `/${CANARY}/${CANARY}` },
      { method: 'GET', url: '/api/user/profile', headers: { authorization: `Bearer ${CANARY}` } },
    ] as const
    for (const request of requests) await server.app.inject(request)
    const text = await metrics.text()
    for (const secret of [CANARY, phone.token, session.id, '127.0.0.1']) expect(text).not.toContain(secret)
    // A label with free values would grow without end as well.
    const labels = new Set([...text.matchAll(/([a-z]+)="/g)].map(([, label]) => label))
    const known = ['code', 'le', 'method', 'outcome', 'round', 'route', 'state', 'status']
    expect([...labels].filter((label) => !known.includes(label ?? ''))).toEqual([])
  })

  test('have a port of their own, where nothing else is', async () => {
    metrics.watchProcess()
    const own = await serveMetrics(metrics, '127.0.0.1', 0)
    const ask = async (path: string, method = 'GET') => fetch(`http://127.0.0.1:${own.port}${path}`, { method })
    const answer = await ask('/metrics')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('version=0.0.4')])
    const text = await answer.text()
    expect(text).toContain('# TYPE barra_requests_total counter\n')
    // OPERATING.md names these by the words of a library.
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]\d+$/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
    expect([(await ask('/')).status, (await ask('/metrics', 'POST')).status]).toEqual([404, 404])
    await own.close()
    expect((await server.app.inject('/metrics')).statusCode).toBe(404)
  })
})
