import { beforeEach, expect, test } from 'vitest'
import { identityFor } from '../../tests/setup/test-identity.ts'
import { withStandingSignIns } from './standing-sign-ins.ts'
import { InvalidToken, type TokenVerifier } from './token-verifier.ts'

const MINUTE_MS = 60_000
const ISSUED_AT = 1_000_000

let nowMs: number
let asked: number
let answer: 'stands' | 'revoked' | 'unreachable'
let verifier: TokenVerifier

beforeEach(() => {
  nowMs = ISSUED_AT
  asked = 0
  answer = 'stands'
  const provider: TokenVerifier = {
    verify: async (uid, { checkRevoked = false } = {}) => {
      if (checkRevoked) {
        asked++
        if (answer === 'revoked') throw new InvalidToken('revoked')
        if (answer === 'unreachable') throw new Error('no answer')
      }
      return identityFor(uid, { issuedAt: ISSUED_AT, authTime: 1 })
    },
  }
  verifier = withStandingSignIns(provider, () => nowMs)
})

test('a sign-in that was ended is refused five minutes later, although its token is good for an hour', async () => {
  answer = 'revoked'
  nowMs += 5 * MINUTE_MS - 1
  await expect(verifier.verify('ana')).resolves.toMatchObject({ uid: 'ana' })
  nowMs += 1
  await expect(verifier.verify('ana')).rejects.toMatchObject({ fault: 'revoked' })
})

test('the provider is queried once in five minutes per sign-in, whatever the number of requests', async () => {
  nowMs += 5 * MINUTE_MS
  await Promise.all([verifier.verify('ana'), verifier.verify('ana'), verifier.verify('bia')])
  await verifier.verify('ana')
  expect(asked).toBe(2)
  nowMs += 5 * MINUTE_MS
  await verifier.verify('ana')
  expect(asked).toBe(3)
})

test('a check on an always-checking route counts for the others', async () => {
  nowMs += 5 * MINUTE_MS
  await verifier.verify('ana', { checkRevoked: true })
  await verifier.verify('ana')
  expect(asked).toBe(1)
})

test('while the provider is unreachable, training continues, with a retry after a minute', async () => {
  answer = 'unreachable'
  nowMs += 5 * MINUTE_MS
  await expect(verifier.verify('ana')).resolves.toMatchObject({ uid: 'ana' })
  await verifier.verify('ana')
  expect(asked).toBe(1)
  answer = 'revoked'
  nowMs += MINUTE_MS
  await expect(verifier.verify('ana')).rejects.toMatchObject({ fault: 'revoked' })
})

test('an always-checking route reports an unreachable provider', async () => {
  answer = 'unreachable'
  await expect(verifier.verify('ana', { checkRevoked: true })).rejects.toThrow('no answer')
})
