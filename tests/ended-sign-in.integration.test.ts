import { expect, test } from 'vitest'
import { InvalidToken } from '../server/identity/token-verifier.ts'
import { identityFor } from './setup/test-identity.ts'
import { startTestServer } from './setup/test-server.ts'

const AN_HOUR_AGO = Date.now() - 3_600_000

test('a sign-in that was ended reaches neither the profile nor the documents', async () => {
  const server = await startTestServer('pglite', {
    tokenVerifier: {
      verify: async (uid, { checkRevoked = false } = {}) => {
        if (checkRevoked && uid === 'thief') throw new InvalidToken('revoked')
        return identityFor(uid, { issuedAt: AN_HOUR_AGO })
      },
    },
  })
  const statusFor = async (uid: string, url: string) =>
    (await server.app.inject({ url, headers: { authorization: `Bearer ${uid}` } })).statusCode
  for (const url of ['/api/user/profile', '/api/sync/digest']) {
    expect(await statusFor('thief', url)).toBe(401)
    expect(await statusFor('ana', url)).toBe(200)
  }
  await server.close()
})
