import { expect, test } from 'vitest'
import { aSession } from '../../../tests/builders.ts'
import { stubStorage } from '../../../tests/support/stub-storage.ts'
import { lastSynced, rememberSynced } from './last-synced.ts'
import { rememberShown, shownSessions } from './shown-sessions.ts'
import { isAllSent } from './sync-status.ts'

test('a session is shown as it is now, by the screen that showed it last, until that screen is left', () => {
  const session = aSession()
  let now = session
  const leave = rememberShown(session.id, () => now)
  now = { ...session, name: 'Pull' }
  expect(shownSessions()).toEqual([now])
  const other = aSession()
  const leaveOther = rememberShown(session.id, () => other)
  leave()
  expect(shownSessions()).toEqual([other])
  leaveOther()
  expect(shownSessions()).toEqual([])
})

test.each([
  [{ counted: true, waiting: 0, refused: 0 }, true],
  [{ counted: false, waiting: 0, refused: 0 }, false],
  [{ counted: true, waiting: 1, refused: 0 }, false],
  [{ counted: true, waiting: 0, refused: 1 }, false],
  [{ counted: true, waiting: 1, refused: 1 }, false],
])('whether everything is sent with %j', (status, expected) => {
  expect(isAllSent(status as Parameters<typeof isAllSent>[0])).toBe(expected)
})

test('the last complete sync is known of its own account', () => {
  stubStorage()
  rememberSynced('ana', '2026-03-02')
  rememberSynced('ana', '2026-03-03')
  expect([lastSynced('ana'), lastSynced('bento')]).toEqual(['2026-03-03', null])
})
