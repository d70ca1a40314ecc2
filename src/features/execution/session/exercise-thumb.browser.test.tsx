import { expect, test } from 'vitest'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { anExercise } from '../../../../tests/builders.ts'
import { render } from '../../../../tests/support/render.tsx'
import { openTestDatabase } from '../../../../tests/test-database.ts'
import { ExerciseThumb } from './exercise-thumb.tsx'

test('an exercise that is deleted while it is done is a body without muscles, and leaves no gap', async () => {
  const db = await openTestDatabase()
  const place = render(
    <DatabaseProvider value={db}>
      <ExerciseThumb id={anExercise().id} />
    </DatabaseProvider>,
  )
  await expect.poll(() => place.querySelectorAll('svg path').length).toBe(1)
})
