import { expect, test } from 'vitest'
import { readTyped } from './use-typed-draft.ts'

test('what was typed is found again, and whatever else lies there is nothing', () => {
  expect(readTyped('{"waist":"84,5","left-calf":"","neck":3,"tail":"12"}')).toEqual({ waist: '84,5', 'left-calf': '' })
  for (const text of [null, '', 'null', '[]', '"waist"', '{"waist"']) expect(readTyped(text)).toEqual({})
})
