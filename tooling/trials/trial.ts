import { z } from 'zod'
import { ENGINES } from '../engines/engine.ts'

export const TRIALS = ['walk', 'leaves', 'kills', 'lives'] as const

/** What the last run of one kind came to. */
export const trial = z.object({
  name: z.enum(TRIALS),
  engine: z.enum(ENGINES).nullable(),
  /** The day of the last run. */
  on: z.iso.date(),
  /** Steps, leaves, kills or lives. */
  tried: z.int().positive(),
  faults: z.int().nonnegative(),
})
export type Trial = z.infer<typeof trial>
