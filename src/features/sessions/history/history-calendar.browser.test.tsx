import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setupI18n } from '#i18n/setup.ts'
import { useFormatters } from '#shared/format/insight-formatters.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { render } from '../../../../tests/support/render.tsx'
import { openTestDatabase } from '../../../../tests/test-database.ts'
import { HistoryCalendar } from './history-calendar.tsx'
import { NO_FILTER } from './history-state.ts'

type Sessions = { readonly answer: readonly unknown[] | undefined; readonly isStale: boolean }

const sessions = vi.hoisted((): { current: Sessions } => ({ current: { answer: undefined, isStale: true } }))
vi.mock('#platform/analytics/analytics.ts', () => ({
  useAnalytics: ({ about }: { readonly about: string }) =>
    about === 'sessions' ? sessions.current : { answer: undefined, isStale: true },
}))

beforeAll(() => setupI18n('en-US', ['sessions', 'shared', 'parts']))

const ASKED = { ...NO_FILTER, about: 'sessions', query: '', called: [], meant: [], monthNames: [] } as const
const nothing = () => undefined

function Shown() {
  const formatters = useFormatters()
  return formatters ? (
    <HistoryCalendar
      asked={ASKED}
      formatters={formatters}
      month="2026-03"
      onMonth={nothing}
      chosen={null}
      onChoose={nothing}
      onLog={nothing}
    />
  ) : null
}

async function calendarWith(current: Sessions) {
  sessions.current = current
  const db = await openTestDatabase()
  const place = page.elementLocator(
    render(
      <DatabaseProvider value={db}>
        <Shown />
      </DatabaseProvider>,
    ),
  )
  await expect.element(place.getByRole('table')).toBeVisible()
  return place
}

const TRAINED = { day: '2026-03-02', sets: 12 }

test('a day without training logs one', async () => {
  const place = await calendarWith({ answer: [TRAINED], isStale: false })
  await expect.element(place.getByRole('button', { name: 'Mar 2, 2026: 12 sets' })).toBeVisible()
  await expect.element(place.getByRole('button', { name: 'Log a workout on Mar 3, 2026' })).toBeVisible()
})

test.each([
  ['before the first answer', undefined],
  ['while the answer is that of another month', [{ day: '2026-02-02', sets: 12 }]],
])('%s, no day is said to be without training', async (_when, answer) => {
  const place = await calendarWith({ answer, isStale: true })
  expect(place.getByRole('button', { name: /Log a workout/ }).elements()).toEqual([])
})
