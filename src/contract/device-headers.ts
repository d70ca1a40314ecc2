/** Headers with the device's time zone and language for every call; no locale if unknown. */
export function deviceHeaders(timeZone: string, locale: string | undefined): Readonly<Record<string, string>> {
  return { 'x-user-timezone': timeZone, ...(locale !== undefined && { 'x-user-locale': locale }) }
}

export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
