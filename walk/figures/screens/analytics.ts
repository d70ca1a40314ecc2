import type { Muscle } from '#contract/exercise.ts'
import { MUSCLES } from '#contract/vocabulary.ts'
import type { Texts } from '../format/numbers.ts'
import { weekOf } from '../from-export/days.ts'
import { balanceOf, type Intensity, intensityOf, PAIRS } from '../from-export/load.ts'
import { type MuscleSets, musclesBetween, weeklyHardSets } from '../from-export/muscles.ts'
import { countedDay, dayNumberOf, isTraining, sumOf } from '../from-export/sessions.ts'
import { workingSets } from '../from-export/sets.ts'
import type { Context } from './context.ts'
import { figuresIn } from './examination.ts'
import { checkMuscleList } from './muscle-list.ts'
import { rowsIn, textOf } from './shown.ts'

export function checkAnalytics(context: Context): void {
  const { sessions, calendar } = context
  if (sumOf(sessions.filter(isTraining)).sets === 0) return
  const weeks = weeksAsked(context)
  const from = weeks[0] ?? calendar.today
  checkMap(context)
  checkTarget(context, weeks)
  checkBalance(context, from)
  checkIntensity(context, from)
}

/** By the range in the address, twelve weeks without one. */
function weeksAsked({ examination, sessions, calendar: { today, weekStart } }: Context): readonly number[] {
  const asked = new URLSearchParams(examination.shown.path.split('?')[1]).get('range') ?? '12'
  const last = weekOf(today, weekStart)
  const days = sessions.filter(isTraining).map((session) => countedDay(session, today))
  const first = asked === 'all' ? weekOf(Math.min(last, ...days), weekStart) : last - 7 * (Number(asked) - 1)
  return Array.from({ length: (last - first) / 7 + 1 }, (_, place) => first + 7 * place)
}

function checkMap(context: Context): void {
  const { examination, sessions, calendar, worked, settings, write } = context
  const { say } = settings
  const rows = rowsIn(examination.shown, say('insights:analytics.map.title'))
  for (const row of rows.filter(({ tag }) => tag === 'label')) examination.row('days', row, [['7', '28']])
  const { today } = calendar
  const within = (days: number) => musclesBetween(sessions, worked, { from: today + 1 - days, to: today, today })
  const list = rows.filter(({ tag }) => tag === 'li')
  const said = rows.find(({ tag, cells }) => tag === 'p' && cells.length > 1 && cells[0]?.includes(': '))
  // Which of the two ranges is chosen shows in its figures alone.
  const sets = [within(7), within(28)].find((of) => said && isSaid(of, textOf(said))) ?? within(7)
  if (list.length > 0) checkMuscleList(context, 'muscles of some days', { rows: list, sets, most: MUSCLES.length })
  const scale = rows.find((row) => row.tag === 'p' && textOf(row).startsWith('0 '))
  if (scale) examination.row('most sets', scale, ['0', write.number(Math.max(0, ...sets.values()), 1)])
  if (said) checkSaid(said)
  for (const row of rows.filter(({ tag }) => tag === 'said')) {
    const muscle = muscleOf(textOf(row).split(': ')[0] ?? '')
    if (muscle) examination.row('sets of a muscle', row, [write.number(sets.get(muscle) ?? 0, 1)])
  }

  function muscleOf(name: string): Muscle | undefined {
    return MUSCLES.find((muscle) => say(`shared:muscle.${muscle}`) === name)
  }
  function isSaid(of: MuscleSets, text: string): boolean {
    const muscle = muscleOf(text.split(': ')[0] ?? '')
    return write.number((muscle && of.get(muscle)) ?? 0, 1).some((count) => text.includes(`: ${count} `))
  }
  function checkSaid(row: NonNullable<typeof said>): void {
    const muscle = muscleOf(row.cells[0]?.split(': ')[0] ?? '')
    if (!muscle) return
    const days = sessions.filter((session) => trains(session, muscle)).map((session) => countedDay(session, today))
    const last = Math.max(...days.filter((day) => day <= today))
    const count = sets.get(muscle) ?? 0
    const isRecent = count > 0 && Number.isFinite(last)
    examination.row('sets of a muscle', row, [write.number(count, 1), ...(isRecent ? [write.day(last)] : [])])
  }
  function trains(session: (typeof sessions)[number], muscle: Muscle): boolean {
    return session.exercises.some((exercise) => {
      const { primary = [], secondary = [] } = worked(exercise.exerciseId) ?? {}
      return (
        exercise.kind !== 'distance-time' &&
        workingSets(exercise).length > 0 &&
        [...primary, ...secondary].includes(muscle)
      )
    })
  }
}

function checkTarget(context: Context, weeks: readonly number[]): void {
  const { examination, sessions, calendar, worked, settings, write } = context
  const { say } = settings
  const rows = rowsIn(examination.shown, say('insights:analytics.target.title'))
  const text = say('insights:analytics.target.text', { from: 10, to: 20 })
  examination.row(
    'range',
    rows.find((row) => textOf(row) === text.replace(/\s/g, ' ')),
    [...(text.match(/\d+/g) ?? []).filter((figure) => figure !== '10' && figure !== '20'), '10', '20'],
  )
  const firstDay = Math.min(...sessions.filter(isTraining).map(dayNumberOf))
  const average = weeklyHardSets(sessions, worked, { weeks, today: calendar.today, firstDay })
  const words = { below: say('insights:analytics.target.below'), within: say('insights:analytics.target.within') }
  for (const row of rows.filter(({ tag }) => tag === 'button')) {
    const muscle = MUSCLES.find((each) => say(`shared:muscle.${each}`) === row.cells[0])
    if (!muscle) {
      examination.row('trained muscles', row, [write.number(average.size)])
      continue
    }
    const sets = average.get(muscle) ?? 0
    const tenths = Math.round(sets * 10) / 10
    const verdict = tenths < 10 ? words.below : tenths > 20 ? say('insights:analytics.target.above') : words.within
    examination.row('weekly sets', row, [write.number(sets, 1), verdict])
  }
}

function checkBalance(context: Context, from: number): void {
  const { examination, sessions, calendar, worked, settings, write } = context
  const { say } = settings
  const rows = rowsIn(examination.shown, say('insights:analytics.balance.title')).filter(({ tag }) => tag === 'li')
  const { today } = calendar
  const sets = musclesBetween(sessions, worked, { from, to: today, today })
  for (const pair of Object.keys(PAIRS) as (keyof typeof PAIRS)[]) {
    const [left, right] = balanceOf(sets, pair)
    const name = say(`insights:analytics.balance.${pair}.left`)
    const row = rows.find(({ cells }) => cells[0] === name)
    if (left + right > 0)
      examination.row('balance', row, [write.percent(left / (left + right)), write.percent(right / (left + right))])
  }
}

function checkIntensity({ examination, sessions, calendar, settings: { say }, write }: Context, from: number): void {
  const rows = rowsIn(examination.shown, say('insights:analytics.intensity.title'))
  const view = (['percent', 'reps', 'inReserve'] as const).find((each) =>
    rows.some((row) => textOf(row) === say(`insights:analytics.intensity.${each}.text`).replace(/\s/g, ' ')),
  )
  if (!view) return
  const counts = intensityOf(sessions, view, { from, today: calendar.today })
  const total = counts.reduce((sum, count) => sum + count, 0)
  for (const [place, row] of rows.filter(({ tag }) => tag === 'li').entries()) {
    const count = counts[place] ?? 0
    examination.row('intensity', row, [...bandFigures(view, place), write.percent(count / total), write.number(count)])
  }
  const text = say(`insights:analytics.intensity.${view}.text`)
  examination.row(
    'words of intensity',
    rows.find(({ tag }) => tag === 'p'),
    figuresIn(text),
  )
}

const EDGES: Readonly<Record<Intensity, readonly (readonly string[])[]>> = {
  percent: [['50'], ['50', '59'], ['60', '69'], ['70', '79'], ['80', '89'], ['90']],
  reps: [['1', '3'], ['4', '6'], ['7', '9'], ['10', '12'], ['13', '20'], ['21']],
  inReserve: [['0'], ['1'], ['2'], ['3'], ['4']],
}

function bandFigures(view: Intensity, place: number): readonly Texts[] {
  return (EDGES[view][place] ?? []).map((edge) => [edge])
}
