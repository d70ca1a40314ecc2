import { beforeAll, expect, test } from 'vitest'
import { MAX_DOCUMENT_BYTES } from '#contract/limits.ts'
import { type Session, session as sessionSchema } from '#contract/session.ts'
import { type CollectionName, documentSchemas } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { BUILT_IN_EXERCISES } from '#domain/exercise-library/built-in-exercises.ts'
import { loadExerciseTexts } from '#domain/exercise-library/load-exercise-texts.ts'
import { isRecord } from '#domain/is-record.ts'
import { type DemoDocuments, demoDocuments } from './demo-documents.ts'
import { demoText, inDemoLanguage } from './demo-words.ts'

const TODAY = new Date('2026-11-21T14:00:00.000Z')
const DAY_MS = 86_400_000
const library = new Set<string>(BUILT_IN_EXERCISES.map(({ id }) => id))

let documents: DemoDocuments
let sessions: readonly Session[]

beforeAll(async () => {
  documents = demoDocuments(TODAY, await loadExerciseTexts('en-US'))
  sessions = documents.sessions.map((it) => sessionSchema.parse(it))
})

test.each(COLLECTION_NAMES)('every document of %s is valid for the server', (collection: CollectionName) => {
  for (const document of documents[collection]) {
    documentSchemas[collection].parse(document)
    expect(JSON.stringify(document).length).toBeLessThan(MAX_DOCUMENT_BYTES)
  }
})

test('the same day gives the same lifter, with unique ids', async () => {
  expect(demoDocuments(TODAY, await loadExerciseTexts('en-US'))).toEqual(documents)
  const ids = [
    ...COLLECTION_NAMES.flatMap((name) => documents[name].map(({ id }) => id)),
    ...sessions.flatMap(({ exercises }) => exercises.flatMap(({ id, sets }) => [id, ...sets.map((set) => set.id)])),
  ]
  // A change to a built-in exercise has that one's id on purpose.
  expect(new Set(ids).size).toBe(ids.length)
})

test('nearly four visits a week over two years, up to yesterday, with breaks', () => {
  const days = sessions.map((it) => Date.parse(it.startedAt) / DAY_MS)
  expect(sessions.length).toBeGreaterThan(300)
  expect(sessions.length).toBeLessThan(420)
  expect(TODAY.getTime() / DAY_MS - (days.at(-1) ?? 0)).toBeLessThan(4)
  const gaps = days.slice(1).map((day, index) => day - (days[index] ?? 0))
  expect(gaps.filter((gap) => gap > 7).length).toBeGreaterThanOrEqual(4)
  expect(Math.min(...gaps)).toBeGreaterThan(0.3)
})

test('the lifter gets stronger, but not every week', () => {
  const tops = sessions.flatMap(({ exercises }) =>
    exercises
      .filter(({ exerciseId }) => exerciseId === 'back-squat')
      .map(({ sets }) => Math.max(...sets.map((set) => set.weight?.value ?? 0))),
  )
  const half = Math.floor(tops.length / 2)
  expect(Math.max(...tops.slice(half))).toBeGreaterThan(Math.max(...tops.slice(0, half)))
  expect(Math.max(...tops)).toBeGreaterThan(1.2 * (tops[0] ?? 0))
  expect(tops.some((top, index) => top < (tops[index - 1] ?? 0))).toBe(true)
})

test('everything a lifter logs is included', () => {
  const sets = sessions.flatMap(({ exercises }) => exercises.flatMap((exercise) => exercise.sets))
  expect(new Set(sets.map(({ kind }) => kind))).toEqual(new Set(['warm-up', 'working', 'failure']))
  expect(new Set(sets.flatMap(({ weight }) => weight?.unit ?? []))).toEqual(new Set(['kg', 'lb']))
  expect(sets.some(({ rpe }) => rpe !== null)).toBe(true)
  expect(sets.some(({ seconds }) => seconds !== null)).toBe(true)
  expect(sessions.some(({ note }) => note !== '')).toBe(true)
  expect(sessions.some(({ status }) => status === 'abandoned')).toBe(true)
  expect(sessions.some(({ exercises }) => exercises.some(({ supersetId }) => supersetId !== null))).toBe(true)
  expect(documents.workouts).toHaveLength(4)
  expect(documents.folders).toHaveLength(2)
  expect(documents.measurements.length).toBeGreaterThan(150)
})

test('sets are done one after the other, within their session', () => {
  for (const { startedAt, endedAt, exercises } of sessions) {
    const times = exercises.flatMap(({ sets }) => sets.flatMap(({ completedAt }) => completedAt ?? []))
    expect(new Set(times).size).toBe(times.length)
    for (const time of times) {
      expect(time > startedAt).toBe(true)
      expect(time <= (endedAt ?? '')).toBe(true)
    }
  }
})

test('the demo lifter writes in each language, but for the name of the gym', () => {
  const texts = COLLECTION_NAMES.flatMap((name) => ownTexts(documents[name]))
  const untranslated = (locale: 'pt-BR' | 'es-ES') =>
    [...new Set(texts)].filter((text) => demoText(text, locale) === text).toSorted()
  expect(untranslated('pt-BR')).toEqual(['Academia Ferro'])
  expect(untranslated('es-ES')).toEqual(['Academia Ferro'])
  expect(inDemoLanguage(documents.folders, 'pt-BR')[1]).toMatchObject({ name: 'Fim de semana' })
  expect(inDemoLanguage(documents, 'en-US')).toBe(documents)
})

/** Names and notes, without those of the library. */
function ownTexts(content: unknown, key = ''): readonly string[] {
  if (Array.isArray(content)) return content.flatMap((member: unknown) => ownTexts(member, key))
  if (isRecord(content)) {
    const isBuiltIn = typeof content['exerciseId'] === 'string' && library.has(content['exerciseId'])
    return Object.entries(content).flatMap(([name, member]) =>
      isBuiltIn && name === 'name' ? [] : ownTexts(member, name),
    )
  }
  const isText = ['name', 'note', 'exerciseNote', 'instructions'].includes(key)
  return isText && typeof content === 'string' && content !== '' ? [content] : []
}
