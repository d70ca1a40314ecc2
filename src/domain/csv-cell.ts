/** What a spreadsheet would run as a formula, or what would be taken for an escape of ours. */
const NEEDS_ESCAPE = /^[=+\-@\t\r']/

/** A text as a cell of a CSV file (RFC 4180) that no spreadsheet takes for a formula. */
export function textCell(text: string): string {
  const safe = NEEDS_ESCAPE.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The text that `textCell` wrote, once the quotes are off. */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") ? cell.slice(1) : cell
}
