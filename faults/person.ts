import type { ExerciseId } from '#contract/id.ts'
import { aPlannedSet, aWorkout, aWorkoutExercise } from '../tests/builders.ts'
import { push } from '../tooling/api.ts'
import { newEmail, PASSWORD } from '../tooling/credentials.ts'
import { type SignedIn, signIn, signUp } from '../tooling/identity.ts'
import type { Server } from '../tooling/server.ts'
import { Ledger } from './ledger.ts'

export const WORKOUT = 'Upper'
const SETS_PLANNED = 8

/** A training person, with all promises of their devices. */
export type Person = {
  readonly uid: string
  readonly email: string
  readonly password: string
  readonly ledger: Ledger
  /** A token that is good now. */
  signIn(): Promise<SignedIn>
}

/** A person with an account and the workout `Upper` of these exercises, new to every device. */
export async function aPersonWith(server: PersonServer, exercises: readonly string[]): Promise<Person> {
  const email = newEmail()
  const account = await signUp(server, email, PASSWORD)
  const planned = exercises.map((slug, place) =>
    aWorkoutExercise({
      exerciseId: slug as ExerciseId,
      orderKey: `a${place}`,
      sets: Array.from({ length: SETS_PLANNED }, (_, index) => aPlannedSet({ orderKey: `a${index}` })),
    }),
  )
  await push(server, account, 'workouts', [aWorkout({ name: WORKOUT, exercises: planned })])
  const signInAgain = () => signIn(server, email, PASSWORD)
  return { uid: account.uid, email, password: PASSWORD, ledger: new Ledger(), signIn: signInAgain }
}

type PersonServer = Pick<Server, 'url' | 'emulatorPort'>
