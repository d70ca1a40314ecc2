import { expect, test } from 'vitest'
import { assertNever } from './assert-never.ts'

test('a value that no case was written for is told, and stops the work', () => {
  // As data from a newer version may bear, whatever the compiler says.
  expect(() => assertNever('isometric' as never)).toThrow('"isometric"')
})
