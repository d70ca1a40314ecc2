import { expect, test } from 'vitest'
import { abortWith } from './abort-with.ts'

test('a controller is aborted with a signal, for its reason', () => {
  const [controller, stopping] = [new AbortController(), new AbortController()]
  abortWith(controller, stopping.signal)
  expect(controller.signal.aborted).toBe(false)
  stopping.abort('left')
  expect(controller.signal.reason).toBe('left')
})

test('a signal that is aborted already aborts at once', () => {
  const controller = new AbortController()
  abortWith(controller, AbortSignal.abort('left'))
  expect(controller.signal.reason).toBe('left')
})

test('after its end, a controller outlives the signal', () => {
  const [controller, stopping] = [new AbortController(), new AbortController()]
  const end = abortWith(controller, stopping.signal)
  end()
  stopping.abort()
  expect(controller.signal.aborted).toBe(false)
})
