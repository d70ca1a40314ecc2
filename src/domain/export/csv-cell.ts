/** What a spreadsheet would run as a formula, or what would be taken for an escape of ours. */
const NEEDS_ESCAPE = /^[=+\-@\t\r']/
/**
 * The same in the middle of a text: where a list's separator is `;` or a tab, as in much of the world, such a program
 * divides the cell there, and begins a row anew at a line break, quotes or not.
 */
const NEEDS_INNER_ESCAPE = /([;\t\r\n]\s*)(?=[=+\-@'])/g
const INNER_ESCAPE = /([;\t\r\n]\s*)'(?=[=+\-@'])/g

/** A text as a cell of a CSV file (RFC 4180) that no spreadsheet takes for a formula, whatever it divides cells by. */
export function textCell(text: string): string {
  const inside = text.replaceAll(NEEDS_INNER_ESCAPE, "$1'")
  const safe = NEEDS_ESCAPE.test(text) ? `'${inside}` : inside
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The text that `textCell` wrote, once the quotes are off. */
export function textOfCell(cell: string): string {
  const inside = cell.startsWith("'") ? cell.slice(1) : cell
  return inside.replaceAll(INNER_ESCAPE, '$1')
}
