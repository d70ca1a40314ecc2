import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Ana', 'A'],
  ['Ana Lima', 'AL'],
  ['  joão   pedro da silva ', 'JS'],
  ['Élodie', 'É'],
  ['E\u0301lodie', 'E\u0301'],
  ['ana.lima', 'A'],
  ['(Coach) 🏋️ Bia', 'CB'],
  ['筋 太郎', '筋太'],
  ['🏋️', ''],
  ['', ''],
])('%j is shown as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
