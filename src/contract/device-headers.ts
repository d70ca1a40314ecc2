/** Headers in which every call tells the server where and in which language the device is; no locale where none is known. */
export function deviceHeaders(timeZone: string, locale: string | undefined): Readonly<Record<string, string>> {
  return { 'x-user-timezone': timeZone, ...(locale !== undefined && { 'x-user-locale': locale }) }
}

/** The time zone that the device's clock shows. */
export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
