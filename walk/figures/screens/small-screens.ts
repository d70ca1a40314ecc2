import { newestFirst, workoutsOf } from '../exported.ts'
import { plain } from '../format/numbers.ts'
import { dayNumberOf } from '../from-export/sessions.ts'
import type { Context } from './context.ts'
import { plannedRows } from './planned-rows.ts'
import { rowsIn, rowsWithin, textOf } from './shown.ts'

/** The person's routines. */
export function checkWorkouts(context: Context): void {
  const { examination, exported, sessions, settings, write } = context
  const { say } = settings
  const { shown } = examination
  for (const [part, { name }] of shown.parts.entries()) {
    const named = workoutsOf(exported).filter((workout) => workout.name === name)
    const rows = rowsWithin(shown, part)
    const [head] = rows
    const workout = named.find(({ id }) => head?.links.some((link) => link.includes(id)))
    if (!head || !workout) continue
    examination.row('name', head, [workout.name])
    plannedRows(
      workout,
      rows.filter(({ tag }) => tag === 'li'),
      5,
      context,
    )
    for (const row of rows.filter(({ tag }) => tag === 'said')) examination.row('name', row, [workout.name])
    const last = newestFirst(sessions).find(
      ({ workoutId, status }) => workoutId === workout.id && status === 'completed',
    )
    const done = rows.find(({ tag, cells }) => tag === 'p' && cells.some((cell) => cell.startsWith('~')))
    if (!done || workout.note === textOf(done)) continue
    const isRunning = sessions.some(({ workoutId, status }) => workoutId === workout.id && status === 'active')
    const minutes = done.cells.find((cell) => cell.startsWith('~')) ?? ''
    examination.row('last done', done, [minutes, ...(last && !isRunning ? [write.ago(dayNumberOf(last))] : [])])
  }
  const folders = exported.documents.folders.filter(({ binnedAt }) => binnedAt === '')
  const inUse = workoutsOf(exported).filter(({ archivedAt }) => archivedAt === null)
  const ofNone = { id: null, name: say('workouts:folder.none') }
  for (const folder of [...folders, ofNone]) {
    const head = rowsIn(shown, folder.name).find(({ tag, cells }) => tag === 'h2' && cells[0] === folder.name)
    const within = inUse.filter(({ folderId }) => (folders.find(({ id }) => id === folderId)?.id ?? null) === folder.id)
    if (head) examination.row('routines of a folder', head, [folder.name, write.number(within.length)])
  }
  const archived = workoutsOf(exported).filter(({ archivedAt }) => archivedAt !== null).length
  const text = say('workouts:list.archived', { count: archived })
  const said = shown.rows.find((row) => textOf(row) === text)
  if (said) examination.row('archived routines', said, [write.number(archived)])
}

const PROFILE_NEEDS = ['name', 'dateOfBirth', 'gender', 'experienceLevel'] as const

/** When the person began here, and how much of the profile is filled in. */
export function checkProfile({ examination, exported, settings: { say, locale } }: Context): void {
  const { rows } = examination.shown
  const { profile } = exported
  if (!profile) return
  const month = plain(
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(new Date(profile.createdAt)),
  )
  const since = plain(say('profile:account.memberSince', { month }))
  examination.row('member since', rows.find((row) => textOf(row) === since) ?? rows.find(isSince), [month])
  const done = PROFILE_NEEDS.filter((need) => profile[need]?.trim()).length
  const said = say('profile:complete.count', { done, all: PROFILE_NEEDS.length })
  const [before = ''] = say('profile:complete.count', { done: '\u0000', all: '\u0000' }).split('\u0000')
  const count =
    rows.find((row) => textOf(row) === said) ??
    rows.find(({ tag, cells }) => tag === 'p' && before !== '' && cells[0]?.startsWith(before))
  if (done < PROFILE_NEEDS.length) examination.row('profile', count, [String(done), String(PROFILE_NEEDS.length)])

  function isSince({ tag, cells }: (typeof rows)[number]): boolean {
    const [words = ''] = say('profile:account.memberSince', { month: '\u0000' }).split('\u0000')
    return tag === 'p' && (cells[0]?.startsWith(words) ?? false)
  }
}
