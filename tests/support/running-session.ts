import type { Session, SessionSet } from '#contract/session.ts'
import { completeSet, updateSet } from '#domain/session/sets.ts'
import { editDocument } from '#storage/commands.ts'
import { aSession, aSessionExercise, aSet } from '../builders.ts'
import type { Device } from './device.ts'

const NOW = '2026-03-02T18:05:00.000Z'

/** A session of one exercise with so many sets, none of them done. */
export function aRunningSession(sets: number): Session {
  const planned = Array.from({ length: sets }, (_, index) => aSet({ orderKey: `a${index}` }))
  return aSession({ exercises: [aSessionExercise({ orderKey: 'a0', sets: planned })] })
}

export function setsOf(session: Session | undefined): readonly SessionSet[] {
  return session?.exercises.flatMap((exercise) => exercise.sets) ?? []
}

export function logged(session: Session | undefined): readonly SessionSet[] {
  return setsOf(session).filter((set) => set.completedAt !== null)
}

export async function sessionOn(device: Device, { id }: Session): Promise<Session | undefined> {
  return (await device.sessions()).find((one) => one.id === id)
}

export async function countLogged(device: Device, session: Session): Promise<number> {
  return logged(await sessionOn(device, session)).length
}

/** Logs one set on a device, as a person does. */
export function complete(device: Device, { id }: Session, index: number, reps = 5) {
  return editDocument(device.database, 'sessions', id, (current) => {
    const set = setsOf(current)[index]
    if (!set) return current
    return completeSet(updateSet(current, set.id, { reps }), set.id, NOW, { restSeconds: 90 })
  })
}
