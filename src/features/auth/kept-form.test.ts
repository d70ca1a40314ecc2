import { expect, test } from 'vitest'
import { keptFormIn } from './kept-form.ts'

test('name and email are restored', () => {
  expect(keptFormIn({ name: 'Ana', email: 'ana@example.org' })).toEqual({ name: 'Ana', email: 'ana@example.org' })
})

test.each([null, '', [], 3, { name: 3, email: null }])('%j is nothing', (value) => {
  expect(keptFormIn(value)).toEqual({ name: '', email: '' })
})
