import { describe, expect, test } from 'vitest'
import { equipment, exerciseKind, muscle } from '#contract/exercise.ts'
import { exerciseId } from '#contract/id.ts'
import { seconds } from '#contract/quantity.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { foldText } from '../search/search-text.ts'
import { BUILT_IN_EXERCISES, isBuiltIn } from './built-in-exercises.ts'
import { loadExerciseTexts } from './load-exercise-texts.ts'

test('every built-in exercise is valid by the contract', () => {
  for (const it of BUILT_IN_EXERCISES) {
    expect(exerciseId.safeParse(it.id).success, it.id).toBe(true)
    exerciseKind.parse(it.kind)
    equipment.parse(it.equipment)
    seconds.parse(it.defaultRestSeconds)
    for (const worked of [...it.primaryMuscles, ...it.secondaryMuscles]) muscle.parse(worked)
  }
})

test('each exercise has a primary muscle and names no muscle twice', () => {
  for (const { id, primaryMuscles, secondaryMuscles } of BUILT_IN_EXERCISES) {
    const all = [...primaryMuscles, ...secondaryMuscles]
    expect(primaryMuscles.length, id).toBeGreaterThan(0)
    expect(new Set(all).size, id).toBe(all.length)
  }
})

test('the library holds each exercise once, and enough of them to train', () => {
  const ids = BUILT_IN_EXERCISES.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(400)
})

test('a band has no weight to log', () => {
  const weighed = BUILT_IN_EXERCISES.filter(
    ({ equipment, kind }) => equipment === 'band' && /^(weight|assisted)/.test(kind),
  )
  expect(weighed.map(({ id }) => id)).toEqual([])
})

test('a lunge counts both legs, whatever it is loaded with', () => {
  const lunges = BUILT_IN_EXERCISES.filter(({ id }) => /(^|-)lunge$/.test(id) && !id.startsWith('jumping'))
  expect(lunges.length).toBeGreaterThan(8)
  expect(lunges.filter(({ oneSided }) => !oneSided).map(({ id }) => id)).toEqual([])
})

test('only its own ids are built in', () => {
  expect(isBuiltIn('barbell-bench-press')).toBe(true)
  expect(isBuiltIn('toString')).toBe(false)
  expect(isBuiltIn('0198c0de-0000-7000-8000-000000000000')).toBe(false)
})

describe.each(LOCALES)('the texts in %s', async (locale) => {
  const texts = Object.entries(await loadExerciseTexts(locale))

  test('cover every exercise and no other', () => {
    expect(texts.map(([slug]) => slug).sort()).toEqual(BUILT_IN_EXERCISES.map(({ id }) => id as string).sort())
  })

  test('no two exercises have the same name', () => {
    const names = texts.map(([, { name }]) => foldText(name))
    expect(new Set(names).size).toBe(names.length)
  })

  test.each(texts)('%s has one to five aliases that add something, and short lines on how to do it', (_slug, text) => {
    const aliases = text.aliases.map(foldText)
    expect(aliases.length).toBeGreaterThanOrEqual(1)
    expect(aliases.length).toBeLessThanOrEqual(5)
    expect(new Set(aliases).size).toBe(aliases.length)
    expect(aliases).not.toContain(foldText(text.name))
    expect(text.howTo.length).toBeGreaterThanOrEqual(2)
    for (const line of text.howTo) expect(line.length).toBeLessThanOrEqual(120)
  })
})
