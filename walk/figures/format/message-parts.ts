import { plain } from './numbers.ts'

/** In place of a value, to find where it begins. */
export const MARK = '\u0000'

/** The words of a message before its first value. */
export function before(sentence: string): string {
  return plain(sentence.split(MARK)[0] ?? '')
}
