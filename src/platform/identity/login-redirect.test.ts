import { expect, test } from 'vitest'
import { refuseStorage, stubStorage } from '../../../tests/support/stub-storage.ts'
import { safeRedirect, saveLoginRedirect, takeLoginRedirect } from './login-redirect.ts'

// proves 2.44
test('a path of this app is opened, with its query and hash', () => {
  expect(safeRedirect('/workouts/edit-v2?id=7#notes')).toBe('/workouts/edit-v2?id=7#notes')
})

// proves 2.44
test.each([
  null,
  '',
  'workouts',
  '//evil.test/x',
  '/\\evil.test',
  '/\t/evil.test',
  '/\n\\evil.test',
  '/\r\n/evil.test',
  '/\u0000/evil.test',
  'https://evil.test/',
  '/auth/login',
  '/auth/login?x=1',
])('%s leads to the dashboard', (path) => {
  expect(safeRedirect(path)).toBe('/dashboard')
})

test('the page that asked for a login is opened after it, once', () => {
  const stored = stubStorage()
  saveLoginRedirect('/workouts?id=7')
  expect(takeLoginRedirect()).toBe('/workouts?id=7')
  expect([...stored]).toEqual([])
  expect(takeLoginRedirect()).toBe('/dashboard')
})

test('a browser that keeps nothing leads to the dashboard', () => {
  refuseStorage()
  saveLoginRedirect('/workouts?id=7')
  expect(takeLoginRedirect()).toBe('/dashboard')
})
