import { listFormat } from '#shared/format/intl.ts'

/** A message is read in passing. */
const TOLD = 3
const TOLD_LETTERS = 40

/** `Push, Pull, Legs and 2 more routines`: the first ones by name, the others by how many there are. */
export function listOfRoutines(names: readonly string[], locale: string, more: (count: number) => string): string {
  // One more name is no longer than its number.
  const isLong = names.length > TOLD + 1
  const told = (isLong ? names.slice(0, TOLD) : names).map(shortened)
  const list = isLong ? [...told, more(names.length - TOLD)] : told
  return listFormat(locale, { type: 'conjunction' }).format(list)
}

function shortened(name: string): string {
  const letters = Array.from(name)
  return letters.length > TOLD_LETTERS ? `${letters.slice(0, TOLD_LETTERS).join('').trimEnd()}…` : name
}
