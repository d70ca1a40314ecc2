import { expect, test } from 'vitest'
import { withPlainDigits } from './plain-digits.ts'

test.each(['ar-u-nu-arab', 'fa-u-nu-arabext', 'hi-u-nu-deva', 'th-u-nu-thai', 'ja-u-nu-fullwide', 'en-u-nu-mathmono'])(
  'all ten digits of %s are read',
  (locale) => {
    for (let digit = 0; digit < 10; digit++)
      expect(withPlainDigits(new Intl.NumberFormat(locale).format(digit))).toBe(String(digit))
  },
)

test.each([
  ['８２．５', '82.5'],
  ['٨٢٫٥', '82.5'],
  ['82,5 kg', '82,5 kg'],
  ['1\u202f234,5', '1 234,5'],
])('%s is %s', (typed, plain) => {
  expect(withPlainDigits(typed)).toBe(plain)
})
