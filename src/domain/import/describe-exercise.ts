import type { Equipment, ExerciseKind } from '#contract/exercise.ts'
import { foldText, wordsOf } from '../search/search-text.ts'
import type { ImportedSet } from './imported.ts'

export type ExerciseFacts = { readonly kind: ExerciseKind; readonly equipment: Equipment }

/** Equipment words in names, in the languages of other apps; the first match counts. */
const EQUIPMENT: readonly (readonly [Equipment, RegExp])[] = [
  ['smith-machine', /\bsmith\b/],
  ['dumbbell', /\b(dumbbells?|halteres?|mancuernas?|kurzhantel|halter|manubri)\b/],
  ['ez-bar', /\bez\b/],
  ['trap-bar', /\b(trap|hex)\b/],
  ['barbell', /\b(barbell|barra|langhantel|barre|bilanciere)\b/],
  ['kettlebell', /\bkettlebells?\b/],
  ['cable', /\b(cable|cabo|polia|polea|cavo|kabel|poulie)\b/],
  ['machine', /\b(machine|maquina|maschine|macchina|lever)\b/],
  ['band', /\b(bands?|elastico|banda)\b/],
  ['plate', /\b(plate|anilha|disco)\b/],
  ['suspension', /\b(trx|suspension)\b/],
  ['cardio-machine', /\b(treadmill|esteira|elliptical|stationary|bike|rower)\b/],
  ['bodyweight', /\b(bodyweight|weighted|assisted|peso corporal)\b/],
]

/** A new exercise gets the kind that can hold all of its sets. */
export function describeExercise(name: string, sets: readonly ImportedSet[]): ExerciseFacts {
  const kind = kindOf(wordsOf(name).join(' '), sets)
  return { kind, equipment: equipmentIn(name, kind) }
}

/** The equipment that a name mentions, or else that the kind suggests. */
export function equipmentIn(name: string, kind: ExerciseKind): Equipment {
  const words = wordsOf(name).join(' ')
  return EQUIPMENT.find(([, sign]) => sign.test(words))?.[0] ?? (BODYWEIGHT.has(kind) ? 'bodyweight' : 'other')
}

const BODYWEIGHT: ReadonlySet<ExerciseKind> = new Set([
  'reps-only',
  'time',
  'bodyweight-reps',
  'weighted-bodyweight',
  'assisted-bodyweight',
])

/** Assisted, in the languages of other apps. The words are folded. */
const ASSISTED = /\b(?:assist|asist|unterstutz|destekli)/

/** Whether the loads of an exercise with this name are help. */
export function isAssistedName(name: string): boolean {
  return ASSISTED.test(foldText(name))
}

function kindOf(words: string, sets: readonly ImportedSet[]): ExerciseKind {
  const has = (figure: 'weight' | 'reps' | 'seconds' | 'distance') => sets.some((set) => set[figure] !== null)
  const [weight, reps, seconds] = [has('weight'), has('reps'), has('seconds')]
  if (has('distance')) return weight && !seconds ? 'weight-distance' : 'distance-time'
  if (reps && weight) return ASSISTED.test(words) ? 'assisted-bodyweight' : 'weight-reps'
  if (reps) return 'reps-only'
  if (seconds) return weight ? 'weight-time' : 'time'
  return 'weight-reps'
}
