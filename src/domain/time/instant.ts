export const DAY_MS = 86_400_000

/** Milliseconds since 1970 of an instant as documents keep it. */
export function millisecondsOf(instant: string): number {
  return Date.parse(instant)
}

/** The instant, as documents keep it, of milliseconds since 1970. */
export function instantOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

/** The later of two instants; both are written alike, so plain string order is their order in time. */
export function laterInstant(left: string, right: string): string {
  return left >= right ? left : right
}
