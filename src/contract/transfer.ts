import { z } from 'zod'
import { instant } from './document.ts'
import { exercise } from './exercise.ts'
import { MAX_STORED_EXERCISES } from './limits.ts'
import { session } from './session.ts'
import { MAX_TRANSFER_BYTES, TRANSFER_FORMAT, TRANSFER_VERSION } from './transfer-format.ts'
import { workout } from './workout.ts'

const envelope = {
  format: z.literal(TRANSFER_FORMAT),
  version: z.literal(TRANSFER_VERSION),
  handedOverAt: instant,
  /** Distinguishes the same person's other device from somebody else's (`ownerMark`); '' without an account. */
  owner: z.union([z.literal(''), z.string().regex(/^[0-9a-f]{16}$/)]),
  exercises: z
    .array(exercise.refine(({ source }) => source === 'own', { message: 'is not an own exercise', path: ['source'] }))
    .max(MAX_STORED_EXERCISES),
}

const workoutTransfer = z.strictObject({ ...envelope, kind: z.literal('workout'), workout })
const sessionTransfer = z.strictObject({ ...envelope, kind: z.literal('session'), session })

export const transfer = z.discriminatedUnion('kind', [workoutTransfer, sessionTransfer])
export type WorkoutTransfer = z.infer<typeof workoutTransfer>
export type SessionTransfer = z.infer<typeof sessionTransfer>
export type Transfer = z.infer<typeof transfer>

/** Why a transfer was not read. `broken`: `place` is a path such as `workout.exercises.2.name`, `message` why. */
export type TransferProblem =
  | { readonly kind: 'too-large' | 'not-json' | 'not-ours' | 'newer' }
  | { readonly kind: 'broken'; readonly place: string; readonly message: string }

export type ParsedTransfer =
  | { readonly kind: 'read'; readonly transfer: Transfer }
  | { readonly kind: 'problem'; readonly problem: TransferProblem }

/** Refuses unknown fields and values that cannot be stored. */
export function parseTransfer(text: string): ParsedTransfer {
  if (text.length > MAX_TRANSFER_BYTES) return problem({ kind: 'too-large' })
  const json = parseJson(text)
  if (json === undefined) return problem({ kind: 'not-json' })
  const head = headOf.safeParse(json)
  if (!head.success) return problem({ kind: 'not-ours' })
  if (head.data.version > TRANSFER_VERSION) return problem({ kind: 'newer' })
  const parsed = transfer.safeParse(json)
  if (parsed.success) return { kind: 'read', transfer: parsed.data }
  const [first] = parsed.error.issues
  return problem({ kind: 'broken', place: first?.path.join('.') ?? '', message: first?.message ?? '' })
}

const headOf = z.looseObject({ format: z.literal(TRANSFER_FORMAT), version: z.int().min(1) })

function problem(found: TransferProblem): ParsedTransfer {
  return { kind: 'problem', problem: found }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
