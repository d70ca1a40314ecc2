import { weekdayText } from '#shared/format/dates.ts'

const REST_SECONDS = [30, 45, 60, 75, 90, 120, 150, 180, 240, 300]

/** The selectable rests in seconds, including the current one. */
export function restChoices(current: number): readonly number[] {
  return [...new Set([...REST_SECONDS, current])].toSorted((left, right) => left - right)
}

/** The name of a weekday, 0 is Sunday, capitalized for a list of choices. */
export function weekdayName(day: number, locale: string): string {
  const name = weekdayText(day, locale)
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1)
}
