import { expect, test } from 'vitest'
import { z } from 'zod'
import { issueReason } from './issue-reason.ts'

/** The validator's present words: another version of it may change them. */
test.each([
  [z.number().min(0), -1, { rule: 'atLeast', limit: 0 }],
  [z.int().min(-5), -6, { rule: 'atLeast', limit: -5 }],
  [z.number().positive(), 0, { rule: 'moreThan', limit: 0 }],
  [z.number().max(2.5), 3, { rule: 'atMost', limit: 2.5 }],
  [z.string().max(3), 'long', { rule: 'longest', limit: 3 }],
  [z.array(z.string()).max(1), ['a', 'b'], { rule: 'mostItems', limit: 1 }],
  [z.string().min(1), '', { rule: 'empty' }],
  [z.array(z.string()).min(1), [], { rule: 'empty' }],
  [z.string(), undefined, { rule: 'missing' }],
  [z.string(), 3, { rule: 'unknown' }],
  [z.enum(['kg', 'lb']), 'st', { rule: 'unknown' }],
])('the reason of a refused value %#', (schema, value, reason) => {
  expect(issueReason(schema.safeParse(value).error?.issues[0]?.message ?? '')).toEqual(reason)
})

test.each(['', 'must be an object', 'has 300000 bytes, and 262144 are the most'])('%j has no reason', (message) => {
  expect(issueReason(message)).toEqual({ rule: 'unknown' })
})
