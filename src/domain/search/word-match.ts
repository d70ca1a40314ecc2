import { singular } from './search-text.ts'
import { isCloseEnough, lettersOf, typingErrors } from './typing-errors.ts'

/** A folded word, with precomputed values for every keystroke. */
export type Word = { readonly text: string; readonly singular: string; readonly letters: number }

/** The distance of a typed word: 0 is equal, undefined no match. */
export type WordMatching = (typed: Word, candidate: Word) => number | undefined

// Short words that a hurried lifter omits or adds, in the three languages.
const FILLER = new Set('a al ao com con da de del do e el en la los na no o of on the with y'.split(' '))

export function aWord(text: string): Word {
  return { text, singular: singular(text), letters: lettersOf(text) }
}

export function isFiller(word: string): boolean {
  return FILLER.has(word)
}

/** The significant words; all of them if none is significant. */
export function withoutFiller(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !isFiller(word))
  return telling.length > 0 ? telling : words
}

/** The word itself, its plural, or its beginning, since typing may be unfinished. */
export const directMisfit: WordMatching = (typed, candidate) => {
  if (typed.text === candidate.text) return 0
  if (typed.singular === candidate.singular) return 0.5
  const begun = candidate.text.startsWith(typed.text)
  return begun || (typed.singular.length > 2 && candidate.text.startsWith(typed.singular)) ? 1 : undefined
}

/** As `directMisfit`, plus typing errors: one in a word of four letters or more, two from eight on. */
export const nearMisfit: WordMatching = (typed, candidate) =>
  directMisfit(typed, candidate) ?? misfitByErrors(typed, candidate)

function misfitByErrors(typed: Word, candidate: Word): number | undefined {
  const most = typed.text.length >= 8 ? 2 : typed.text.length >= 4 ? 1 : 0
  if (most === 0 || !isCloseEnough(typed.letters, candidate.letters, most)) return undefined
  const errors = typingErrors(typed.text, candidate.text, most)
  return errors === undefined ? undefined : 1 + errors
}
