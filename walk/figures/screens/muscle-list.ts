import { MUSCLES } from '#contract/vocabulary.ts'
import type { MuscleSets } from '../from-export/muscles.ts'
import type { Context } from './context.ts'
import type { ShownRow } from './shown.ts'

type List = {
  /** `Chest 7.5`, the most worked first. */
  readonly rows: readonly ShownRow[]
  readonly sets: MuscleSets
  /** As many as there is room for. */
  readonly most: number
}

export function checkMuscleList(context: Context, check: string, { rows, sets, most }: List): void {
  const { examination, settings, write } = context
  const named = new Map(MUSCLES.map((muscle) => [settings.say(`shared:muscle.${muscle}`), muscle]))
  const counts = rows.map((row) => {
    const muscle = named.get(row.cells[0] ?? '')
    const count = (muscle && sets.get(muscle)) ?? 0
    examination.row(check, row, [write.number(count, 1)])
    return count
  })
  // Which of two with equally many is shown is nobody's figure.
  const largest = [...sets.values()].toSorted((one, other) => other - one).slice(0, most)
  examination.same(`${check}, their order`, counts, largest)
}
