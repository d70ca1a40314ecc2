import type { Imported, OwnDocuments } from './imported.ts'
import type { DayOrder } from './parse-date.ts'

/** The documents of our own file, with dates in the order that the person named. */
export function ownDocuments({ sessions, readings, monthFirst }: Imported, dayOrder: DayOrder): OwnDocuments {
  return dayOrder === 'month-first' && monthFirst ? monthFirst : { sessions, readings }
}
