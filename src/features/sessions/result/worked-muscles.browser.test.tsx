import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Exercise } from '#contract/exercise.ts'
import { setupI18n } from '#i18n/setup.ts'
import { insertDocument } from '#storage/commands.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { aLoggedSet, anExercise, exerciseOf, sessionOf } from '../../../../tests/builders.ts'
import { render } from '../../../../tests/support/render.tsx'
import { openTestDatabase } from '../../../../tests/test-database.ts'
import { WorkedMuscles } from './worked-muscles.tsx'

beforeAll(() => setupI18n('en-US', ['sessions', 'shared']))

/** A workout of one exercise of the person's own. */
async function show(given: Partial<Exercise>) {
  const db = await openTestDatabase()
  const own = anExercise({ primaryMuscles: ['chest'], secondaryMuscles: ['triceps'], ...given })
  await insertDocument(db, 'exercises', own)
  const trained = exerciseOf([aLoggedSet(60, 8), aLoggedSet(60, 7)], { exerciseId: own.id, name: 'Ring press' })
  render(
    <DatabaseProvider value={db}>
      <WorkedMuscles session={sessionOf([trained], { status: 'completed' })} />
    </DatabaseProvider>,
  )
}

const muscles = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

test('the muscles of an exercise of one’s own are counted', async () => {
  await show({})
  await expect.poll(muscles).toEqual(['Chest2', 'Triceps1'])
})

test('an exercise that was deleted later has trained its muscles all the same', async () => {
  await show({ binnedAt: '2026-03-05T10:00:00.000Z' })
  await expect.poll(muscles).toEqual(['Chest2', 'Triceps1'])
})
