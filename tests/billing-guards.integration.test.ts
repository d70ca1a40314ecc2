import { afterAll, beforeAll, expect, test } from 'vitest'
import { APP_URL, type BillingServer, startBillingServer } from './setup/test-billing.ts'

let at: BillingServer
beforeAll(async () => {
  at = await startBillingServer('pglite')
})
afterAll(() => at.close())

const post = (uid: string, path: string, payload: object = {}) =>
  at.call(uid, { method: 'POST', url: `/api${path}`, payload })
const order = (successUrl: string) => ({
  priceId: 'price_local_monthly',
  successUrl,
  cancelUrl: `${APP_URL}/subscription`,
})

test.each(['é', '💪', '\u2028'])('a way back with %j in it is led to', async (letter) => {
  const uid = `way-back-${letter.codePointAt(0)}`
  const { body } = await post(uid, '/stripe/checkout', order(`${APP_URL}/subscription/success?from=${letter}`))
  const landed = await at.press(`${new URL(body.data.url).pathname}/pay`)
  expect(landed).toMatch(/^https:\/\/barra\.test\/subscription\/success\?from=[!-~]*&session_id=cs_/)
})

test('repeated queries of the payment provider are refused, without affecting others', async () => {
  const statuses: number[] = []
  for (let time = 0; time < 31; time++) statuses.push((await post('impatient', '/subscriptions/refresh')).status)
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200))
  expect(statuses[30]).toBe(429)
  expect((await post('patient', '/subscriptions/refresh')).status).toBe(200)
})

test('summing up all training over and over is refused for a while, which is named', async () => {
  const summary = () => at.call('curious', { url: '/api/analytics/summary' })
  for (let time = 0; time < 30; time++) expect((await summary()).status).not.toBe(429)
  const { status, body } = await summary()
  expect({ status, code: body.error.code }).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS' })
})

test.each(['%00', 'a%00b'])('a page of the local payments with %j for its id is not there', async (id) => {
  for (const path of [`checkout/${id}`, `portal/${id}`, `receipt/${id}/1`]) {
    expect((await at.server.app.inject({ url: `/local/payment/${path}` })).statusCode, path).toBe(404)
  }
})

test.each([
  ['GET', '/subscriptions/payments', undefined],
  ['POST', '/subscriptions/cancel', { immediate: true }],
  ['POST', '/subscriptions/reactivate', {}],
  ['POST', '/stripe/portal', { returnUrl: `${APP_URL}/subscription` }],
  ['POST', '/stripe/checkout', order(`${APP_URL}/subscription/success`)],
] as const)('a sign-in that was ended reaches %s %s no more', async (method, path, payload) => {
  const uid = `ended${path}`
  await at.call(uid, { url: '/api/subscriptions/status' })
  at.server.provider.validSince.set(uid, Date.now() / 1_000 + 60)
  const { status } = await at.call(uid, { method, url: `/api${path}`, ...(payload && { payload }) })
  expect(status).toBe(401)
})
