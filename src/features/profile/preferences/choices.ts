import { weekdayText } from '#shared/format/dates.ts'

const REST_SECONDS = [30, 45, 60, 75, 90, 120, 150, 180, 240, 300]

/** In seconds; the current one is among them. */
export function restChoices(current: number): readonly number[] {
  return [...new Set([...REST_SECONDS, current])].toSorted((left, right) => left - right)
}

/** 0 is Sunday; capitalized, as the beginning of a choice. */
export function weekdayName(day: number, locale: string): string {
  const name = weekdayText(day, locale)
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1)
}
