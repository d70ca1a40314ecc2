import { z } from 'zod'
import { instant } from './document.ts'
import { exercise } from './exercise.ts'
import { HAND_OVER_FORMAT, HAND_OVER_VERSION, MAX_HAND_OVER_BYTES } from './hand-over-format.ts'
import { MAX_STORED_EXERCISES } from './limits.ts'
import { session } from './session.ts'
import { workout } from './workout.ts'

/** The common fields of transfers: one document, and the custom exercises that it uses. */
const envelope = {
  format: z.literal(HAND_OVER_FORMAT),
  version: z.literal(HAND_OVER_VERSION),
  handedOverAt: instant,
  /** Distinguishes the same person's other device from somebody else's (`ownerMark`); '' without an account. */
  owner: z.union([z.literal(''), z.string().regex(/^[0-9a-f]{16}$/)]),
  exercises: z
    .array(exercise.refine(({ source }) => source === 'own', { message: 'is not an own exercise', path: ['source'] }))
    .max(MAX_STORED_EXERCISES),
}

const workoutHandOver = z.strictObject({ ...envelope, kind: z.literal('workout'), workout })
const sessionHandOver = z.strictObject({ ...envelope, kind: z.literal('session'), session })

export const handOver = z.discriminatedUnion('kind', [workoutHandOver, sessionHandOver])
export type WorkoutHandOver = z.infer<typeof workoutHandOver>
export type SessionHandOver = z.infer<typeof sessionHandOver>
/** A workout or session in transfer between devices, as a file or as codes. */
export type HandOver = z.infer<typeof handOver>

/** Why a transfer was not read. `broken`: `place` is a path such as `workout.exercises.2.name`, `message` why. */
export type HandOverProblem =
  | { readonly kind: 'too-large' | 'not-json' | 'not-ours' | 'newer' }
  | { readonly kind: 'broken'; readonly place: string; readonly message: string }

export type ParsedHandOver =
  | { readonly kind: 'read'; readonly handOver: HandOver }
  | { readonly kind: 'problem'; readonly problem: HandOverProblem }

/** Reads the text of a transfer. Strict: refuses unknown fields and values that cannot be stored. */
export function parseHandOver(text: string): ParsedHandOver {
  if (text.length > MAX_HAND_OVER_BYTES) return problem({ kind: 'too-large' })
  const json = parseJson(text)
  if (json === undefined) return problem({ kind: 'not-json' })
  const head = headOf.safeParse(json)
  if (!head.success) return problem({ kind: 'not-ours' })
  if (head.data.version > HAND_OVER_VERSION) return problem({ kind: 'newer' })
  const parsed = handOver.safeParse(json)
  if (parsed.success) return { kind: 'read', handOver: parsed.data }
  const [first] = parsed.error.issues
  return problem({ kind: 'broken', place: first?.path.join('.') ?? '', message: first?.message ?? '' })
}

/** The header of a transfer of any version. */
const headOf = z.looseObject({ format: z.literal(HAND_OVER_FORMAT), version: z.int().min(1) })

function problem(found: HandOverProblem): ParsedHandOver {
  return { kind: 'problem', problem: found }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
