import { stripVTControlCharacters } from 'node:util'

/** A failed test's name, or what its error says. */
const TELLING = /^\s*(FAIL |\w*Error: |Counterexample: |\d+\) |Expected\b|Received\b|Timeout \d|[-+] {2,}\S)/
const MAX_LINES = 24
const MAX_LINE_LENGTH = 300

/** Failed tests with their errors, out of all that a step printed; the last lines of a step that has no tests. */
export function failureLines(printed: string): readonly string[] {
  const lines = stripVTControlCharacters(printed).trimEnd().split('\n')
  const telling = lines.filter((line) => TELLING.test(line))
  return (telling.length > 0 ? telling : lines).slice(-MAX_LINES).map((line) => line.trim().slice(0, MAX_LINE_LENGTH))
}
