import { millisecondsOf } from './instant.ts'
import { wallTimeOf } from './zoned-time.ts'

/** An instant as ISO 8601 local time with offset: `2026-03-02T15:00:00.000-03:00`. */
export function withOffset(instant: string, timeZone: string): string {
  const wall = wallTimeOf(instant, timeZone)
  const toMinute = millisecondsOf(`${instant.slice(0, 16)}:00.000Z`)
  const minutes = Math.round((Date.parse(`${wall}:00.000Z`) - toMinute) / 60_000)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return `${wall}${instant.slice(16, 23)}${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`
}
