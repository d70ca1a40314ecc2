import type { Stamp } from '#contract/document.ts'
import { aSession, aSessionExercise, aSet } from '../tests/builders.ts'
import { push } from './api.ts'
import type { SignedIn } from './identity.ts'
import type { Server } from './server.ts'

type Running = { readonly startedAt: string; readonly updatedAt: Stamp }

/** Another device of the person has a workout running, with one set to do. */
export async function leaveWorkoutRunning(
  server: Server,
  person: Pick<SignedIn, 'idToken'>,
  { startedAt, updatedAt }: Running,
): Promise<void> {
  const exercise = aSessionExercise({ updatedAt, sets: [aSet({ updatedAt })] })
  await push(server, person, 'sessions', [
    aSession({ updatedAt, startedAt, name: 'Left running', exercises: [exercise] }),
  ])
}
