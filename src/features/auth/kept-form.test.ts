import { expect, test } from 'vitest'
import { readKeptForm } from './kept-form.ts'

test('the name and the e-mail come back', () => {
  expect(readKeptForm('{"name":"Ana","email":"ana@example.org"}')).toEqual({ name: 'Ana', email: 'ana@example.org' })
})

test.each([null, '', '{', '[]', '3', '{"name":3,"email":null}'])('%j is nothing', (text) => {
  expect(readKeptForm(text)).toEqual({ name: '', email: '' })
})
