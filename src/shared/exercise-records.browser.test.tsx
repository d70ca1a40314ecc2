import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '#ui/tokens.css'
import type { ExerciseId, SessionId } from '#contract/id.ts'
import type { PersonalRecord } from '#domain/analytics/questions.ts'
import { setupI18n } from '#i18n/setup.ts'
import { render } from '../../tests/support/render.tsx'
import { ExerciseRecords, type ExerciseRecordsProps } from './exercise-records.tsx'

const HELD = {
  sessionId: 'one' as SessionId,
  exerciseId: 'bench' as ExerciseId,
  exerciseName: 'Bench press',
  at: 0,
  previous: null,
  set: null,
}
const RECORDS: readonly PersonalRecord[] = [
  { ...HELD, kind: 'heaviest', value: 100, day: '2026-03-02' },
  { ...HELD, kind: 'one-rep-max', value: 116, day: '2025-12-30' },
]
const FORMATTERS: ExerciseRecordsProps['formatters'] = {
  load: (value) => `${value} kg`,
  reps: String,
  distance: String,
  set: () => '',
  today: '2026-03-05',
  chart: { locale: 'en-US', timeZone: 'UTC', asTable: '', asChart: '', date: '' },
}

afterEach(() => document.documentElement.style.removeProperty('font-size'))
beforeAll(() => setupI18n('en-US', ['parts']))

function show(props: Partial<ExerciseRecordsProps> = {}): void {
  render(
    <MemoryRouter>
      <ExerciseRecords records={RECORDS} formatters={FORMATTERS} {...props} />
    </MemoryRouter>,
  )
}

const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

test('each record has its day, and nothing leads away from a running workout', async () => {
  show()
  await expect.element(page.getByRole('heading', { name: 'Records' })).toBeVisible()
  expect(rows()).toEqual(['Heaviest weight100 kgMar 2', 'Estimated 1RM116 kgDec 30, 2025'])
  expect(page.getByRole('link').elements()).toEqual([])
})

test('the library links each record to its session', async () => {
  show({ linkOf: (id) => `/sessions/${id}` })
  await expect.element(page.getByRole('link', { name: /Heaviest/ })).toHaveAttribute('href', '/sessions/one')
})

test('with text at 200 % the name of a record has a line of its own on a phone', async () => {
  await page.viewport(390, 844)
  document.documentElement.style.fontSize = '200%'
  show()
  const [name, value] = [page.getByText('Estimated 1RM').element(), page.getByText('116 kg').element()]
  expect(name.getBoundingClientRect().bottom).toBeLessThanOrEqual(value.getBoundingClientRect().top)
  expect(name.getBoundingClientRect().width).toBeGreaterThan(300)
})

test('an exercise without records has no heading for them', () => {
  show({ records: [] })
  expect(page.getByRole('heading').elements()).toEqual([])
})
