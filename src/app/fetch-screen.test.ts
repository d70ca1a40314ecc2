import { expect, test } from 'vitest'
import { screenAt } from './fetch-screen.ts'

test.each([
  ['/workout/0198a/execute', '/workout/:id/execute'],
  ['/workouts/create-v2', '/workouts/create-v2'],
  ['/workout/all/sessions', '/workout/all/sessions'],
  ['/workout/0198a/sessions', '/workout/:id/sessions'],
])('the screen at %s is that of %s, as the router chooses it', (pathname, path) => {
  expect(screenAt(pathname, false)?.path).toBe(path)
})

// proves 6.1
test('screens without access are not preloaded', () => {
  expect(screenAt('/dashboard', true)).toBeUndefined()
  expect(screenAt('/auth/login', true)?.path).toBe('/auth/login')
  expect(screenAt('/auth/login', false)).toBeUndefined()
  expect(screenAt('/no/such/screen', false)).toBeUndefined()
})
