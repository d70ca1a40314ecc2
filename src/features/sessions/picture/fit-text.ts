/** In pixels of the picture. */
export type Face = { readonly size: number; readonly weight: 400 | 600 | 700 }

/** In pixels. */
export type Measure = (text: string, face: Face) => number

const ELLIPSIS = '…'

/** The beginning that fits a width, with an ellipsis. */
export function cut(text: string, width: number, face: Face, measure: Measure): string {
  if (measure(text, face) <= width) return text
  const letters = lettersOf(text)
  const fits = (count: number) => measure(shortened(letters, count), face) <= width
  let [most, tooMany] = [0, letters.length]
  while (tooMany - most > 1) {
    const middle = (most + tooMany) >> 1
    if (fits(middle)) most = middle
    else tooMany = middle
  }
  return shortened(letters, most)
}

export function wrap(text: string, width: number, lines: number, face: Face, measure: Measure): readonly string[] {
  const words = text.split(/\s+/).filter(Boolean)
  const made: string[] = []
  while (words.length > 0 && made.length < lines - 1) {
    let line = words.shift() ?? ''
    while (words[0] !== undefined && measure(`${line} ${words[0]}`, face) <= width) line += ` ${words.shift()}`
    made.push(cut(line, width, face, measure))
  }
  return words.length > 0 ? [...made, cut(words.join(' '), width, face, measure)] : made
}

/** The sizes fall; the last one if none is good. */
export function largestSize(sizes: readonly number[], isGood: (size: number) => boolean): number {
  return sizes.find(isGood) ?? sizes.at(-1) ?? 0
}

/** No space before an ellipsis. */
function shortened(letters: readonly string[], count: number): string {
  return letters.slice(0, count).join('').trimEnd() + ELLIPSIS
}

/** Keeps grapheme clusters whole, if the browser supports it. */
function lettersOf(text: string): readonly string[] {
  if (typeof Intl.Segmenter !== 'function') return Array.from(text)
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
