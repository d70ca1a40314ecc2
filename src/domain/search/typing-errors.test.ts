import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lettersOf, mayBeMeant, typingErrors } from './typing-errors.ts'

test.each([
  ['nothing wrong', 'supino', 'supino', 0],
  ['a word that is not finished yet', 'supi', 'supino', 0],
  ['one letter missing', 'suino', 'supino', 1],
  ['one letter too many', 'suppino', 'supino', 1],
  ['one wrong letter', 'sumino', 'supino', 1],
  ['two neighbours swapped count once', 'spuino', 'supino', 1],
  ['two errors', 'aggachmento', 'agachamento', 2],
  ['another word', 'remada', 'supino', undefined],
  ['a far longer word', 'supinoinclinado', 'supino', undefined],
] as const)('%s', (_rule, typed, word, errors) => {
  expect(typingErrors(typed, word, 2)).toBe(errors)
})

test('the letters alone never sort out a word that was meant', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdeü1'), maxLength: 9 })
  fc.assert(
    fc.property(word, word, fc.integer({ min: 1, max: 3 }), (typed, meant, most) => {
      fc.pre(typingErrors(typed, meant, most) !== undefined)
      expect(mayBeMeant(lettersOf(typed), lettersOf(meant), most)).toBe(true)
    }),
  )
})

test('the letters alone sort out a word that lacks more of them than there may be errors', () => {
  expect(mayBeMeant(lettersOf('remada'), lettersOf('supino'), 2)).toBe(false)
})
