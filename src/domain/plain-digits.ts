/**
 * A typed number with ASCII digits: of full-width, Arabic, Devanagari and every other script's digits, and with a point
 * for the Arabic decimal mark. Each script has its ten digits in a row, so that their order tells the value.
 */
export function withPlainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ' ')
    .replace(/\p{Nd}/gu, digitOf)
}

function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++
  return String(before % 10)
}
