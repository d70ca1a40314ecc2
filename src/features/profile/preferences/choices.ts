import { weekdayText } from '#shared/format/dates.ts'

const REST_SECONDS = [30, 45, 60, 75, 90, 120, 150, 180, 240, 300]

/** The rests to choose from, in seconds, with the one that holds now among them. */
export function restChoices(current: number): readonly number[] {
  return [...new Set([...REST_SECONDS, current])].toSorted((left, right) => left - right)
}

/** The name of a day of the week, 0 being Sunday, with a capital as in a list of choices. */
export function weekdayName(day: number, locale: string): string {
  const name = weekdayText(day, locale)
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1)
}
