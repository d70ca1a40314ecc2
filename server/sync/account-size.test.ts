import { expect, test } from 'vitest'
import { roomFor, type SizeChange } from './account-size.ts'

const MAX = 1_000
const created = (after: number): SizeChange => ({ before: undefined, after, isTombstone: false })
const edited = (before: number, after: number): SizeChange => ({ before, after, isTombstone: false })
const deleted = (before: number | undefined): SizeChange => ({ before, after: 60, isTombstone: true })

test.each([
  ['a new document', [created(100)], 100],
  ['an edit, with the version before it among the revisions', [edited(90, 100)], 100],
  ['up to the last byte', [created(400), edited(700, 600)], 1_000],
])('there is room for %s', (_change, changes, growth) => {
  expect(roomFor(changes, 0, MAX)).toEqual({ growth, keepsRevisions: true })
})

test.each([
  ['a new document', [created(100)]],
  ['an edit that makes a document larger', [edited(90, 91)]],
  ['a larger one beside a smaller one', [edited(90, 91), edited(500, 10)]],
  ['a deletion of what was never there', [deleted(undefined)]],
])('a full account refuses %s', (_change, changes) => {
  expect(() => roomFor(changes, MAX, MAX)).toThrow(expect.objectContaining({ status: 413, code: 'ACCOUNT_FULL' }))
})

test.each([
  ['a deletion', [deleted(500)], -440],
  ['the deletion of a document that is smaller than its tombstone', [deleted(10)], 50],
  ['a document that becomes smaller', [edited(90, 80)], -10],
  ['nothing', [], 0],
])('a full account takes %s, and keeps no earlier version of it', (_change, changes, growth) => {
  expect(roomFor(changes, 2 * MAX, MAX)).toEqual({ growth, keepsRevisions: false })
})
