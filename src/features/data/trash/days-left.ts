import { DAY_MS } from '#domain/time/instant.ts'
/** The remaining days in the trash, including the current one; never below 0. */
export function daysLeft(binnedAt: string, nowMs: number, trashDays: number): number {
  const endsMs = Date.parse(binnedAt) + trashDays * DAY_MS
  return Math.min(trashDays, Math.max(0, Math.ceil((endsMs - nowMs) / DAY_MS)))
}
