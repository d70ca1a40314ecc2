import type { DayNumber } from './day-number.ts'
import type { TrainingIndex } from './training-index.ts'

/** Between two places on earth, the same moment is at most two days of the calendar apart. */
const MAX_DAYS_AHEAD = 2

/** The last day of which a session can have been done by today, after travel to the west. */
export function lastDayOf(today: DayNumber): DayNumber {
  return today + MAX_DAYS_AHEAD
}

/** The day on which a session counts: today, if it is of a day that has not begun here yet. */
export function countedDay(training: TrainingIndex, slot: number, today: DayNumber): DayNumber {
  const day = training.sessions.columns.day[slot] ?? 0
  return day > today && day <= lastDayOf(today) ? today : day
}
