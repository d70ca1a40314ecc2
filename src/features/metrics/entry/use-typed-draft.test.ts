import { expect, test } from 'vitest'
import { typedIn } from './use-typed-draft.ts'

test('typed values are restored, and anything else in storage is ignored', () => {
  expect(typedIn({ waist: '84,5', 'left-calf': '', neck: 3, tail: '12' })).toEqual({ waist: '84,5', 'left-calf': '' })
  for (const value of [null, '', [], 'waist', 3]) expect(typedIn(value)).toEqual({})
})
