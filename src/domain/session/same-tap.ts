/** Nobody logs a set and takes it back this fast: the finger bounced. */
const SAME_TAP_MS = 400

/** Whether a tap belongs to an earlier one: of the same finger, or one elsewhere that completed the set beneath it. */
export function isSameTap(earlierMs: number, nowMs: number): boolean {
  const sinceMs = nowMs - earlierMs
  return sinceMs >= 0 && sinceMs < SAME_TAP_MS
}
