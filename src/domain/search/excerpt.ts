/** Characters of an excerpt. */
const MAX_LENGTH = 100
/** Of these, as many at most before the word that was found. */
const MAX_BEFORE = 30

/** Of a longer text, the words around the first one that `isFound`, with an ellipsis where something is left out. */
export function excerptAround(text: string, isFound: (word: string) => boolean): string {
  if (text.length <= MAX_LENGTH) return text
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))
  const found = words.find(({ word }) => isFound(word)) ?? words[0]
  if (!found) return ''
  const within = words.filter(
    ({ start, end }) => start >= found.start - MAX_BEFORE && end <= found.start + MAX_LENGTH - MAX_BEFORE,
  )
  const [start, end] = [within[0]?.start ?? found.start, within.at(-1)?.end ?? found.start + MAX_LENGTH]
  const rest = { before: text.slice(0, start).trim(), after: text.slice(end).trim() }
  return `${rest.before === '' ? '' : '… '}${text.slice(start, end)}${rest.after === '' ? '' : ' …'}`
}
