import { DAY_MS } from '#domain/time/instant.ts'
/** How many days something stays in the bin yet, the day that has begun included; never below 0. */
export function daysLeft(binnedAt: string, nowMs: number, binDays: number): number {
  const endsMs = Date.parse(binnedAt) + binDays * DAY_MS
  return Math.min(binDays, Math.max(0, Math.ceil((endsMs - nowMs) / DAY_MS)))
}
