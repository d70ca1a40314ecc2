import type { ExerciseId, SessionId } from '#contract/id.ts'
import type { Session, SessionSet } from '#contract/session.ts'
import type { NewId } from '#domain/document/new-id.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { addExercises, type ExerciseCopy } from '#domain/session/exercises.ts'
import type { SetValues } from '#domain/session/set-values.ts'
import { addSet, completeSet, updateSet } from '#domain/session/sets.ts'
import { startSession } from '#domain/session/start-session.ts'
import type { Figures } from './ledger.ts'

const TIME_ZONE = 'America/Sao_Paulo'
const REST_SECONDS = 90

/** The exercise that one device logs in, in whichever session: no other device touches its sets. */
export function exerciseOfDevice(device: string): ExerciseCopy {
  return {
    id: `faults-${device}` as ExerciseId,
    name: `Cable row of ${device}`,
    kind: 'weight-reps',
    defaultRestSeconds: null,
    note: '',
    barWeight: null,
    oneSided: false,
  }
}

/** A free session that runs, without an exercise. */
export function freeSession(id: SessionId, name: string, nowIso: string): Session {
  const unknown = () => {
    throw new Error('a free session has no exercise')
  }
  return startSession({ workout: null, name, exerciseOf: unknown }, { nowIso, timeZone: TIME_ZONE, newId: () => id })
}

/** The sets that this device has in a session, in order. */
export function setsOf(session: Session, { id }: ExerciseCopy): readonly SessionSet[] {
  return inOrder(session.exercises.find(({ exerciseId }) => exerciseId === id)?.sets ?? [])
}

/** Logs the device's next set: its first open one, or one more; the exercise is added where the session lacks it. */
export function logNext(
  session: Session,
  exercise: ExerciseCopy,
  { figures, nowIso, newId }: { readonly figures: Figures; readonly nowIso: string; readonly newId: NewId },
): Session {
  const prepared = withOpenSet(session, exercise, newId)
  const open = setsOf(prepared, exercise).find(({ completedAt }) => completedAt === null)
  if (!open) return session
  return completeSet(updateSet(prepared, open.id, valuesFrom(figures)), open.id, nowIso, { restSeconds: REST_SECONDS })
}

function withOpenSet(session: Session, exercise: ExerciseCopy, newId: NewId): Session {
  const own = session.exercises.find(({ exerciseId }) => exerciseId === exercise.id)
  if (!own) return addExercises(session, [exercise], newId)
  return own.sets.some(({ completedAt }) => completedAt === null) ? session : addSet(session, own.id, newId)
}

/** Writes other figures into a logged set. */
export function correct(session: Session, setId: string, figures: Figures): Session {
  return updateSet(session, setId, valuesFrom(figures))
}

function valuesFrom({ weight, reps }: Figures): Partial<SetValues> {
  return { weight: { value: weight, unit: 'kg' }, reps }
}
