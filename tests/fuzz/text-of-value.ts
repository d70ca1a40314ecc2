/** Any JSON value as the text of a path, a query or a header. An object may have a field `toString` of its own. */
export function textOfValue(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}
