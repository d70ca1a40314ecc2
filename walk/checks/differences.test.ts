import { expect, test } from 'vitest'
import { differencesBetween as differences } from './differences.ts'

const differencesBetween = (...documents: readonly [there: Documents, here: Documents]) =>
  differences('sessions', ...documents, 'it says synced')
type Documents = Parameters<typeof differences>[1]

const SESSION = { id: 'session-1', name: 'Push', _deleted: false }

test('the same on the device and on the server is no difference, whatever their own fields say', () => {
  expect(differencesBetween([SESSION], [{ ...SESSION, _deleted: '0', _rev: '1-a' }])).toEqual([])
  expect(differencesBetween([{ ...SESSION, _deleted: true }], [])).toEqual([])
})

test('what only one of them has, and what differs, is found', () => {
  const says = 'it says synced, and 1 of 1 sessions differ, such as session-1'
  expect(differencesBetween([], [SESSION])).toEqual([says])
  expect(differencesBetween([SESSION], [])).toEqual([says])
  expect(differencesBetween([SESSION], [{ ...SESSION, name: 'Pull' }])).toEqual([says])
  expect(differencesBetween([{ ...SESSION, _deleted: true }], [SESSION])).toEqual([says])
})
