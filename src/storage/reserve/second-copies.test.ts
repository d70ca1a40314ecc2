import { expect, test } from 'vitest'
import { copyIn, hasCopies, withCopy, withoutAccount } from './second-copies.ts'

const SESSION = { account: 'ana', id: 'monday' }

test('copies of two documents and two accounts do not mix', () => {
  const texts = [SESSION, { account: 'ana', id: 'friday' }, { account: 'bia', id: 'monday' }]
  const text = texts.reduce<string | null>((all, place, index) => withCopy(all, place, { index }), null)
  expect(texts.map((place) => copyIn(text, place))).toEqual([{ index: 0 }, { index: 1 }, { index: 2 }])
  expect(copyIn(withCopy(text, SESSION, undefined), SESSION)).toBeUndefined()
  expect(hasCopies(text, 'ana')).toBe(true)
  expect(hasCopies(withoutAccount(text, 'ana'), 'ana')).toBe(false)
  expect(hasCopies(withoutAccount(text, 'ana'), 'bia')).toBe(true)
})

test('an account whose last copy was taken out has none', () => {
  expect(hasCopies(withCopy(withCopy(null, SESSION, {}), SESSION, undefined), 'ana')).toBe(false)
})

test.each([null, '', 'nonsense', '[]', '1', '{"ana":1}'])('%j holds no copies', (text) => {
  expect(copyIn(text, SESSION)).toBeUndefined()
  expect(copyIn(withCopy(text, SESSION, 'kept'), SESSION)).toBe('kept')
})
