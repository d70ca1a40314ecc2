import { type ReactNode, Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { ExerciseId, SessionId } from '#contract/id.ts'
import { MUSCLES } from '#contract/vocabulary.ts'
import type { AnalyticsAnswer, PersonalRecord, Totals } from '#domain/analytics/questions.ts'
import { setupI18n } from '#i18n/setup.ts'
import { render } from '../../../tests/support/render.tsx'
import { MusclesCard, RecordsCard } from './figures-cards.tsx'
import { Week } from './week-card.tsx'

beforeAll(() => setupI18n('en-US', ['dashboard', 'parts']))

function show(cards: ReactNode): Locator {
  const place = render(
    <MemoryRouter>
      <Suspense>{cards}</Suspense>
    </MemoryRouter>,
  )
  return page.elementLocator(place)
}

const textsOf = (found: Locator) => found.elements().map(({ textContent }) => textContent)

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
  const shown = (goal: number | null, known: AnalyticsAnswer<'week'> | undefined) =>
    show(<Week week={known} goal={goal} today="2026-03-05" weekStart={1} unit="kg" />).getByRole('region', {
      name: 'This week',
    })
  const compared = (card: Locator, name: RegExp) =>
    textsOf(card.getByRole('table').getByRole('row', { name }).getByRole('cell'))

  test('is counted against the goal and against last week', async () => {
    const card = shown(4, week)
    await expect.element(card).toHaveAttribute('aria-busy', 'false')
    await expect.element(card.getByText('2 of 4 workouts')).toBeVisible()
    expect(compared(card, /^Sets/)).toEqual(['34', '62'])
    expect(compared(card, /^Volume/)).toEqual(['12,400\u00a0kg', '20,100\u00a0kg'])
    await expect.element(card.getByText('12-week streak')).toBeVisible()
    await expect.element(card.getByText('2 more workouts to hit your goal')).toBeVisible()
    expect(textsOf(card.getByRole('listitem').getByText(/: trained$/))).toEqual([
      'Monday: trained',
      'Wednesday: trained',
    ])
    expect(textsOf(card.getByRole('listitem').getByText(/: no workout$/))).toHaveLength(5)
  })

  test('ticks a day only once a workout of it has ended', async () => {
    const monday = { startedAt: '2026-03-02T12:00:00.000Z', timeZone: 'UTC' }
    const tuesday = { startedAt: '2026-03-03T12:00:00.000Z', timeZone: 'UTC' }
    const card = show(
      <Week week={week} goal={4} today="2026-03-03" weekStart={1} unit="kg" running={[monday, tuesday]} />,
    )
    await expect.element(card.getByText('2 of 4 workouts')).toBeVisible()
    expect(card.element().querySelectorAll('li svg')).toHaveLength(2)
    await expect.element(card.getByText('Monday: trained')).toBeInTheDocument()
    await expect.element(card.getByText('Tuesday: workout in progress')).toBeInTheDocument()
  })

  test('says so where the goal is reached, and more was done than that', async () => {
    await expect.element(shown(2, week).getByText('Goal reached')).toBeVisible()
    await expect.element(shown(1, week).getByText('2 of 1 workouts')).toBeVisible()
  })

  test('offers a goal to who has none, and counts all the same', async () => {
    const card = shown(null, week)
    await expect.element(card.getByText('2 workouts', { exact: true })).toBeVisible()
    await expect.element(card.getByRole('link', { name: 'Set a weekly goal' })).toBeVisible()
  })

  test('claims nothing while it is being reckoned', async () => {
    const card = shown(4, undefined)
    await expect.element(card).toHaveAttribute('aria-busy', 'true')
    await expect.element(card).not.toMatchTextContent(/\d|: trained|goal/i)
    expect(compared(card, /^Sets/)).toEqual(['–', '–'])
    expect(compared(card, /^Volume/)).toEqual(['–', '–'])
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
  const card = (records: readonly PersonalRecord[] | undefined) =>
    show(<RecordsCard records={records} words={words} nameOf={({ name }) => name} today="2026-03-02" />).getByRole(
      'region',
      { name: 'Recent records' },
    )

  test('say what they beat, and how many more the session made', async () => {
    const latest = card([{ ...record, kind: 'session-volume' }, record])
    const name = 'Bench press 102.5 kg today · Heaviest weight · 1 more record previous: 100 kg'
    await expect.element(latest.getByRole('listitem').getByRole('link')).toHaveAccessibleName(name)
  })

  test('lead to the session that made them', async () => {
    const link = card([record]).getByRole('link', { name: /^Bench press/ })
    await expect.element(link).toHaveAttribute('href', '/workout/monday/completed')
  })

  test('say how to get here where there are none, but not before that is known', async () => {
    const advice = /^When you set a new personal record/
    await expect.element(card([]).getByText(advice)).toBeVisible()
    const unknown = card(undefined)
    await expect.element(unknown).toHaveAttribute('aria-busy', 'true')
    await expect.element(unknown).toHaveTextContent('Recent recordsAll records')
  })
})

describe('the muscles', () => {
  const work = MUSCLES.map((muscle, place) => ({ muscle, sets: place / 2, effectiveSets: 0, lastTrained: null }))
  const card = (known: typeof work | undefined) =>
    show(<MusclesCard work={known} number={(value, decimals) => value.toFixed(decimals)} />).getByRole('region', {
      name: 'Muscles',
    })

  test('are those that were trained most, in order', () => {
    const figures = textsOf(card(work).getByRole('listitem')).map((text) => Number.parseFloat(text.replace(/^\D+/, '')))
    const most = (MUSCLES.length - 1) / 2
    expect(figures).toEqual([0, 1, 2, 3, 4, 5].map((place) => most - place / 2))
  })

  test('say so where none was trained, but not before that is known', async () => {
    const nothing = 'No sets in the last 7 days.'
    await expect.element(card(work.map((each) => ({ ...each, sets: 0 }))).getByText(nothing)).toBeVisible()
    const unknown = card(undefined)
    await expect.element(unknown).toHaveAttribute('aria-busy', 'true')
    await expect.element(unknown.getByText(nothing)).not.toBeInTheDocument()
  })
})
