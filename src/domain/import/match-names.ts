import type { Equipment } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import { countDifferent, distanceBetween, type Likeness, likenessOf } from './exercise-likeness.ts'
import { equipmentIn, type NameWords, tellingWords, withoutEquipment } from './exercise-words.ts'
import { NAMES_OF_APPS } from './names-of-apps.ts'

export type NamedExercise = {
  readonly id: ExerciseId
  readonly equipment: Equipment
  readonly names: readonly string[]
}

/** `sure`: it is a name of that exercise. Null: nothing is similar. */
export type NameMatch = { readonly id: ExerciseId; readonly sure: boolean } | null

/** Build it once for all names. */
export type NameIndex = { readonly match: (name: string) => NameMatch }

type Phrase = { readonly exercise: NamedExercise; readonly words: NameWords; readonly likeness: Likeness }

/** Names in other apps, one line per exercise: those that the library does not have itself. */
export type NamesOfApps = Readonly<Record<string, string>>

export function buildNameIndex(
  exercises: readonly NamedExercise[],
  namesOfApps: NamesOfApps = NAMES_OF_APPS,
): NameIndex {
  const exact = new Map<string, NamedExercise>()
  const byHead = new Map<string, Phrase[]>()
  const byId = new Map<string, NamedExercise>(exercises.map((exercise) => [exercise.id, exercise]))
  const foreign = Object.entries(namesOfApps).flatMap(([id, names]) => {
    const exercise = byId.get(id)
    return exercise ? names.split('; ').map((name) => ({ exercise, name })) : []
  })
  // An app's own name takes precedence over the library's.
  const apps = new Map(foreign.map(({ exercise, name }) => [keyOf(tellingWords(name)), exercise]))
  const own = exercises.flatMap((exercise) => exercise.names.map((name) => ({ exercise, name })))
  for (const { exercise, name } of [...own, ...foreign]) {
    const words = tellingWords(name)
    const key = keyOf(words)
    if (!exact.has(key)) exact.set(key, exercise)
    const likeness = likenessOf(words)
    for (const head of likeness.heads) {
      const known = byHead.get(head)
      if (known) known.push({ exercise, words, likeness })
      else byHead.set(head, [{ exercise, words, likeness }])
    }
  }

  return {
    match(name) {
      const words = tellingWords(name)
      const key = keyOf(words)
      const wanted = equipmentIn(words)
      const direct = apps.get(key) ?? exact.get(key)
      // An exact name precedes the meaning of its words: a "barra fixa" is no barbell.
      if (direct) return { id: direct.id, sure: true }
      const plain = wanted && exact.get(keyOf(withoutEquipment(words)))
      if (plain && plain.equipment === wanted) return { id: plain.id, sure: true }
      const best = mostLike(words, wanted)
      return best && { id: best.id, sure: false }
    },
  }

  function mostLike(words: NameWords, wanted: Equipment | null): NamedExercise | null {
    const likeness = likenessOf(words)
    const [head] = likeness.heads
    let best: NamedExercise | null = null
    let least = Number.POSITIVE_INFINITY
    for (const phrase of byHead.get(head ?? '') ?? []) {
      if (!fits(phrase.exercise, wanted)) continue
      const apart = distanceBetween(likeness, phrase.likeness)
      // "Row" with an unknown word is done with a weight.
      if (apart === null || (phrase.exercise.equipment === 'cardio-machine' && apart > 1)) continue
      // On a tie, the one with the same wording.
      const distance = apart + countDifferent(words, phrase.words) / 100
      if (distance < least) [best, least] = [phrase.exercise, distance]
    }
    return best
  }
}

function fits({ equipment }: NamedExercise, wanted: Equipment | null): boolean {
  return wanted === null || wanted === equipment || (wanted === 'barbell' && equipment === 'ez-bar')
}

function keyOf(words: NameWords): string {
  return [...words].toSorted().join(' ')
}
