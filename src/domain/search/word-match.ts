import { singular } from './search-text.ts'
import { lettersOf, mayBeMeant, typingErrors } from './typing-errors.ts'

/** A folded word, with what is compared at every key stroke. */
export type Word = { readonly text: string; readonly singular: string; readonly letters: number }

/** How badly a typed word matches another: 0 is the word itself, undefined no match. */
export type WordMatching = (typed: Word, candidate: Word) => number | undefined

// Little words that a hurried lifter leaves out or adds, in the three languages.
const FILLER = new Set('a al ao com con da de del do e el en la los na no o of on the with y'.split(' '))

/** A folded word made ready to be compared. */
export function aWord(text: string): Word {
  return { text, singular: singular(text), letters: lettersOf(text) }
}

/** The folded words that tell something; all of them, if none means anything by itself. */
export function withoutFiller(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !FILLER.has(word))
  return telling.length > 0 ? telling : words
}

/** The word itself, its plural, or its beginning, as what is typed may not be finished. */
export const directMisfit: WordMatching = (typed, candidate) => {
  if (typed.text === candidate.text) return 0
  if (typed.singular === candidate.singular) return 0.5
  const begun = candidate.text.startsWith(typed.text)
  return begun || (typed.singular.length > 2 && candidate.text.startsWith(typed.singular)) ? 1 : undefined
}

/** As `directMisfit`, and with typing errors: one in a word of four letters or more, two from eight on. */
export const nearMisfit: WordMatching = (typed, candidate) =>
  directMisfit(typed, candidate) ?? misfitByErrors(typed, candidate)

function misfitByErrors(typed: Word, candidate: Word): number | undefined {
  const most = typed.text.length >= 8 ? 2 : typed.text.length >= 4 ? 1 : 0
  if (most === 0 || !mayBeMeant(typed.letters, candidate.letters, most)) return undefined
  const errors = typingErrors(typed.text, candidate.text, most)
  return errors === undefined ? undefined : 1 + errors
}
