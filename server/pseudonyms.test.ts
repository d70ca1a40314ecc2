import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPseudonyms } from './pseudonyms.ts'

const MORNING = new Date('2026-11-28T00:00:00.000Z')
const EVENING = new Date('2026-11-28T23:59:59.999Z')
const TOMORROW = new Date('2026-11-29T00:00:00.000Z')
const SECRET = new Uint8Array(32).fill(7)

test('one person has one name all day, on every instance with the secret, and another one the next day', () => {
  const [one, other] = [createPseudonyms(SECRET), createPseudonyms(SECRET)]
  const name = one.ofDay('person', 'anna', MORNING)
  expect(name).toMatch(/^[\w-]{16}$/)
  expect(other.ofDay('person', 'anna', EVENING)).toBe(name)
  expect(one.ofDay('person', 'anna', TOMORROW)).not.toBe(name)
  expect(one.ofDay('person', 'ben', MORNING)).not.toBe(name)
  expect(one.ofDay('address', 'anna', MORNING)).not.toBe(name)
})

test('without a shared secret each process has names of its own', () => {
  expect(createPseudonyms().ofDay('address', '198.51.100.1', MORNING)).not.toBe(
    createPseudonyms().ofDay('address', '198.51.100.1', MORNING),
  )
})

test('a count is kept under no digest that anybody can make of an address', () => {
  const keys = [createPseudonyms(SECRET), createPseudonyms()].map(({ ofCount }) => ofCount('contact', '198.51.100.1'))
  expect(new Set(keys).size).toBe(2)
  expect(keys).not.toContain(createHash('sha256').update('contact 198.51.100.1').digest('base64url'))
  expect(createPseudonyms(SECRET).ofCount('contact', '198.51.100.1')).toBe(keys[0])
})
