import { describe, expect, test } from 'vitest'
import { exercise as exerciseSchema } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import { BUILT_IN_EXERCISES } from '../exercise-library/built-in-exercises.ts'
import { loadExerciseLibrary } from '../exercise-library/load-exercise-library.ts'
import {
  adjustExercise,
  describeExercise,
  type ExerciseFields,
  fieldsOf,
  hideExercise,
  newExercise,
  starExercise,
  unchangedExercise,
} from './exercise-change.ts'
import { exercisesToChoose, filterSize, NO_FILTER, passesFilter, primaryFirst } from './exercise-filter.ts'
import { resolveExercises } from './exercise-resolve.ts'

const BENCH = 'barbell-bench-press' as ExerciseId
const OWN = '0198c0de-0000-7000-8000-000000000001' as ExerciseId
const library = await loadExerciseLibrary('pt-BR')
const fields: ExerciseFields = {
  name: '  Remada do Zé ',
  aliases: ['serrote do zé', ' ', 'serrote do zé'],
  kind: 'weight-reps',
  equipment: 'cable',
  primaryMuscles: ['lats'],
  secondaryMuscles: ['biceps', 'lats'],
  oneSided: true,
  defaultRestSeconds: null,
  barWeight: { value: 45, unit: 'lb' },
  note: '',
  instructions: 'Puxe.\n\n Volte devagar. ',
}
const own = newExercise(OWN, fields)
const resolve = (...documents: Parameters<typeof resolveExercises>[0]) => resolveExercises(documents, library, 'pt-BR')
const find = (id: ExerciseId, ...documents: Parameters<typeof resolveExercises>[0]) =>
  resolve(...documents).find((it) => it.id === id)

test('without documents, everything is as built in', () => {
  expect(resolve()).toHaveLength(BUILT_IN_EXERCISES.length)
  expect(find(BENCH)).toMatchObject({
    source: 'built-in',
    name: 'Supino reto com barra',
    kind: 'weight-reps',
    defaultRestSeconds: 180,
    starred: false,
    hidden: false,
    note: '',
  })
})

test('the list is in the order of the alphabet of the language, accents or not', () => {
  const names = resolve(own).map(({ name }) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator('pt-BR').compare))
  expect(names).toContain('Remada do Zé')
})

test('a change to a built-in exercise affects only its fields', () => {
  const change = { ...starExercise(unchangedExercise(BENCH), true), note: 'banco 3', defaultRestSeconds: 240 }
  const before = find(BENCH)
  expect(find(BENCH, change)).toEqual({ ...before, starred: true, note: 'banco 3', defaultRestSeconds: 240 })
  expect(find(BENCH, hideExercise(change, true))?.hidden).toBe(true)
})

test('a change may say anything else of a built-in exercise', () => {
  const said = {
    kind: 'weight-time',
    equipment: 'cable',
    primaryMuscles: ['neck'],
    secondaryMuscles: ['abs'],
    oneSided: true,
    barWeight: { value: 15, unit: 'kg' },
    hidden: true,
  } as const
  const change = { ...unchangedExercise(BENCH), ...said, aliases: ['banco'], instructions: ' Um.\n\nDois. ' }
  const whole = { ...change, name: 'Supinão', primaryMuscles: ['neck' as const], secondaryMuscles: ['abs' as const] }
  expect(resolve(whole)).toHaveLength(BUILT_IN_EXERCISES.length)
  expect(find(BENCH, whole)).toEqual({
    ...find(BENCH),
    ...said,
    name: 'Supinão',
    aliases: ['Supino reto com barra', ...(find(BENCH)?.aliases ?? []), 'banco'],
    howTo: ['Um.', 'Dois.'],
  })
})

test('an own exercise of which hardly anything is said is there all the same', () => {
  const sparse = { ...own, primaryMuscles: null, secondaryMuscles: null, oneSided: null }
  expect(find(OWN, sparse)).toMatchObject({ primaryMuscles: [], secondaryMuscles: [], oneSided: false })
  expect(find(OWN, own)).toMatchObject({ oneSided: true, barWeight: { value: 45, unit: 'lb' } })
  for (const missing of [{ kind: null }, { equipment: null }]) expect(find(OWN, { ...own, ...missing })).toBeUndefined()
})

test('an own exercise changes no built-in one, whatever its id', () => {
  const all = resolve({ ...own, id: BENCH }).filter(({ id }) => id === BENCH)
  expect(all.find(({ source }) => source === 'built-in')?.name).toBe('Supino reto com barra')
})

test('an exercise that has no words in this language is left out', () => {
  // As the words of a language would be that lags behind.
  const silent = { ...library, texts: {} as typeof library.texts }
  expect(resolveExercises([own], silent, 'pt-BR').map(({ id }) => id)).toEqual([OWN])
})

test('a renamed built-in exercise is still found by its usual name', () => {
  const changed = find(BENCH, { ...unchangedExercise(BENCH), name: 'Supinão' })
  expect(changed?.name).toBe('Supinão')
  expect(changed?.aliases).toContain('Supino reto com barra')
})

test('a custom exercise is listed with the others, with its instructions by line', () => {
  expect(find(OWN, own)).toMatchObject({ source: 'own', name: 'Remada do Zé', howTo: ['Puxe.', 'Volte devagar.'] })
})

test('trashed documents are ignored: a custom exercise disappears, a change no longer applies', () => {
  const binnedAt = '2026-03-02T18:00:00.000Z'
  expect(find(OWN, { ...own, binnedAt })).toBeUndefined()
  expect(find(BENCH, { ...starExercise(unchangedExercise(BENCH), true), binnedAt })?.starred).toBe(false)
})

test('changes to unknown exercises, and custom ones without a name, are left out', () => {
  const unknown = { ...unchangedExercise('an-exercise-of-tomorrow' as ExerciseId), starred: true }
  expect(resolve(unknown, { ...own, name: null })).toHaveLength(BUILT_IN_EXERCISES.length)
})

describe("a person's input", () => {
  test('is a document the contract takes: trimmed, nothing twice, no muscle both primary and secondary', () => {
    const made = newExercise(OWN, fields)
    expect(exerciseSchema.parse(made)).toEqual(made)
    expect(made).toMatchObject({ name: 'Remada do Zé', aliases: ['serrote do zé'], secondaryMuscles: ['biceps'] })
    expect(exerciseSchema.safeParse(unchangedExercise(BENCH)).success).toBe(true)
  })

  test('of a built-in exercise is how they do it, and nothing that would make it another one', () => {
    const habits = { note: 'banco 3', defaultRestSeconds: 90, barWeight: null }
    const adjusted = adjustExercise(starExercise(unchangedExercise(BENCH), true), habits)
    expect(adjusted).toEqual({ ...unchangedExercise(BENCH), starred: true, ...habits })
  })

  test('an edit keeps star and hiding', () => {
    expect(describeExercise(hideExercise(starExercise(own, true), true), fields)).toMatchObject({
      starred: true,
      hidden: true,
    })
  })

  test('a copy of a built-in exercise has all of its fields', () => {
    const bench = find(BENCH)
    if (!bench) throw new Error('no bench press')
    const copy = find(OWN, newExercise(OWN, { ...fieldsOf(bench), name: 'Supino 2' }))
    expect(copy).toEqual({ ...bench, id: OWN, source: 'own', name: 'Supino 2' })
  })
})

describe('a filter', () => {
  const all = resolve(own, hideExercise(unchangedExercise(BENCH), true))
  const names = (filter: Partial<typeof NO_FILTER>) =>
    all.filter((it) => passesFilter(it, { ...NO_FILTER, ...filter })).map(({ id }) => id)

  test('that narrows nothing leaves all but the hidden', () => {
    expect(names({})).toHaveLength(all.length - 1)
    expect(names({ hidden: true })).toEqual([BENCH])
  })

  test('leaves what passes each of its parts', () => {
    expect(names({ own: true })).toEqual([OWN])
    expect(names({ own: true, equipment: 'barbell' })).toEqual([])
    expect(names({ muscle: 'biceps', equipment: 'cable', kind: 'weight-reps' })).toContain(OWN)
    expect(names({ starred: true })).toEqual([])
  })

  test('leaves nothing that fails one of its parts', () => {
    const [curl] = all.filter(({ id }) => id === OWN)
    if (!curl) throw new Error('there is an own exercise')
    const passes = (filter: Partial<typeof NO_FILTER>) => passesFilter(curl, { ...NO_FILTER, ...filter })
    expect([passes({ muscle: 'lats' }), passes({ muscle: 'biceps' }), passes({ muscle: 'quads' })]).toEqual([
      true,
      true,
      false,
    ])
    expect([passes({ equipment: 'cable' }), passes({ equipment: 'barbell' })]).toEqual([true, false])
    expect([passes({ kind: 'weight-reps' }), passes({ kind: 'time' })]).toEqual([true, false])
    expect([
      passes({ starred: true }),
      passesFilter({ ...curl, starred: true }, { ...NO_FILTER, starred: true }),
    ]).toEqual([false, true])
  })

  test('has as many parts as narrow something down', () => {
    expect(filterSize(NO_FILTER)).toBe(0)
    expect(filterSize({ ...NO_FILTER, muscle: 'biceps', own: true, hidden: true })).toBe(3)
  })

  test('shows a hidden exercise to whoever searches for it, and to nobody else', () => {
    const chosen = (query: string) => exercisesToChoose(all, query, { ...NO_FILTER, muscle: 'chest' })
    const ids = (query: string) => chosen(query).map(({ id }) => id)
    expect(ids(' ')).not.toContain(BENCH)
    expect(ids('supino')).toContain(BENCH)
    const isPrimary = chosen('supino').map(({ primaryMuscles }) => primaryMuscles.includes('chest'))
    expect(isPrimary.lastIndexOf(true)).toBeLessThan(isPrimary.indexOf(false))
    expect(exercisesToChoose(all, '', NO_FILTER)).toEqual(all.filter(({ hidden }) => !hidden))
  })

  test('by muscle can put first what trains it most of all', () => {
    const biceps = all.filter((it) => passesFilter(it, { ...NO_FILTER, muscle: 'biceps' }))
    const ordered = primaryFirst(biceps, 'biceps')
    const firstSecondary = ordered.findIndex((it) => !it.primaryMuscles.includes('biceps'))
    expect(firstSecondary).toBeGreaterThan(0)
    expect(ordered.slice(firstSecondary).some((it) => it.primaryMuscles.includes('biceps'))).toBe(false)
    expect(ordered).toHaveLength(biceps.length)
  })
})
