const MONTH_MS = 30 * 86_400_000

/** Whether a month has passed since the last backup, or since it was postponed; true if there was neither. */
export function isCopyDue(quietSince: string | null, nowMs: number): boolean {
  if (quietSince === null) return true
  const sinceMs = nowMs - Date.parse(quietSince)
  // A clock that was set back must not silence it for years.
  return !(Math.abs(sinceMs) < MONTH_MS)
}
