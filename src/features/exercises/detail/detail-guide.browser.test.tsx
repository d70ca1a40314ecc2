import { Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ExerciseId } from '#contract/id.ts'
import { setupI18n } from '#i18n/setup.ts'
import { useExercises } from '#platform/exercises.ts'
import { insertDocument } from '#storage/commands.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { aLoggedSet, exerciseOf, sessionOf } from '../../../../tests/builders.ts'
import { render } from '../../../../tests/support/render.tsx'
import { openTestDatabase } from '../../../../tests/test-database.ts'
import DetailGuide from './detail-guide.tsx'

const answers = vi.hoisted((): { times: unknown } => ({ times: undefined }))
vi.mock('#platform/analytics/analytics.ts', () => ({
  useAnalytics: ({ about }: { readonly about: string }) =>
    about === 'last-times' ? { answer: answers.times, hasFailed: false } : { answer: undefined, hasFailed: true },
}))

beforeEach(() => setupI18n('en-US', ['exercises', 'parts', 'shared']))

const BENCH = 'barbell-bench-press' as ExerciseId
const DAYS = ['02', '03', '04', '05', '06', '07', '08', '09']

function Shown() {
  const bench = useExercises()?.byId.get(BENCH)
  return bench && <DetailGuide exercise={bench} />
}

test('the note of each of the last times is shown, of the oldest as well', async () => {
  const db = await openTestDatabase()
  const sessions = DAYS.map((day) =>
    sessionOf([exerciseOf([aLoggedSet(100, 5)], { exerciseId: BENCH, note: `Seat at ${day}.` })], {
      status: 'completed',
      startedAt: `2026-03-${day}T18:00:00.000Z`,
      endedAt: `2026-03-${day}T19:00:00.000Z`,
    }),
  )
  for (const session of sessions) await insertDocument(db, 'sessions', session)
  answers.times = sessions.toReversed().map(({ id, exercises }, index) => ({
    sessionId: id,
    day: `2026-03-${DAYS.at(-1 - index)}`,
    exerciseKind: 'weight-reps',
    sets: exercises[0]?.sets ?? [],
  }))
  render(
    <DatabaseProvider value={db}>
      <MemoryRouter>
        <Suspense>
          <Shown />
        </Suspense>
      </MemoryRouter>
    </DatabaseProvider>,
  )
  for (const day of DAYS.toReversed()) await expect.element(page.getByText(`Seat at ${day}.`)).toBeVisible()
})
