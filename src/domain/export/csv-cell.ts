/** Prefixes that a spreadsheet would run as a formula, or that look like our escape. */
const NEEDS_ESCAPE = /^[=+\-@\t\r']/
/**
 * The same inside a text: with `;` or a tab as separator, as in much of the world, such a program splits the cell
 * there, and starts a new row at a line break, quoted or not.
 */
const NEEDS_INNER_ESCAPE = /(?=[=+\-@'])(?<=[;\t\r\n]\s*)/g
// It looks back from each sign: forward from each line break, thousands of blank lines would take forever.
const INNER_ESCAPE = /'(?=[=+\-@'])(?<=[;\t\r\n]\s*')/g

/** A text as a CSV cell (RFC 4180) that no spreadsheet takes for a formula, whatever its separator. */
export function textCell(text: string): string {
  const inside = text.replaceAll(NEEDS_INNER_ESCAPE, "'")
  const safe = NEEDS_ESCAPE.test(text) ? `'${inside}` : inside
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The text that `textCell` wrote, after unquoting. */
export function textOfCell(cell: string): string {
  const inside = cell.startsWith("'") ? cell.slice(1) : cell
  return inside.replaceAll(INNER_ESCAPE, '')
}
