import { MAX_SECONDS } from '#contract/limits.ts'
import { withPlainDigits } from '../plain-digits.ts'

export type ParsedDuration =
  | { readonly ok: true; readonly seconds: number }
  | { readonly ok: false; readonly reason: 'empty' | 'not-a-duration' | 'too-long' }

/** Reads `90`, `1:30` and `1:02:03`. A phone's number pad has no colon: a comma or a point works too. */
export function parseDuration(text: string): ParsedDuration {
  const trimmed = withPlainDigits(text).trim()
  if (trimmed === '') return { ok: false, reason: 'empty' }
  if (!/^\d{1,6}([:.,][0-5]?\d){0,2}$/.test(trimmed)) return { ok: false, reason: 'not-a-duration' }
  const seconds = trimmed.split(/[:.,]/).reduce((total, part) => total * 60 + Number(part), 0)
  return seconds > MAX_SECONDS ? { ok: false, reason: 'too-long' } : { ok: true, seconds }
}

/** `1:30`, and `1:02:03` from an hour on. Whole seconds. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60]
  const tail = String(rest).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`
}
