import type { Workout } from '#contract/workout.ts'
import { inPlace } from '../exported.ts'
import type { Context } from './context.ts'
import type { ShownRow } from './shown.ts'

type Tools = Pick<Context, 'examination' | 'nameOf' | 'write'>

/** `3 × Squat`, one line each; of more than `lines` exercises the last line counts the others. */
export function plannedRows(
  workout: Workout,
  rows: readonly ShownRow[],
  lines: number,
  { examination, nameOf, write }: Tools,
): void {
  const planned = inPlace(workout.exercises)
  const shown = planned.length > lines ? planned.slice(0, lines - 1) : planned
  for (const [place, { exerciseId, sets }] of shown.entries()) {
    const row = rows[place]
    const working = sets.filter(({ kind }) => kind !== 'warm-up').length
    if (row) examination.row('planned sets', row, [`${working} ×`, nameOf({ exerciseId, name: '' })])
  }
  const more = rows[shown.length]
  if (more && planned.length > shown.length)
    examination.row('planned exercises', more, [write.more(planned.length - shown.length)])
}
