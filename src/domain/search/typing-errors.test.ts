import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCloseEnough, lettersOf, typingErrors } from './typing-errors.ts'

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
      expect(isCloseEnough(lettersOf(typed), lettersOf(meant), most)).toBe(true)
    }),
  )
})

test('the letters alone sort out a word that lacks more of them than there may be errors', () => {
  expect(isCloseEnough(lettersOf('remada'), lettersOf('supino'), 2)).toBe(false)
})

/** The distance to a word, or to the beginning of it, by the plainest way there is: try every way to put it right. */
function plainly(typed: string, word: string): number {
  const distance = (left: number, right: number): number => {
    if (left === 0 || right === 0) return left + right
    const same = typed[left - 1] === word[right - 1] ? 0 : 1
    const ways = [distance(left - 1, right) + 1, distance(left, right - 1) + 1, distance(left - 1, right - 1) + same]
    const isSwapped =
      left > 1 && right > 1 && typed[left - 1] === word[right - 2] && typed[left - 2] === word[right - 1]
    return Math.min(...ways, isSwapped ? distance(left - 2, right - 2) + 1 : Number.POSITIVE_INFINITY)
  }
  return Math.min(...Array.from({ length: word.length + 1 }, (_, end) => distance(typed.length, end)))
}

test('errors are as many as the fewest that lead to the word or its beginning, if there may be so many', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 5 })
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (typed, meant, most) => {
      const errors = plainly(typed, meant)
      expect(typingErrors(typed, meant, most)).toBe(errors > most ? undefined : errors)
    }),
    { numRuns: 600 },
  )
})
