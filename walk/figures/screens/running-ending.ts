import type { Session } from '#contract/session.ts'
import { clockText, plain } from '../format/numbers.ts'
import { durationMs, sumsOf } from '../from-export/sessions.ts'
import type { Context } from './context.ts'
import { figuresIn } from './examination.ts'
import { rowsIn, type ShownRow, textOf } from './shown.ts'

/** After hours without a set: when the last one was, and when the workout probably ended. */
export function checkForgotten({ examination, settings }: Context, running: Session): void {
  const { say, locale, timeZone } = settings
  const { rows } = examination.shown
  const last = lastDone(running)
  if (!last) return
  const write = (parts: Intl.DateTimeFormatOptions, instant: number) =>
    plain(new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(instant))
  const when = write({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }, last.doneAt)
  const end = write({ timeStyle: 'short' }, Math.max(last.restedAt, Date.parse(running.startedAt)))
  const check = (text: string, expected: string) => {
    const [words = ''] = text.split('\u0000')
    const row = rows.find(({ cells }) => cells.length === 1 && cells[0]?.startsWith(words.trim()))
    if (row && figuresIn(textOf(row)).length > 0) examination.row('a forgotten workout', row, [expected])
  }
  check(say('execution:forgottenText', { when: '\u0000' }), when)
  check(say('execution:forgotten.finish', { time: '\u0000' }), end)
  check(say('execution:finish.endThen', { time: '\u0000' }), end)
}

/** The last logged set, and the end of the rest after it. */
function lastDone({ exercises, rest }: Session): { readonly doneAt: number; readonly restedAt: number } | undefined {
  const done = exercises.flatMap(({ restSeconds, sets }) =>
    sets.flatMap(({ id, completedAt }) => {
      if (completedAt === null) return []
      const doneAt = Date.parse(completedAt)
      const ownEnd = doneAt + (restSeconds ?? 0) * 1_000
      return [{ doneAt, restedAt: rest?.afterSetId === id ? Date.parse(rest.endsAt) : ownEnd }]
    }),
  )
  return done.toSorted((one, other) => one.doneAt - other.doneAt).at(-1)
}

/** The question whether to finish: what was done, and how many sets are open. */
export function checkEnding(context: Context, running: Session): void {
  const {
    examination,
    settings: { say },
    write,
  } = context
  const rows = rowsIn(examination.shown, say('execution:finishTitle'))
  if (rows.length === 0) return
  const named = (key: 'duration' | 'sets' | 'volume') =>
    rows.find(({ tag, cells }) => tag === 'div' && cells[0] === say(`execution:finish.${key}`))
  const { sets, warmUps, volumeKg } = sumsOf(running)
  checkDuration(context, running, named('duration'))
  examination.row('sets so far', named('sets'), [String(sets), ...(warmUps > 0 ? [String(warmUps)] : [])])
  examination.row('volume so far', named('volume'), [write.volume(volumeKg)])
  const all = running.exercises.flatMap((exercise) => exercise.sets)
  const open = all.filter(({ completedAt }) => completedAt === null).length
  const line = rows.find((row) => row.tag === 'p' && /\d/.test(textOf(row)))
  examination.row('open sets', line, open > 0 && open < all.length ? [write.number(open)] : [])
}

/** It stands still while the question is asked, and since when is known to nobody: between the last set and now. */
function checkDuration({ examination, settings: { now } }: Context, running: Session, row: ShownRow | undefined): void {
  const logged = running.exercises.flatMap(({ sets }) => sets.flatMap(({ completedAt }) => completedAt ?? []))
  const secondsAt = (instant: string) => Math.round(durationMs({ ...running, endedAt: instant }, instant) / 1_000)
  const shown = row?.cells[1] ?? ''
  const seconds = shown.split(':').reduce((total, part) => 60 * total + Number(part), 0)
  const [least, most] = [logged.toSorted().at(-1) ?? running.startedAt, new Date(now + 2_000).toISOString()].map(
    secondsAt,
  )
  const isBetween = seconds >= (least ?? 0) && seconds <= (most ?? 0)
  examination.row('duration so far', row, [clockText(isBetween ? seconds : (most ?? 0))])
}
