import type { ProgressionStep } from '#contract/progression.ts'
import type { Session, SessionExercise } from '#contract/session.ts'
import { inPlace, sessionsSince } from '../exported.ts'
import { dayText } from '../format/dates.ts'
import { clockText, plain } from '../format/numbers.ts'
import { dayNumberOf, durationMs } from '../from-export/sessions.ts'
import { loadForTheRest } from '../from-export/to-do.ts'
import type { Context } from './context.ts'
import type { Examination, Expected } from './examination.ts'
import { isKeypad } from './keypad.ts'
import { type Card, cardsOf } from './running-cards.ts'
import { checkEnding, checkForgotten } from './running-ending.ts'
import { aroundNow, checkFoot } from './running-foot.ts'
import { checkPane } from './running-pane.ts'
import { checkSets } from './running-sets.ts'
import { ownRows, type ShownRow, textOf } from './shown.ts'

/** The usual rest of who has chosen none. */
const USUAL_REST = 120

/** A running workout: its exercises with their sets, what comes next, and what was last time. */
export function checkRunning(context: Context): void {
  const {
    examination,
    sessions,
    settings: { screen },
  } = context
  if (screen.kind !== 'running') return
  const { id } = screen
  // The address may name the routine that runs.
  const session =
    sessions.find((each) => each.id === id) ??
    sessions.findLast(({ status, workoutId }) => status === 'active' && workoutId === String(id))
  const { rows } = examination.shown
  if (!session || !rows.some(({ tag }) => tag === 'h1')) return
  checkHeader(context, session)
  checkList(context, session)
  examination.either(waysToCheck(context, session))
  checkForgotten(context, session)
  checkEnding(context, session)
}

/** Last times and records are asked for as the workout is opened, and stay whatever comes from other devices. */
function* waysToCheck(context: Context, session: Session): Generator<(examination: Examination) => void, void> {
  for (const sessions of sessionsSince(context.exported, session.startedAt)) {
    const cards = cardsOf({ ...context, sessions }, session)
    yield (examination) => checkCards({ ...context, examination }, session, cards)
  }
}

function checkCards(context: Context, session: Session, cards: readonly Card[]): void {
  const { examination } = context
  const { parts } = examination.shown
  const drawn = cards.flatMap((card) => {
    const part = parts.findIndex(({ id }) => id === `exercise-${card.exercise.id}`)
    if (part < 0) return []
    checkHead(context, card, part)
    const next = checkSets(context, card, part)
    checkOffer(context, card, part)
    return [{ card, next }]
  })
  // Of a superset all exercises are drawn, with one of them beside it.
  // It follows the set that is typed.
  const isTyping = examination.shown.parts.some(({ name }) => isKeypad(name, context.settings.say))
  const panes = drawn.flatMap(({ card, next }) =>
    [...(isTyping ? card.lines.filter(({ values }) => values.weight) : []), next].map(
      (line) => (tried: Examination) => checkPane({ ...context, examination: tried }, card, line),
    ),
  )
  examination.either(panes)
  checkFoot(context, session, cards)
}

function checkHeader({ examination, settings: { say, now } }: Context, session: Session): void {
  const { rows } = examination.shown
  examination.row(
    'name',
    rows.find(({ tag }) => tag === 'h1'),
    [session.name],
  )
  const { done, count } = countOf(session.exercises)
  const said = plain(say('execution:progress', { done, count }))
  const progress = rows.find(({ tag, cells }) => tag === 'p' && cells.some((cell) => /^\d+\/\d+$/.test(cell)))
  const clocks = aroundNow(now, (at) => Math.floor(durationMs(session, new Date(at).toISOString()) / 1_000))
  examination.row('running workout', progress, [clocks, `${done}/${count}`, said])
}

function countOf(exercises: readonly SessionExercise[]): { readonly done: number; readonly count: number } {
  const sets = exercises.flatMap((exercise) => exercise.sets)
  return { done: sets.filter(({ completedAt }) => completedAt !== null).length, count: sets.length }
}

/** On a wide screen, a list of the exercises stands beside the one that is shown. */
function checkList({ examination, settings: { say } }: Context, session: Session): void {
  const { parts } = examination.shown
  const exercises = inPlace(session.exercises)
  const list = parts.findIndex(({ tag, name }) => tag === 'nav' && name === say('execution:exercises'))
  if (list < 0) {
    const drawn = parts.filter(({ id }) => id?.startsWith('exercise-')).length
    examination.same('exercises of a running workout, how many', drawn, exercises.length)
    return
  }
  const rows = ownRows(examination.shown, list).filter(({ tag }) => tag === 'button')
  for (const [place, exercise] of exercises.entries()) {
    const { done, count } = countOf([exercise])
    const said = plain(say('execution:progress', { done, count }))
    examination.row('progress of an exercise', rows[place], [exercise.name, `${done}/${count}`, said])
  }
}

/** Name, rest, and the lines above the sets. */
function checkHead(context: Context, card: Card, part: number): void {
  const { examination, preferences } = context
  const { exercise } = card
  const rows = ownRows(examination.shown, part)
  const [button] = rows.filter(({ tag }) => tag === 'button')
  const [said, options] = rows.filter(({ tag }) => tag === 'said')
  examination.row(
    'name',
    rows.find(({ tag }) => tag === 'h2'),
    [exercise.name],
  )
  examination.row('name', options, [exercise.name])
  const usual = exercise.kind === 'distance-time' ? 0 : (preferences?.defaultRestSeconds ?? USUAL_REST)
  const rest = exercise.restSeconds ?? usual
  for (const row of [button, said]) examination.row('rest of an exercise', row, rest === 0 ? [] : [clockText(rest)])
  const lines = linesAbove(context, card)
  const shown = rows.filter(({ tag }) => tag === 'p')
  examination.same('lines above the sets', shown.length, lines.length)
  for (const [place, line] of lines.entries()) examination.row('line above the sets', shown[place], line)
}

function linesAbove(context: Context, { exercise, last, then }: Card): readonly (readonly Expected[])[] {
  const { note, exerciseNote = '', progression, oneSided } = exercise
  const isInPane = context.examination.shown.parts.some(({ tag }) => tag === 'aside')
  const isShown = then !== null && then.note !== '' && then.note !== note && !exerciseNote.includes(then.note)
  return [
    ...(oneSided ? [[]] : []),
    ...(exerciseNote === '' || isInPane ? [] : [[plain(exerciseNote)]]),
    ...(progression ? [reasonFor(context, progression, last === undefined)] : []),
    ...(isShown && last ? [[dayOfLast(context, last), plain(then.note)]] : []),
  ]
}

function dayOfLast({ settings: { locale } }: Context, last: Session): string {
  return dayText(dayNumberOf(last), locale, { day: 'numeric', month: 'short' })
}

/** Of the rule that planned the exercise: its week, and by how much or how often. */
function reasonFor({ write }: Context, step: ProgressionStep, isFirstTime: boolean): readonly Expected[] {
  const { week, reason, rule, reps, start, by, misses } = step
  const place = week
    ? [
        String(week.number),
        String(week.of),
        write.number(week.percent, 2),
        write.quantity(week.trainingMax.value, week.trainingMax.unit),
      ]
    : []
  if (isFirstTime && reason === 'start' && rule !== 'reps' && start === null && !week && reps)
    return [reps.min === reps.max ? String(reps.min) : `${reps.min}–${reps.max}`]
  const amount = by && (reason === 'weight-added' || reason === 'deloaded') ? [write.quantity(by.value, by.unit)] : []
  const times = misses > 1 && (reason === 'repeated' || reason === 'deloaded') ? [write.number(misses)] : []
  return [...place, ...amount, ...times]
}

/** The load just lifted, for the sets that still ask for the planned one; a doubted one is not offered. */
function checkOffer({ examination, write }: Context, { lines, loadOf, judged }: Card, part: number): void {
  const { rows } = examination.shown
  const own = ownRows(examination.shown, part)
  const behind = rows.findLastIndex((row) => isOfSet(row))
  const [button, add] = own.filter((row) => row.tag === 'button' && rows.indexOf(row) > behind)
  const offer = loadForTheRest(lines, loadOf)
  const isOffered = offer !== null && !judged.doubted.has(offer.set.id)
  if (isOffered)
    examination.row('load for the other sets', button, [write.quantity(offer.weight.value, offer.weight.unit)])
  else if (add && button && textOf(button) !== '') examination.row('load for the other sets', button, ['no load'])

  function isOfSet({ part: own }: ShownRow): boolean {
    return examination.shown.parts[own]?.within === part
  }
}
