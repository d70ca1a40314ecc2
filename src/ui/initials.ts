/** Of the first and the last word; '' for a name without letters. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const [first = '', last = ''] = [words.at(0), words.length > 1 ? words.at(-1) : '']
  return [first, last].map(firstLetter).join('').toLocaleUpperCase()
}

/** The whole letter with its accents, however many code points. */
function firstLetter(word: string): string {
  return /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? ''
}
