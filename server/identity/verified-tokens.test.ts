import { beforeEach, expect, test } from 'vitest'
import { identityFor } from '../../tests/setup/test-identity.ts'
import { InvalidToken, type TokenVerifier } from './token-verifier.ts'
import { withVerifiedTokens } from './verified-tokens.ts'

const HOUR_MS = 3_600_000

let nowMs: number
let checked: string[]
let verifier: TokenVerifier

beforeEach(() => {
  nowMs = 1_000_000
  checked = []
  const signatures: TokenVerifier = {
    verify: async (token, { checkRevoked = false } = {}) => {
      checked.push(checkRevoked ? `${token} at the provider` : token)
      if (token === 'forged') throw new InvalidToken('forged')
      if (checkRevoked && token === 'ended') throw new InvalidToken('revoked')
      if (nowMs >= 1_000_000 + HOUR_MS) throw new InvalidToken('expired')
      return identityFor(token, { expiresAt: 1_000_000 + HOUR_MS })
    },
  }
  verifier = withVerifiedTokens(signatures, () => nowMs, 2)
})

test('a signature is checked once in the life of a token', async () => {
  for (const passedMs of [0, 1, HOUR_MS - 2]) {
    nowMs += passedMs
    expect(await verifier.verify('ana')).toMatchObject({ uid: 'ana' })
  }
  expect(checked).toEqual(['ana'])
})

test('an expired token is refused from its last moment on, however often it was good', async () => {
  await verifier.verify('ana')
  nowMs += HOUR_MS
  await expect(verifier.verify('ana')).rejects.toMatchObject({ fault: 'expired' })
  await expect(verifier.verify('ana')).rejects.toMatchObject({ fault: 'expired' })
})

test('a refused token is not remembered, nor does it pass for another one', async () => {
  await verifier.verify('ana')
  await expect(verifier.verify('forged')).rejects.toMatchObject({ fault: 'forged' })
  await expect(verifier.verify('forged')).rejects.toMatchObject({ fault: 'forged' })
  expect(checked).toEqual(['ana', 'forged', 'forged'])
})

test('the provider is asked each time that somebody wants to know, and its refusal ends what was remembered', async () => {
  await verifier.verify('ended')
  for (const _ of [1, 2]) {
    await expect(verifier.verify('ended', { checkRevoked: true })).rejects.toMatchObject({ fault: 'revoked' })
  }
  await verifier.verify('ended')
  expect(checked).toEqual(['ended', 'ended at the provider', 'ended at the provider', 'ended'])
})

test('the tokens of a bounded number of sign-ins are remembered', async () => {
  for (const token of ['ana', 'ben', 'carla', 'ben', 'ana']) await verifier.verify(token)
  expect(checked).toEqual(['ana', 'ben', 'carla', 'ana'])
})
