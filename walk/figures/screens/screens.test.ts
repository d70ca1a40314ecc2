import { expect, test } from 'vitest'
import type { Locale } from '#contract/preferences.ts'
import type { Session } from '#contract/session.ts'
import { aSession, aSessionExercise, aSet } from '../../../tests/builders.ts'
import { wordsIn } from '../../../tooling/words.ts'
import type { Exported } from '../exported.ts'
import type { FigureSettings, ShownScreen } from '../settings.ts'
import { checkAnalytics } from './analytics.ts'
import { type Context, contextOf } from './context.ts'
import { checkDashboard } from './dashboard.ts'
import { Examination } from './examination.ts'
import { checkExercise, checkProgress } from './exercise.ts'
import { checkHistory } from './history.ts'
import { checkHistoryCalendar } from './history-calendar.ts'
import { checkSession, checkSessionPane } from './session.ts'
import type { Shown, ShownRow } from './shown.ts'
import { checkWorkouts } from './small-screens.ts'
import { checkStatistics } from './statistics.ts'

// A right figure passes each check, and a planted wrong one is told of.

const BENCH = aSessionExercise({
  exerciseId: 'my-press' as Session['exercises'][number]['exerciseId'],
  name: 'My press',
  sets: [aSet({ weight: { value: 102.5, unit: 'kg' }, reps: 10, completedAt: '2026-03-19T18:30:00.000Z' })],
})
const TRAINED = aSession({
  status: 'completed',
  name: 'Push',
  timeZone: 'UTC',
  startedAt: '2026-03-19T18:00:00.000Z',
  endedAt: '2026-03-19T19:10:00.000Z',
  exercises: [BENCH],
})

function exportOf(sessions: readonly Session[]): Exported {
  const none = { preferences: [], folders: [], workouts: [], exercises: [], measurements: [] }
  return { documents: { ...none, sessions } }
}

type Line = Partial<ShownRow> & { readonly cells: readonly string[] }

function shownAs(name: string, lines: readonly Line[]): Shown {
  const rows = lines.map((line) => ({ part: 0, tag: 'p', links: [], ...line }))
  return { path: '/', parts: [{ name, within: -1 }], rows }
}

async function faultsOf(
  check: (context: Context) => void,
  sessions: readonly Session[],
  shownFor: (say: FigureSettings['say']) => Shown,
  given: { readonly locale?: Locale; readonly screen?: ShownScreen } = {},
): Promise<readonly string[]> {
  const { locale = 'en-US', screen = { kind: 'dashboard' } } = given
  const say = await wordsIn(locale)
  const settings: FigureSettings = {
    locale,
    unit: 'kg',
    timeZone: 'UTC',
    now: Date.parse('2026-03-20T12:00:00.000Z'),
    weekStart: 1,
    screen,
    catalogue: new Map(),
    say,
  }
  const examination = new Examination(shownFor(say))
  check(contextOf(examination, exportOf(sessions), settings))
  // A screen that is cut to one part lacks the others.
  return examination.faults.filter(({ says }) => !says.startsWith('nothing shows')).map(({ says }) => says)
}

const weekRow = (volume: string) => (say: FigureSettings['say']) =>
  shownAs(say('dashboard:week.title'), [
    { cells: [say('dashboard:week.sessions', { count: 1 })] },
    { tag: 'li', cells: ['T', say('dashboard:week.trained', { day: dayOf(say) })] },
    { tag: 'tr', cells: [say('dashboard:week.sets'), '1', '0'] },
    { tag: 'tr', cells: [say('dashboard:week.volume'), volume, '0 kg'] },
    { cells: [say('dashboard:week.streak', { count: 1 })] },
  ])

function dayOf(say: FigureSettings['say']): string {
  const locale = { Sets: 'en-US', Séries: 'pt-BR', Series: 'es-ES' }[say('dashboard:week.sets')] ?? 'en-US'
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 2, 16))
}

test.each([
  ['en-US', '1,025 kg'],
  ['pt-BR', '1.025 kg'],
  ['es-ES', '1025 kg'],
] as const)('the week in %s', async (locale, right) => {
  // Of a Monday, because the list begins there.
  const monday = { ...TRAINED, startedAt: '2026-03-16T18:00:00.000Z', endedAt: '2026-03-16T19:00:00.000Z' }
  expect(await faultsOf(checkDashboard, [monday], weekRow(right), { locale })).toEqual([])
  const [fault] = await faultsOf(checkDashboard, [monday], weekRow('1,052 kg'), { locale })
  expect(fault).toContain('is not there')
})

const card = (facts: string) => () =>
  shownAs('Push', [
    { tag: 'h3', cells: ['Push'], links: [`/workout/${TRAINED.id}/completed`] },
    { cells: ['Thu, Mar 19, 6:00 PM'] },
    { cells: [facts] },
    { tag: 'li', cells: ['1 ×', 'My press', '102.5 kg × 10'] },
  ])

test('a card of the history', async () => {
  expect(await faultsOf(checkHistory, [TRAINED], card('1 hr 10 min · 1 set · 1,025 kg'))).toEqual([])
  const [fault] = await faultsOf(checkHistory, [TRAINED], card('1 hr 11 min · 1 set · 1,025 kg'))
  expect(fault).toContain('10 is not there')
})

const result = (reps: string) => (say: FigureSettings['say']) =>
  shownAs(say('sessions:exercises'), [
    { tag: 'h1', cells: ['Push'] },
    { cells: ['Completed ·', 'Thu, Mar 19, 6:00 PM'] },
    { tag: 'summary', cells: ['My press', '102.5 kg × 10'] },
    { tag: 'li', cells: ['1', `102.5 kg × ${reps}`] },
  ])

test('the sets of a result', async () => {
  const screen = { kind: 'session', id: TRAINED.id } as const
  expect(await faultsOf(checkSession, [TRAINED], result('10'), { screen })).toEqual([])
  expect(await faultsOf(checkSession, [TRAINED], result('9'), { screen })).toHaveLength(1)
})

const month = (sets: string, week: string) => (say: FigureSettings['say']) => ({
  ...shownAs(say('sessions:find.calendar'), [
    { tag: 'tr', cells: ['1'] },
    { tag: 'tr', cells: ['2', '3', '4', '5', '6', '7', '8'] },
    { tag: 'tr', cells: ['9', '10', '11', '12', '13', '14', '15'] },
    { tag: 'tr', cells: week.split(' ') },
    { tag: 'tr', cells: ['23', '24', '25', '26', '27', '28', '29'] },
    { tag: 'tr', cells: ['30', '31'] },
    ...Array.from({ length: 20 }, (_, place) => {
      const day = `Mar ${place + 1}, 2026`
      return { tag: 'said', cells: [place === 18 ? `${day}: ${sets}` : say('sessions:past.onDay', { day })] }
    }),
  ]),
  path: '/workout/all/sessions',
})

test('the month beside the history', async () => {
  const week = '16 17 18 19 20 21 22'
  expect(await faultsOf(checkHistoryCalendar, [TRAINED], month('1 set', week))).toEqual([])
  expect(await faultsOf(checkHistoryCalendar, [TRAINED], month('2 sets', week))).toHaveLength(1)
  expect(await faultsOf(checkHistoryCalendar, [TRAINED], month('1 set', '16 17 18 18 20 21 22'))).toHaveLength(1)
})

const pane = (volume: string) => (say: FigureSettings['say']) => ({
  ...shownAs('Push', [
    { tag: 'h2', cells: ['Push'] },
    { tag: 'time', cells: ['Thu, Mar 19, 6:00 PM'] },
    { tag: 'div', cells: [say('sessions:figure.sets'), '1'] },
    { tag: 'div', cells: [say('sessions:figure.volume'), volume] },
  ]),
  path: `/workout/all/sessions?session=${TRAINED.id}`,
})

test('the workout beside the history', async () => {
  expect(await faultsOf(checkSessionPane, [TRAINED], pane('1,025 kg'))).toEqual([])
  expect(await faultsOf(checkSessionPane, [TRAINED], pane('1,052 kg'))).toHaveLength(1)
})

test.each([
  'completed?edit',
  // A running one.
  'execute',
])('the workout beside a history of which the first ones are far above, with its way to %s', async (way) => {
  const other = aSession({ status: 'completed' })
  const shown = (volume: string) => (say: FigureSettings['say']) => {
    const { path, ...rest } = pane(volume)(say)
    const links = [`/workout/${TRAINED.id}/${way}`]
    const listed = { part: -1, tag: 'h3', cells: ['Legs'], links: [`/workout/${other.id}/completed`] }
    const rows = rest.rows.map((row) => (row.tag === 'h2' ? { ...row, links } : row))
    return { ...rest, rows: [listed, ...rows], path: path.split('?')[0] ?? '' }
  }
  expect(await faultsOf(checkSessionPane, [TRAINED, other], shown('1,025 kg'))).toEqual([])
  expect(await faultsOf(checkSessionPane, [TRAINED, other], shown('1,052 kg'))).toHaveLength(1)
})

const records = (day: string) => (say: FigureSettings['say']) =>
  shownAs('', [
    { tag: 'said', cells: [say('insights:progress.choose.change', { name: 'My press' })] },
    {
      tag: 'a',
      cells: [say('parts:record.one-rep-max'), '136.7 kg', day],
      links: [`/workout/${TRAINED.id}/completed`],
    },
  ])

test('records with their dates', async () => {
  const heavier = { ...TRAINED, ...aSession(), status: 'completed' as const, exercises: [BENCH] }
  const isOfRecord = (says: string) => says.includes('136.7')
  const right = await faultsOf(
    checkProgress,
    [TRAINED, { ...heavier, startedAt: '2026-03-20T08:00:00.000Z' }],
    records('Mar 19, 2026'),
  )
  expect(right.filter(isOfRecord)).toEqual([])
  const wrong = await faultsOf(checkProgress, [TRAINED], records('Mar 20, 2026'))
  expect(wrong.filter(isOfRecord)).toHaveLength(1)
})

const present = (best: string) => (say: FigureSettings['say']) =>
  shownAs('', [{ tag: 'div', cells: [say('exercises:detail.now.one-rep-max'), best] }])

test('the present best of an exercise', async () => {
  const screen = { kind: 'exercise', id: BENCH.exerciseId } as const
  expect(await faultsOf(checkExercise, [TRAINED], present('136.7 kg'), { screen })).toEqual([])
  expect(await faultsOf(checkExercise, [TRAINED], present('137 kg'), { screen })).toHaveLength(1)
})

const totals = (volume: string) => (say: FigureSettings['say']) =>
  shownAs(say('insights:statistics.totals.title'), [
    { tag: 'div', cells: [say('insights:statistics.totals.volume'), volume] },
    { cells: ['Since Mar 19, 2026, not counting warm-ups.'] },
  ])

test('totals', async () => {
  expect(await faultsOf(checkStatistics, [TRAINED], totals('1,025 kg'))).toEqual([])
  expect(await faultsOf(checkStatistics, [TRAINED], totals('2,260 kg'))).toHaveLength(1)
})

const intensity = (share: string) => (say: FigureSettings['say']) =>
  shownAs(say('insights:analytics.intensity.title'), [
    { cells: [say('insights:analytics.intensity.reps.text')] },
    ...['1–3', '4–6', '7–9'].map((band) => ({ tag: 'li', cells: [band, '0%', '0 sets'] })),
    { tag: 'li', cells: ['10–12', share, '1 set'] },
  ])

test('intensity', async () => {
  expect(await faultsOf(checkAnalytics, [TRAINED], intensity('100%'))).toEqual([])
  expect(await faultsOf(checkAnalytics, [TRAINED], intensity('99%'))).toHaveLength(1)
})

test('a screen that shows nothing of these has no fault but what is missing', async () => {
  expect(await faultsOf(checkWorkouts, [TRAINED], () => shownAs('', []))).toEqual([])
})
