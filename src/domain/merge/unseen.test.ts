import { expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import { aLoggedSet, aStamp, exerciseOf, sessionOf } from '../../../tests/builders.ts'
import type { Version } from '../../../tests/support/replicas.ts'
import { mergeDocuments, mergeWithChoices } from './three-way.ts'
import { withUnseen } from './unseen.ts'

const own = aLoggedSet(82.5, 11)
const theirs = { ...own, reps: 6, updatedAt: aStamp(1_000) }
const later = { ...own, updatedAt: aStamp(2_000) }
const other = aLoggedSet(60, 5)
const versionOf = (sets: Session['exercises'][number]['sets'], atMs: number): Version => {
  const [exercise] = shape.exercises
  if (!exercise) throw new Error('no exercise')
  return { ...shape, updatedAt: aStamp(atMs), exercises: [{ ...exercise, sets }], _deleted: false }
}
const shape = sessionOf([exerciseOf([])])
const base = versionOf([{ ...own, completedAt: null, reps: null, weight: null }, other], 0)
const master = versionOf([theirs, other], 1_000)
const sent = versionOf([later, other], 2_000)
const joined = mergeWithChoices(base, master, sent)

const setsAfter = (ours: Version) =>
  mergeDocuments(sent, withUnseen(joined.merged, joined.choices, { sent, ours }), ours).exercises.flatMap(
    ({ sets }) => sets,
  )

test('a set that was removed after it was sent stays as another device logged it', () => {
  expect(joined.merged.exercises[0]?.sets).toContainEqual(expect.objectContaining({ id: own.id, reps: 11 }))
  expect(setsAfter(versionOf([other], 3_000))).toContainEqual(expect.objectContaining({ id: own.id, reps: 6 }))
})

test('a set that is still there stays as the later one logged it', () => {
  expect(setsAfter(versionOf([later], 3_000))).toMatchObject([{ id: own.id, reps: 11 }])
})

test('a set of which both devices had the same is removed', () => {
  expect(setsAfter(versionOf([later], 3_000)).map(({ id }) => id)).not.toContain(other.id)
})

test('a set that was moved to another exercise is not removed, and stays as the later one logged it', () => {
  const [exercise] = shape.exercises
  if (!exercise) throw new Error('no exercise')
  const ours = { ...sent, exercises: [{ ...exercise, sets: [other] }, exerciseOf([later])] }
  expect(setsAfter(ours).find(({ id }) => id === own.id)).toMatchObject({ reps: 11 })
})
