import { z } from 'zod'
import { instant } from './document.ts'
import { exercise } from './exercise.ts'
import { HAND_OVER_FORMAT, HAND_OVER_VERSION, MAX_HAND_OVER_BYTES } from './hand-over-format.ts'
import { MAX_STORED_EXERCISES } from './limits.ts'
import { session } from './session.ts'
import { workout } from './workout.ts'

/** What every hand-over has: one document, and the own exercises that it uses. */
const envelope = {
  format: z.literal(HAND_OVER_FORMAT),
  version: z.literal(HAND_OVER_VERSION),
  handedOverAt: instant,
  /** Tells the same person's other device apart from somebody else's (`ownerMark`); '' for who has no account. */
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
/** A workout or a session on its way from one device to another, as a file or as codes. */
export type HandOver = z.infer<typeof handOver>

/** Why something was not read. `broken`: `place` is where, as in `workout.exercises.2.name`, and `message` is what. */
export type HandOverProblem =
  | { readonly kind: 'too-large' | 'not-json' | 'not-ours' | 'newer' }
  | { readonly kind: 'broken'; readonly place: string; readonly message: string }

export type ParsedHandOver =
  | { readonly kind: 'read'; readonly handOver: HandOver }
  | { readonly kind: 'problem'; readonly problem: HandOverProblem }

/** Reads the text of a hand-over. Strict: what has an unknown field, or one that cannot be stored, is not taken. */
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

/** What a hand-over of any version says of itself. */
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
