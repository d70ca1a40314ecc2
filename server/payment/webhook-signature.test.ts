import fc from 'fast-check'
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { SIGNATURE_TOLERANCE_SECONDS, signatureFault, signWebhook } from './webhook-signature.ts'

const NOW = 1_772_474_400
const SECRET = 'whsec_today'
const body = Buffer.from('{"id":"evt_1","amount": 1990}')
const signed = signWebhook(body, SECRET, NOW)

test("the provider's library accepts our signature, and we accept its", () => {
  const stripe = new Stripe('sk_test_x')
  const header = stripe.webhooks.generateTestHeaderString({ payload: body.toString(), secret: SECRET, timestamp: NOW })
  expect(signatureFault(body, header, [SECRET], NOW)).toBeNull()
  const event = stripe.webhooks.constructEvent(
    body,
    signed,
    SECRET,
    SIGNATURE_TOLERANCE_SECONDS,
    undefined,
    NOW * 1_000,
  )
  expect(event.id).toBe('evt_1')
})

test.each<[string, Parameters<typeof signatureFault>, string | null]>([
  ['good', [body, signed, [SECRET], NOW], null],
  ['at the end of the tolerance of 300 s', [body, signed, [SECRET], NOW + 300], null],
  ['stale', [body, signed, [SECRET], NOW + 301], 'stale'],
  ['from the future', [body, signed, [SECRET], NOW - 301], 'stale'],
  ['signed with the secret that is being replaced', [body, signed, ['whsec_new', SECRET], NOW], null],
  ['several signatures during rotation', [body, `${signed},v1=${'0'.repeat(64)}`, [SECRET], NOW], null],
  ['another secret', [body, signed, ['whsec_other'], NOW], 'forged'],
  ['no secret at all', [body, signed, [], NOW], 'forged'],
  ['the body written anew', [Buffer.from('{"id":"evt_1","amount":1990}'), signed, [SECRET], NOW], 'forged'],
  ['another time than was signed', [body, signed.replace(/t=\d+/, `t=${NOW + 1}`), [SECRET], NOW], 'forged'],
  ['an old scheme only', [body, signed.replace('v1', 'v0'), [SECRET], NOW], 'malformed'],
  ['no time', [body, signed.replace(/t=\d+,/, ''), [SECRET], NOW], 'malformed'],
  ['not hex', [body, `t=${NOW},v1=zz`, [SECRET], NOW], 'forged'],
  ['nothing', [body, undefined, [SECRET], NOW], 'missing'],
])('a signature: %s', (_case, given, fault) => {
  expect(signatureFault(...given)).toBe(fault)
})

test('any header and body without the secret are refused without throwing', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.string(), (bytes, header) => {
      expect(signatureFault(Buffer.from(bytes), header, [SECRET], NOW)).not.toBeNull()
    }),
  )
})
