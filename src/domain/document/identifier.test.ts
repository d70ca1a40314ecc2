import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sessionId } from '#contract/id.ts'
import { holds } from '../../../tests/support/holds.ts'
import { uuidV7 } from './identifier.ts'

const random = fc.uint8Array({ minLength: 10, maxLength: 10 })
const moment = fc.integer({ min: 0, max: 2 ** 48 - 1 })

test('every id is valid, of version 7 and the RFC variant', () => {
  holds(
    fc.property(moment, random, (nowMs, bytes) => {
      const id = uuidV7(nowMs, bytes)
      expect(sessionId.safeParse(id).success).toBe(true)
      expect(id[14]).toBe('7')
      expect('89ab').toContain(id[19])
    }),
  )
})

test('ids sort by when they were made', () => {
  holds(
    fc.property(moment, moment, random, random, (one, other, left, right) => {
      fc.pre(one < other)
      expect(uuidV7(one, left) < uuidV7(other, right)).toBe(true)
    }),
  )
})

test('the example of RFC 9562, appendix A.6', () => {
  const bytes = Uint8Array.from([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f])
  expect(uuidV7(0x017f22e279b0, bytes)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')
})
