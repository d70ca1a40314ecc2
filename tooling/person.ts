import type { ExerciseId } from '#contract/id.ts'
import type { Workout } from '#contract/workout.ts'
import { DAY_MS } from '#domain/time/instant.ts'
import { aLoggedSession, aPlannedSet, aWorkout, aWorkoutExercise } from '../tests/builders.ts'
import { push } from './api.ts'
import { newEmail, PASSWORD } from './credentials.ts'
import { type SignedIn, signUpConfirmed } from './identity.ts'
import type { Server } from './server.ts'

/** The workout that people of tests have, where it does not matter which: two exercises of three sets. */
export const WORKOUT = 'Upper'
export const BENCH = 'Barbell bench press'
export const ROW = 'Barbell row'

export type Person = SignedIn & { readonly email: string }

/** A person with a confirmed account, who has not trained yet. */
export async function aNewPerson(server: Server): Promise<Person> {
  const email = newEmail()
  return { ...(await signUpConfirmed(server, email, PASSWORD)), email }
}

/** A person with a confirmed account and the workout `Upper` on the server, new to every device. */
export async function aPerson(server: Server): Promise<Person> {
  const person = await aNewPerson(server)
  await push(server, person, 'workouts', [upper()])
  return person
}

/** A person with a confirmed account who has trained four times, and keeps no workout to begin with. */
export async function aPersonWithoutRoutines(server: Server): Promise<Person> {
  const person = await aNewPerson(server)
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
  const sessions = [1, 3, 8, 15].map((days) => aLoggedSession({ startedAt: daysAgo(days) }))
  await push(server, person, 'sessions', sessions)
  return person
}

/** The workout that every person has: `WORKOUT`. */
export function upper(): Workout {
  const exercises = ['barbell-bench-press', 'barbell-row'].map((slug, place) =>
    aWorkoutExercise({
      exerciseId: slug as ExerciseId,
      orderKey: `a${place}`,
      sets: [0, 1, 2].map((index) => aPlannedSet({ orderKey: `a${index}` })),
    }),
  )
  return aWorkout({ name: WORKOUT, exercises })
}
