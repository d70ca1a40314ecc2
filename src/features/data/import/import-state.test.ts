import { expect, test } from 'vitest'
import { hasRead, type ImportState } from './import-state.ts'

test('progress is shown while a file is read', () => {
  expect(hasRead({ kind: 'reading', fileName: 'a.csv', share: 0.2 }, 0.5)).toEqual({
    kind: 'reading',
    fileName: 'a.csv',
    share: 0.5,
  })
})

test('progress after the result does not replace it', () => {
  const answered: ImportState = { kind: 'problem', fileName: 'a.csv', problem: { kind: 'empty' } }
  expect(hasRead(answered, 1)).toBe(answered)
})
