import '#ui/base.css'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setupI18n } from '#i18n/setup.ts'
import { insertDocument } from '#storage/commands.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { ToastProvider } from '#ui/toasts.tsx'
import { aSession, aWorkout, sinceStart } from '../../../../tests/builders.ts'
import { render } from '../../../../tests/support/render.tsx'
import { openTestDatabase } from '../../../../tests/test-database.ts'
import { filledButtons } from '../../../../tooling/layout/filled-buttons.ts'
import WorkoutsScreen from './workouts-screen.tsx'

beforeAll(() => setupI18n('en-US', ['workouts', 'shared']))

test('of two workouts that run, the one that began last is the primary one to go on with', async () => {
  const db = await openTestDatabase()
  const [push, pull] = [aWorkout({ name: 'Push' }), aWorkout({ name: 'Pull', orderKey: 'a1' })]
  for (const workout of [push, pull]) await insertDocument(db, 'workouts', workout)
  await insertDocument(db, 'sessions', aSession({ workoutId: push.id, startedAt: sinceStart(0) }))
  await insertDocument(db, 'sessions', aSession({ workoutId: pull.id, startedAt: sinceStart(600) }))
  render(
    <MemoryRouter>
      <ToastProvider dismissLabel="Dismiss">
        <DatabaseProvider value={db}>
          <WorkoutsScreen />
        </DatabaseProvider>
      </ToastProvider>
    </MemoryRouter>,
  )
  const goOn = (name: string) => page.getByRole('link', { name: `Continue ${name}`, exact: true })
  await expect.element(goOn('Push')).toBeVisible()
  expect(filledButtons('body')).toEqual(['Continue'])
  goOn('Pull').element().remove()
  expect(filledButtons('body')).toEqual([])
})
