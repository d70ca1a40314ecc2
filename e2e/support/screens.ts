import { expect } from '@playwright/test'
import {
  aFolder,
  aLoggedSession,
  aMeasurement,
  anExercise,
  aPlannedSet,
  aSession,
  aWorkout,
  aWorkoutExercise,
} from '../../tests/builders.ts'
import { push } from '../../tooling/api.ts'
import type { Lifter } from '../../tooling/lifter.ts'
import type { Person } from '../../tooling/person.ts'
import type { Server } from '../../tooling/server.ts'

// Content for the screens of the route table, and the addresses with it.

/** Content for the screens: weeks of training, measurements, some of everything in the lists. */
export async function train(server: Server, person: Person) {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString()
  const done = [1, 3, 8, 15, 22, 29].map((ago) => aLoggedSession({ startedAt: day(ago) }))
  const abandoned = aSession({ status: 'abandoned', startedAt: day(2), endedAt: day(1) })
  const exercise = anExercise()
  const inTrash = anExercise({ binnedAt: day(1) })
  const exercises = ['a0', 'a1'].map((orderKey) => aWorkoutExercise({ orderKey, sets: [aPlannedSet()] }))
  const workout = aWorkout({ name: 'Lower', exercises })
  await push(server, person, 'sessions', [...done, abandoned])
  await push(server, person, 'exercises', [exercise, inTrash])
  await push(server, person, 'folders', [aFolder()])
  await push(server, person, 'workouts', [workout])
  await push(
    server,
    person,
    'measurements',
    [1, 9, 20].map((ago) => aMeasurement({ measuredAt: day(ago) })),
  )
  return { done: done[0]?.id, abandoned: abandoned.id, exercise: exercise.id, workout: workout.id }
}

type Ids = Awaited<ReturnType<typeof train>>

/** The address of a screen about one item. */
export function addressOf(path: string, ids?: Ids): string {
  switch (path) {
    case '/auth/callback':
      return `${path}?mode=resetPassword&oobCode=nonsense`
    case '/workouts/edit-v2':
      return `${path}?id=${ids?.workout}`
    case '/exercises/:id/edit':
      return path.replace(':id', ids?.exercise ?? '')
    case '/workout/:id/sessions':
      return path.replace(':id', 'all')
    case '/workout/:id/completed':
    case '/workout/:id/execute':
      return path.replace(':id', ids?.done ?? '')
    case '/workout/:id/abandoned':
      return path.replace(':id', ids?.abandoned ?? '')
    default:
      if (path.includes(':')) throw new Error(`${path} is about something that this test does not know`)
      return path
  }
}

/** Navigates to another screen of the app by a link, and to the same one, or a public page, by loading it. */
export async function turnTo(lifter: Lifter, address: string): Promise<void> {
  const heading = lifter.page.getByRole('heading', { level: 1 }).first()
  const [path] = address.split('?')
  const isAnother = new URL(lifter.page.url()).pathname !== path
  if (!isAnother || (await lifter.page.locator('#root').count()) === 0) return lifter.goTo(address)
  await heading.evaluate((element) => element.setAttribute('data-left', ''))
  await lifter.page.evaluate((next) => {
    history.pushState(null, '', next)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await expect(lifter.page.locator('h1[data-left]')).toHaveCount(0)
}
