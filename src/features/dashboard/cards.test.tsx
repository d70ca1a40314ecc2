import { type ReactNode, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ExerciseId, SessionId } from '#contract/id.ts'
import { MUSCLES } from '#contract/vocabulary.ts'
import type { AnalyticsAnswer, PersonalRecord, Totals } from '#domain/analytics/questions.ts'
import { setupI18n } from '#i18n/setup.ts'
import { aLoggedSet, blankSet, exerciseOf, sessionOf } from '../../../tests/builders.ts'
import { MusclesCard } from './muscles-card.tsx'
import { RecordsCard } from './records-card.tsx'
import { RunningCards } from './running-card.tsx'
import { Week } from './week-card.tsx'

beforeAll(() => setupI18n('en-US', ['dashboard', 'parts']))

/** A card's text as one line. */
function said(card: ReactNode): string {
  const html = renderToString(
    <MemoryRouter>
      <Suspense>{card}</Suspense>
    </MemoryRouter>,
  )
  return html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

test('a running workout says what comes after the set that was done last, not what was left out above', () => {
  const exercises = [
    exerciseOf([blankSet()], { name: 'Bench press', orderKey: 'a0' }),
    exerciseOf([aLoggedSet(100, 5), blankSet()], { name: 'Squat', orderKey: 'a1' }),
  ]
  expect(said(<RunningCards running={[sessionOf(exercises)]} timeZone="UTC" />)).toMatch(/Squat/)
})

test('two running workouts of one name say when each began, also where that was another day', () => {
  const began = (startedAt: string) => sessionOf([], { name: 'Push', startedAt })
  const text = said(
    <RunningCards
      timeZone="UTC"
      running={[
        began('2026-03-02T09:04:00.000Z'),
        began('2026-03-02T09:04:30.000Z'),
        began('2026-03-04T09:04:00.000Z'),
      ]}
    />,
  )
  expect(text).toMatch(/Since Mar 2, 9:04:00.*Since Mar 2, 9:04:30.*Since Mar 4, 9:04.AM/)
})

describe('the week', () => {
  const totals = (sessions: number, sets: number, volume: number): Totals => ({
    sessions,
    sets,
    volume,
    warmUps: 0,
    reps: 0,
    durationMs: 0,
  })
  const days = ['02', '03', '04', '05', '06', '07', '08'].map((day) => ({
    day: `2026-03-${day}`,
    sessions: ['02', '04'].includes(day) ? 1 : 0,
    sets: 0,
  }))
  const week: AnalyticsAnswer<'week'> = {
    days,
    totals: totals(2, 34, 12_400.4),
    lastWeek: totals(4, 62, 20_100),
    streaks: { current: 12, longest: 20, thisWeekCounts: false },
  }
  const shown = (goal: number | null, known: AnalyticsAnswer<'week'> | undefined = week) =>
    said(<Week week={known} goal={goal} today="2026-03-05" weekStart={1} unit="kg" />)

  test('is counted against the goal and against last week', () => {
    const text = shown(4)
    expect(text).toContain('2 of 4 sessions')
    expect(text).toMatch(/Sets 34 62 Volume 12,400 kg 20,100 kg/)
    expect(text).toContain('12 weeks in a row')
    expect(text).toContain('2 more to your goal')
    expect(text).toMatch(/Monday: trained .*Tuesday: no session .*Wednesday: trained/)
  })

  test('says so where the goal is reached, and more was done than that', () => {
    expect(shown(2)).toContain('Goal reached')
    expect(shown(1)).toContain('2 of 1 sessions')
  })

  test('offers a goal to who has none, and counts all the same', () => {
    expect(shown(null)).toMatch(/2 sessions .*Set a weekly goal/)
  })

  test('claims nothing while it is being reckoned', () => {
    const text = said(<Week week={undefined} goal={4} today="2026-03-05" weekStart={1} unit="kg" />)
    expect(text).not.toMatch(/\d|trained$|Goal reached|goal/)
    expect(text).toMatch(/Sets – – Volume – –/)
  })
})

describe('the latest records', () => {
  const record: PersonalRecord = {
    kind: 'heaviest',
    exerciseId: 'barbell-bench-press' as ExerciseId,
    exerciseName: 'Bench press',
    sessionId: 'monday' as SessionId,
    day: '2026-03-02',
    at: Date.parse('2026-03-02T18:00:00.000Z'),
    value: 102.5,
    previous: 100,
    set: null,
  }
  const words = {
    load: (value: number) => `${value} kg`,
    reps: (count: number) => `${count} reps`,
    distance: (metres: number) => `${metres} m`,
    set: () => '100 kg × 8',
  }
  const card = (records: readonly PersonalRecord[] | undefined) => (
    <RecordsCard records={records} words={words} nameOf={({ name }) => name} today="2026-03-02" />
  )

  test('say what they beat, and how many more the session made', () => {
    const text = said(card([{ ...record, kind: 'session-volume' }, record]))
    expect(text).toContain('Bench press 102.5 kg today · Heaviest · 1 more before: 100 kg')
  })

  test('lead to the session that made them', () => {
    const html = renderToString(<MemoryRouter>{card([record])}</MemoryRouter>)
    expect(html).toContain('href="/workout/monday/completed"')
  })

  test('say how to get here where there are none, but not before that is known', () => {
    expect(said(card([]))).toContain('Beat one of your own figures')
    expect(said(card(undefined))).toBe('Latest records All records')
  })
})

describe('the muscles', () => {
  const work = MUSCLES.map((muscle, place) => ({ muscle, sets: place / 2, effectiveSets: 0, lastTrained: null }))
  const card = (known: typeof work | undefined) => (
    <MusclesCard work={known} number={(value, decimals) => value.toFixed(decimals)} />
  )

  test('are those that were trained most, in order', () => {
    const figures = [...said(card(work)).matchAll(/\d+\.\d/g)].map(([figure]) => Number(figure))
    expect(figures).toHaveLength(6)
    expect(figures).toEqual(figures.toSorted((left, right) => right - left))
    expect(figures[0]).toBe((MUSCLES.length - 1) / 2)
  })

  test('say so where none was trained', () => {
    expect(said(card(work.map((each) => ({ ...each, sets: 0 }))))).toContain('Nothing trained in the last 7 days.')
    expect(said(card(undefined))).not.toContain('Nothing')
  })
})
