import { DAY_MS } from '#domain/time/instant.ts'
/** The remaining days in the bin, including the current one; never below 0. */
export function daysLeft(binnedAt: string, nowMs: number, binDays: number): number {
  const endsMs = Date.parse(binnedAt) + binDays * DAY_MS
  return Math.min(binDays, Math.max(0, Math.ceil((endsMs - nowMs) / DAY_MS)))
}
