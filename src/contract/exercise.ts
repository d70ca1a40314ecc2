import { z } from 'zod'
import { documentFields, name, note, text } from './document.ts'
import { exerciseId } from './id.ts'
import { MAX_ALIASES, MAX_INSTRUCTIONS_LENGTH } from './limits.ts'
import { seconds, weight } from './quantity.ts'
import { EQUIPMENT, EXERCISE_KINDS, MUSCLES } from './vocabulary.ts'

export const exerciseKind = z.enum(EXERCISE_KINDS)
export const equipment = z.enum(EQUIPMENT)
export const muscle = z.enum(MUSCLES)
export type ExerciseKind = z.infer<typeof exerciseKind>
export type Equipment = z.infer<typeof equipment>
export type Muscle = z.infer<typeof muscle>

/** A custom exercise, or a person's changes to a built-in one of the same id, where null means 'as built in'. */
export const exercise = z
  .strictObject({
    id: exerciseId,
    ...documentFields,
    source: z.enum(['own', 'built-in']),
    name: name.nullable(),
    aliases: z.array(name).max(MAX_ALIASES),
    kind: exerciseKind.nullable(),
    equipment: equipment.nullable(),
    primaryMuscles: z.array(muscle).max(MUSCLES.length).nullable(),
    secondaryMuscles: z.array(muscle).max(MUSCLES.length).nullable(),
    oneSided: z.boolean().nullable(),
    defaultRestSeconds: seconds.nullable(),
    barWeight: weight.nullable(),
    note: note,
    instructions: text(MAX_INSTRUCTIONS_LENGTH),
    starred: z.boolean(),
    hidden: z.boolean(),
  })
  .refine((it) => it.source === 'built-in' || (it.name !== null && it.kind !== null && it.equipment !== null), {
    message: 'an own exercise needs a name, a kind and an equipment',
    path: ['name'],
  })
export type Exercise = z.infer<typeof exercise>
