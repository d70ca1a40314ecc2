import type { Equipment } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import type { BuiltInSlug } from '../exercise-library/built-in-exercises.ts'
import { singular, wordsOf } from '../search-text.ts'

/** An exercise that a name can mean, with every name it has in any language. */
export type NamedExercise = {
  readonly id: ExerciseId
  readonly equipment: Equipment
  readonly names: readonly string[]
}

/** What a name of a file probably means. `sure`: it is a name of that exercise. Null: nothing is like it. */
export type NameMatch = { readonly id: ExerciseId; readonly sure: boolean } | null

/** Finds what names mean. Build it once for all names. */
export type NameIndex = { readonly match: (name: string) => NameMatch }

/** How much of two names must be the same to propose one for the other. */
const LIKE_ENOUGH = 0.62

type Phrase = { readonly exercise: NamedExercise; readonly words: ReadonlySet<string>; readonly weight: number }

/** What the equipment is called in files, in the languages that we have and in those of other apps. */
const EQUIPMENT_WORDS: Readonly<Record<string, Equipment>> = {
  barbell: 'barbell',
  barra: 'barbell',
  dumbbell: 'dumbbell',
  db: 'dumbbell',
  halter: 'dumbbell',
  haltere: 'dumbbell',
  mancuerna: 'dumbbell',
  kettlebell: 'kettlebell',
  machine: 'machine',
  maquina: 'machine',
  lever: 'machine',
  cable: 'cable',
  cabo: 'cable',
  polia: 'cable',
  polea: 'cable',
  smith: 'smith-machine',
  band: 'band',
  elastico: 'band',
  banda: 'band',
  plate: 'plate',
  anilha: 'plate',
  disco: 'plate',
  trx: 'suspension',
  suspension: 'suspension',
}

/** Words that say nothing about which exercise it is. */
const FILLER = new Set('a al ao com con da de del do e el en la los na no o of on the with y'.split(' '))
/** One word for what apps write in several ways. */
const SAME: Readonly<Record<string, string>> = {
  bicep: 'biceps',
  tricep: 'triceps',
  pushup: 'push',
  pullup: 'pull',
  chinup: 'chin',
  up: '',
  pushdown: 'pressdown',
  fly: 'flye',
  flies: 'flye',
  deltoid: 'delt',
  rdl: 'romanian',
  ohp: 'overhead',
}

/** Names of other apps, folded, where likeness alone would find another exercise of ours or none. */
const KNOWN: Readonly<Record<string, BuiltInSlug>> = {
  'bent over row dumbbell': 'bent-over-dumbbell-row',
  'bent over one arm row dumbbell': 'dumbbell-row',
  'dumbbell row': 'dumbbell-row',
  'chin up assisted': 'assisted-chin-up',
  'elliptical machine': 'elliptical-trainer',
  'goblet squat kettlebell': 'goblet-squat',
  'lat pulldown machine': 'lat-pulldown',
  'rowing machine': 'rowing-machine',
  'seated overhead press dumbbell': 'dumbbell-shoulder-press',
  'skullcrusher barbell': 'skull-crusher',
  'skullcrusher dumbbell': 'dumbbell-skull-crusher',
  'strict military press barbell': 'barbell-overhead-press',
  'triceps pushdown cable straight bar': 'triceps-pushdown',
}

/** Reads the names once: matching compares words only. */
export function buildNameIndex(exercises: readonly NamedExercise[]): NameIndex {
  const exact = new Map<string, NamedExercise>()
  const byWord = new Map<string, Phrase[]>()
  const seen = new Map<string, number>()
  const phrases = exercises.flatMap((exercise) => exercise.names.map((name) => ({ exercise, words: telling(name) })))
  for (const { words } of phrases) for (const word of words) seen.set(word, (seen.get(word) ?? 0) + 1)
  // A word that stands in every other name says little.
  const weightOf = (word: string) => 1 / Math.log2(2 + (seen.get(word) ?? 0))
  const total = (words: ReadonlySet<string>) => [...words].reduce((sum, word) => sum + weightOf(word), 0)

  for (const { exercise, words } of phrases) {
    const key = keyOf(words)
    if (!exact.has(key)) exact.set(key, exercise)
    const phrase = { exercise, words, weight: total(words) }
    for (const word of words) {
      const known = byWord.get(word)
      if (known) known.push(phrase)
      else byWord.set(word, [phrase])
    }
  }
  const byId = new Map<string, NamedExercise>(exercises.map((exercise) => [exercise.id, exercise]))

  return {
    match(name) {
      const known = byId.get(KNOWN[wordsOf(name).join(' ')] ?? '')
      if (known) return { id: known.id, sure: true }
      const words = telling(name)
      const wanted = equipmentIn(words)
      const direct = exact.get(keyOf(words))
      // Whatever the words say elsewhere: a "barra fixa" is no barbell.
      if (direct) return { id: direct.id, sure: true }
      const plain = wanted && exact.get(keyOf(withoutEquipment(words)))
      if (plain && plain.equipment === wanted) return { id: plain.id, sure: true }
      const best = mostLike(words, wanted)
      return best && { id: best.id, sure: false }
    },
  }

  function mostLike(words: ReadonlySet<string>, wanted: Equipment | null): NamedExercise | null {
    const weight = total(words)
    const shared = new Map<Phrase, number>()
    for (const word of words) {
      for (const phrase of byWord.get(word) ?? []) shared.set(phrase, (shared.get(phrase) ?? 0) + weightOf(word))
    }
    let best: NamedExercise | null = null
    let most = LIKE_ENOUGH
    for (const [phrase, common] of shared) {
      if (!fits(phrase.exercise, wanted)) continue
      const likeness = (2 * common) / (weight + phrase.weight)
      if (likeness > most) [best, most] = [phrase.exercise, likeness]
    }
    return best
  }
}

function fits({ equipment }: NamedExercise, wanted: Equipment | null): boolean {
  return wanted === null || wanted === equipment || (wanted === 'barbell' && equipment === 'ez-bar')
}

function equipmentIn(words: ReadonlySet<string>): Equipment | null {
  for (const word of words) {
    const equipment = word.startsWith('@') ? word.slice(1) : null
    // The mark is only put before names of equipment.
    if (equipment !== null) return equipment as Equipment
  }
  return null
}

/** The words that tell, equipment under one name in all languages (`@barbell`). */
function telling(name: string): ReadonlySet<string> {
  const words = wordsOf(name).flatMap((word) => {
    if (FILLER.has(word)) return []
    const single = singular(word)
    const equipment = EQUIPMENT_WORDS[single] ?? EQUIPMENT_WORDS[word]
    if (equipment) return [`@${equipment}`]
    const same = SAME[single] ?? SAME[word] ?? single
    return same === '' ? [] : [same]
  })
  const set = new Set(words)
  // A smith machine is one thing, not a machine as well.
  if (set.has('@smith-machine')) set.delete('@machine')
  return set.size > 0 ? set : new Set(wordsOf(name))
}

function withoutEquipment(words: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...words].filter((word) => !word.startsWith('@')))
}

function keyOf(words: ReadonlySet<string>): string {
  return [...words].toSorted().join(' ')
}
