import { expect, test } from 'vitest'
import { transfer as transferSchema } from '#contract/transfer.ts'
import { looksLikeTransfer } from '#contract/transfer-format.ts'
import { anExercise, aSession, aSessionExercise, aWorkout, aWorkoutExercise } from '../../../tests/builders.ts'
import { compactText, ownerMark, transferSession, transferText, transferWorkout } from './transfer.ts'

const BINNED = '2026-03-01T00:00:00.000Z'
const own = anExercise({ note: 'Left shoulder!', starred: true, hidden: true, binnedAt: BINNED })
const giver = { account: 'ana', nowIso: '2026-03-02T19:00:00.000Z', exercises: [own] }

test('what is handed over can be read again from its text, which begins with what it is', () => {
  const workout = aWorkout({
    exercises: [aWorkoutExercise({ exerciseId: own.id })],
    binnedAt: BINNED,
    archivedAt: BINNED,
  })
  const session = aSession({ exercises: [aSessionExercise({ exerciseId: own.id })], binnedAt: BINNED })
  for (const given of [transferWorkout(workout, giver), transferSession(session, giver)]) {
    for (const text of [transferText(given), compactText(given)]) {
      expect(transferSchema.parse(JSON.parse(text))).toEqual(given)
      expect(Object.keys(JSON.parse(text)).slice(0, 3)).toEqual(['format', 'version', 'kind'])
      expect(looksLikeTransfer(text)).toBe(true)
    }
    expect(transferText(given).endsWith('}\n')).toBe(true)
    expect(compactText(given)).not.toContain('\n')
    expect(given.exercises).toEqual([{ ...own, note: '', starred: false, hidden: false, binnedAt: '' }])
  }
  expect(transferWorkout(workout, giver).workout).toMatchObject({ binnedAt: '', archivedAt: null, folderId: null })
  expect(transferSession(session, giver).session.binnedAt).toBe('')
})

test('a built-in exercise that was changed does not go along', () => {
  const change = { ...own, source: 'built-in' as const }
  const workout = aWorkout({ exercises: [aWorkoutExercise({ exerciseId: own.id })] })
  expect(transferWorkout(workout, { ...giver, exercises: [change] }).exercises).toEqual([])
})

test('its mark is that of the account and the document, and a guest has none', () => {
  expect(ownerMark('ana', 'w1')).toBe(ownerMark('ana', 'w1'))
  expect(new Set([ownerMark('ana', 'w1'), ownerMark('ana', 'w2'), ownerMark('bia', 'w1'), '']).size).toBe(4)
  expect(ownerMark(null, 'w1')).toBe('')
})

test.each([
  ['\ufeff { "format" : "barra-hand-over", "version": 1', true],
  ['{"format":"barra-hand-over"', true],
  ['{"format":"barra-export"', false],
  ['[{"format":"barra-hand-over"', false],
  ['{"kind":"workout","format":"barra-hand-over"', false],
  ['', false],
])('whether a file that begins with %j is led there: %s', (beginning, is) => {
  expect(looksLikeTransfer(beginning)).toBe(is)
})
