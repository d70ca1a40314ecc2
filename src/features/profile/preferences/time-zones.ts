/** The zones that this browser knows, with the one that holds now among them. */
export function zoneChoices(current: string | null): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return current === null || known.includes(current) ? known : [current, ...known]
}

/** `America/Sao Paulo`: a zone as it can be read. */
export function zoneText(zone: string): string {
  return zone.replaceAll('_', ' ')
}
