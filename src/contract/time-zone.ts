import { MAX_TIME_ZONE_LENGTH } from './limits.ts'

export const TIME_ZONE_PATTERN = /^[A-Za-z0-9_+\-/]+$/

/** Whether a text can be stored as a time zone. It is not checked against the zones that this machine knows. */
export function isTimeZone(text: string): boolean {
  return text.length <= MAX_TIME_ZONE_LENGTH && TIME_ZONE_PATTERN.test(text)
}
