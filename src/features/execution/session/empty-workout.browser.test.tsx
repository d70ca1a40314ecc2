import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setupI18n } from '#i18n/setup.ts'
import { insertDocument } from '#storage/commands.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { anExercise, sessionOf } from '../../../../tests/builders.ts'
import { render } from '../../../../tests/support/render.tsx'
import { aRunningWorkout } from '../../../../tests/support/running-workout.tsx'
import { openTestDatabase } from '../../../../tests/test-database.ts'
import { WorkoutContext } from '../sets/workout.ts'
import { EmptyWorkout } from './empty-workout.tsx'

beforeAll(() => setupI18n('en-US', ['parts']))

test('one tap on a usual exercise adds it', async () => {
  const db = await openTestDatabase()
  await insertDocument(db, 'exercises', anExercise({ name: 'Zercher hold', starred: true }))
  const workout = aRunningWorkout(sessionOf([]))
  render(
    <DatabaseProvider value={db}>
      <WorkoutContext value={workout}>
        <EmptyWorkout />
      </WorkoutContext>
    </DatabaseProvider>,
  )
  await expect.element(page.getByRole('heading', { name: 'What are you training today?' })).toBeVisible()
  const row = page.getByRole('button', { name: /^Zercher hold/ })
  await expect.element(row, { timeout: 60_000 }).toBeVisible()
  await row.click()
  expect(workout.store.current().shown.exercises.map(({ name }) => name)).toEqual(['Zercher hold'])
})
