import { expect, test } from 'vitest'
import { SeenStates } from './seen-states.ts'

const EPOCH = 'abcdef12'
const state = (seq: number, mark = 'beef') => `${EPOCH}.${seq}.${mark}`

test('a collection includes every state up to the pulled one, of this life of the server', () => {
  const seen = new SeenStates()
  expect(seen.include(['sessions'], state(0))).toBe(false)
  seen.reach('sessions', state(5))
  expect([4, 5, 6].map((seq) => seen.include(['sessions'], state(seq)))).toEqual([true, true, false])
  expect(seen.include(['sessions', 'folders'], state(4))).toBe(false)
  expect(seen.include(['sessions'], `${'f'.repeat(8)}.1.beef`)).toBe(false)
  seen.forget(['sessions'])
  expect(seen.include(['sessions'], state(4))).toBe(false)
})

test('an own push moves what was seen before it, and nothing else', () => {
  const seen = new SeenStates()
  seen.reach('sessions', state(5))
  seen.reach('folders', state(4))
  seen.reach('workouts', state(5, 'cafe'))
  seen.pass({ before: state(5), head: state(7) })
  expect(seen.isAt('sessions', state(7))).toBe(true)
  expect(seen.isAt('folders', state(4))).toBe(true)
  expect(seen.isAt('workouts', state(5, 'cafe'))).toBe(true)
})

test('a pull that comes to the state before own pushes has seen those, too', () => {
  const seen = new SeenStates()
  seen.pass({ before: state(5), head: state(7) })
  seen.pass({ before: state(7), head: state(8) })
  expect(seen.reach('sessions', state(5))).toBe(state(8))
  expect(seen.isAt('sessions', state(8))).toBe(true)
  expect(seen.reach('folders', state(6))).toBe(state(6))
})

test('own pushes are forgotten with what was seen: a server that was put back never had them', () => {
  const seen = new SeenStates()
  seen.reach('sessions', state(5))
  seen.pass({ before: state(5), head: state(7) })
  seen.forget(['sessions'])
  expect(seen.reach('sessions', state(5))).toBe(state(5))
})

test('a push that wrote nothing, or a server that went back, moves nothing', () => {
  const seen = new SeenStates()
  seen.pass({ before: state(5), head: state(5) })
  seen.pass({ before: state(7), head: state(5, 'cafe') })
  expect(seen.reach('sessions', state(5))).toBe(state(5))
  expect(seen.reach('sessions', state(7))).toBe(state(7))
})
