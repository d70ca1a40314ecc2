import type { SessionExercise } from '#contract/session.ts'
import { trainedIds } from '../from-export/performed.ts'
import { beatenRecords, mostTelling } from '../from-export/records.ts'
import { dayNumberOf } from '../from-export/sessions.ts'
import { loggedSets } from '../from-export/sets.ts'
import type { Context } from './context.ts'
import { rowsIn } from './shown.ts'

const SHOWN = 4

/** An exercise's records of one session are one line, the newest sessions first. */
export function checkLatestRecords({ examination, sessions, settings: { say }, write, nameOf }: Context): void {
  const rows = rowsIn(examination.shown, say('dashboard:records.title')).filter(({ links }) =>
    links.some((link) => link.includes('/completed')),
  )
  const groups = Map.groupBy(
    beatenRecords(sessions, trainedIds(sessions)),
    ({ exerciseId, record }) => `${record.session.id} ${exerciseId}`,
  )
  const starts = [...groups.values()]
    .map(([first]) => first?.record.session.startedAt ?? '')
    .toSorted()
    .toReversed()
  if (rows.length === 0 && rowsIn(examination.shown, say('dashboard:records.title')).length === 0) return
  const shown = rows.map((row) => {
    const group = [...groups.values()].find(
      ([first]) =>
        first &&
        row.links.some((link) => link.includes(first.record.session.id)) &&
        row.cells.includes(latestNameOf(first.exerciseId)),
    )
    const [first] = group ?? []
    const telling = group && mostTelling(group.map(({ record }) => record))
    if (!group || !first || !telling) {
      examination.row('recent records', row, ['a record that this workout broke'])
      return ''
    }
    const others = group.length - 1
    examination.row('recent records', row, [
      latestNameOf(first.exerciseId),
      write.record(telling),
      write.ago(dayNumberOf(telling.session)),
      say(`parts:record.${telling.kind}`),
      ...(others > 0 ? [write.number(others)] : []),
      ...write.before(telling),
    ])
    return telling.session.startedAt
  })
  examination.same('recent records, which', shown, starts.slice(0, SHOWN))

  /** Its name the last time that it was done, or today's of a built-in one. */
  function latestNameOf(exerciseId: Parameters<typeof nameOf>[0]['exerciseId']): string {
    const isDone = (exercise: SessionExercise) => exercise.exerciseId === exerciseId && loggedSets(exercise).length > 0
    const name = sessions.findLast(({ exercises }) => exercises.some(isDone))?.exercises.findLast(isDone)?.name ?? ''
    return nameOf({ exerciseId, name })
  }
}
