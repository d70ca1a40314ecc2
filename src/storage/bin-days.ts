/** How many days something can be taken out of the bin. */
export const BIN_DAYS = 30

/** The instant since which what was thrown away is kept. */
export function binKeptSince(nowMs: number): string {
  return new Date(nowMs - BIN_DAYS * 86_400_000).toISOString()
}
