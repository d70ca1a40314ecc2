import fastify from 'fastify'
import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'
import { limitContact, limitPerAddress, registerRateLimits } from './rate-limits.ts'

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::FFFF:c633:6407', '198.51.100.7'],
  ['0:0:0:0:0:ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['2001:db8:0:2::1', '2001:db8:0:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['no address', 'no address'],
])('%s counts for %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

async function answersTo(addresses: readonly string[], limit: 'contact' | 'address'): Promise<readonly number[]> {
  const app = fastify()
  await registerRateLimits(app)
  if (limit === 'address') limitPerAddress(app, 1)
  const onRequest = limitContact(app, { perAddress: 1, perPerson: 1, contactPerAddress: 1 })
  app.get('/', limit === 'contact' ? { onRequest } : {}, async () => '')
  const statuses: number[] = []
  for (const remoteAddress of addresses) statuses.push((await app.inject({ url: '/', remoteAddress })).statusCode)
  await app.close()
  return statuses.map((status) => (status === 200 ? 200 : 429))
}

test.each(['contact', 'address'] as const)('the limit by %s holds for a whole IPv6 network', async (limit) => {
  const addresses = ['2001:db8:0:1::1', '2001:db8:0:1:9::2', '2001:DB8:0:1::3', '2001:db8:0:2::1']
  expect(await answersTo(addresses, limit)).toEqual([200, 429, 429, 200])
})

test.each(['contact', 'address'] as const)('the limit by %s takes IPv4 addresses one by one', async (limit) => {
  const addresses = ['::ffff:198.51.100.1', '198.51.100.1', '::ffff:198.51.100.2']
  expect(await answersTo(addresses, limit)).toEqual([200, 429, 200])
})
