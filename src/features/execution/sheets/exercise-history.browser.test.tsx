import { Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ExerciseId, SessionId } from '#contract/id.ts'
import type { ExerciseRecords } from '#domain/analytics/questions.ts'
import { setupI18n } from '#i18n/setup.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { render } from '../../../../tests/support/render.tsx'
import { openTestDatabase } from '../../../../tests/test-database.ts'
import ExerciseHistory from './exercise-history.tsx'

const BENCH = 'barbell-bench-press' as ExerciseId
const RECORDS: ExerciseRecords = {
  standing: [
    {
      kind: 'heaviest',
      value: 100,
      day: '2026-03-02',
      sessionId: 'one' as SessionId,
      exerciseId: BENCH,
      exerciseName: 'Bench press',
      at: 0,
      previous: null,
      set: null,
    },
  ],
  repsAtWeight: [],
}

const analytics = vi.hoisted(() => ({ current: (): unknown => undefined }))
vi.mock('#platform/analytics/analytics.ts', () => ({ useAnalytics: () => analytics.current() }))

beforeEach(() => setupI18n('en-US', ['parts']))

async function show(): Promise<void> {
  render(
    <DatabaseProvider value={await openTestDatabase()}>
      <Suspense>
        <ExerciseHistory exerciseId={BENCH} />
      </Suspense>
    </DatabaseProvider>,
  )
}

const headings = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)
    .slice(0, 2)

test('the records of an exercise come before its last times', async () => {
  analytics.current = () => ({ answer: RECORDS, hasFailed: false })
  await show()
  await expect.poll(headings).toEqual(['Records', 'Recent history'])
})

test('records that cannot be known keep nothing else back', async () => {
  analytics.current = () => ({ answer: undefined, hasFailed: true })
  await show()
  await expect.poll(headings).toEqual(['Recent history', 'Instructions'])
})
