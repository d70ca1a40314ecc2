import { isTimeZone } from './time-zone.ts'

/** Headers with the device's time zone and language for every call; no locale if unknown. */
export function deviceHeaders(timeZone: string, locale: string | undefined): Readonly<Record<string, string>> {
  return { 'x-user-timezone': timeZone, ...(locale !== undefined && { 'x-user-locale': locale }) }
}

/** The device's zone; where it has no name that can be used, the one of its offset from UTC. */
export function deviceTimeZone(): string {
  const named: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone
  return isUsable(named) ? named : zoneOfOffset(new Date().getTimezoneOffset())
}

function isUsable(zone: string | undefined): zone is string {
  if (zone === undefined || zone === 'Etc/Unknown' || !isTimeZone(zone)) return false
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== 'Etc/Unknown'
  } catch {
    return false
  }
}

/** In whole hours; the signs of these zones are turned round: Tokyo, at -540, is `Etc/GMT-9`. */
function zoneOfOffset(minutesBehindUtc: number): string {
  const hours = Math.round(minutesBehindUtc / 60)
  if (hours === 0) return 'UTC'
  return `Etc/GMT${hours > 0 ? '+' : '-'}${Math.abs(hours)}`
}
