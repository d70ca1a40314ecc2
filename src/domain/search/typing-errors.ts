/**
 * Insertions, deletions, substitutions and transpositions from a word or its beginning, since it may be unfinished;
 * undefined if more than `most`. The optimal string alignment distance; Damerau, A technique for computer detection
 * and correction of spelling errors (1964).
 */
export function typingErrors(typed: string, word: string, most: number): number | undefined {
  if (typed.length - word.length > most) return undefined
  let beforePrevious: readonly number[] = []
  let previous: readonly number[] = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const current = nextRow(typed, word, row, previous, beforePrevious)
    if (least(current) > most) return undefined
    beforePrevious = previous
    previous = current
  }
  return least(previous) > most ? undefined : least(previous)
}

/** The letters a to z of a word, a bit each. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - 97
    if (letter >= 0 && letter < 26) letters |= 1 << letter
  }
  return letters
}

/** By letters only: each missing letter is an error. Discards nearly all words of a vocabulary cheaply. */
export function isCloseEnough(typedLetters: number, wordLetters: number, most: number): boolean {
  let lacking = typedLetters & ~wordLetters
  for (let errors = 0; lacking !== 0; errors++) {
    if (errors === most) return false
    lacking &= lacking - 1
  }
  return true
}

function nextRow(
  typed: string,
  word: string,
  row: number,
  previous: readonly number[],
  beforePrevious: readonly number[],
): readonly number[] {
  const current = [row]
  for (let column = 1; column <= word.length; column++) {
    const wrong = typed[row - 1] === word[column - 1] ? 0 : 1
    const swapped =
      row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
        ? at(beforePrevious, column - 2) + 1
        : Infinity
    current.push(
      Math.min(at(previous, column) + 1, at(current, column - 1) + 1, at(previous, column - 1) + wrong, swapped),
    )
  }
  return current
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}

function least(row: readonly number[]): number {
  return row.reduce((smallest, errors) => Math.min(smallest, errors), Infinity)
}
