/** Folds case, accents and signs: `Elevação` becomes `elevacao`. All but letters and digits become spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

export function wordsOf(text: string): readonly string[] {
  const folded = foldText(text)
  return folded === '' ? [] : folded.split(' ')
}

/** Approximately, for Portuguese, Spanish and English: only for comparing words, never for display. */
export function singular(word: string): string {
  if (word === 'ups') return 'up'
  if (word.length < 4 || word.endsWith('ss')) return word
  if (word.endsWith('oes')) return `${word.slice(0, -3)}ao`
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.endsWith('ais')) return `${word.slice(0, -2)}l`
  if (/(?:[lnrzxd]|ss|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
