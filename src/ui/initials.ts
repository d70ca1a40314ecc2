/** Up to two letters that stand for a name: of its first word and of its last. '' for a name without letters. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const [first = '', last = ''] = [words.at(0), words.length > 1 ? words.at(-1) : '']
  return [first, last].map(firstLetter).join('').toLocaleUpperCase()
}

/** The whole of it, with its accents, however many code points that takes. */
function firstLetter(word: string): string {
  return /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? ''
}
