export const DAY_MS = 86_400_000

export function millisecondsOf(instant: string): number {
  return Date.parse(instant)
}

export function instantOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

/** The later of two instants; both have one format, so string order is their order in time. */
export function laterInstant(left: string, right: string): string {
  return left >= right ? left : right
}
