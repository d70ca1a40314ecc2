import { expect, test } from 'vitest'
import { screenAt } from './screen-at.ts'

test.each([
  ['http://localhost:3000/dashboard', { kind: 'dashboard' }],
  ['/progress?exercise=squat&range=all', { kind: 'progress' }],
  ['/workout/all/sessions', { kind: 'history' }],
  ['/workout/a-routine/sessions', { kind: 'history' }],
  ['/workout/all/sessions?log=a-draft', null],
  ['/workout/a-session/completed', { kind: 'session', id: 'a-session' }],
  ['/workout/a-session/execute', { kind: 'running', id: 'a-session' }],
  ['/exercises?exercise=squat', { kind: 'exercise', id: 'squat' }],
  ['/exercises', null],
  ['/profile/preferences', null],
])('%s', (address, screen) => {
  expect(screenAt(address)).toEqual(screen)
})
