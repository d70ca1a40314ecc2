import { expect, test } from 'vitest'
import { aLoggedSet, blankSet, exerciseOf, sessionOf } from '../tests/builders.ts'
import { Ledger } from './ledger.ts'

const NOTHING = { lost: [], doubled: [], different: [], unknown: [] }

/** A ledger with one promise of 20 kg × 1, and its set. */
function promised() {
  const ledger = new Ledger()
  const figures = ledger.newFigures()
  const set = aLoggedSet(figures.weight, figures.reps)
  ledger.promise(set.id, figures, 'phone')
  return { ledger, figures, set }
}

test('a promise that is kept is no trouble, in whichever session the set is', () => {
  const { ledger, set } = promised()
  expect(ledger.judge([sessionOf([]), sessionOf([exerciseOf([set])])])).toEqual(NOTHING)
})

test('a promised set that is nowhere, or not logged, is lost', () => {
  const { ledger, set } = promised()
  expect(ledger.judge([]).lost).toEqual([`${set.id} (20 kg × 1, phone)`])
  expect(ledger.judge([sessionOf([exerciseOf([{ ...set, completedAt: null }])])]).lost).toHaveLength(1)
})

test('a promised set that is there twice is doubled, under its own id or another', () => {
  const { ledger, set } = promised()
  const session = sessionOf([exerciseOf([set])])
  expect(ledger.judge([session, sessionOf(session.exercises)]).doubled).toHaveLength(1)
  const { id } = blankSet()
  const copied = ledger.judge([sessionOf([exerciseOf([set, { ...set, id }])])])
  expect(copied.doubled).toEqual([`20 kg × 1 is in ${set.id} and ${id}`])
})

test('a promised set with other figures is reported as changed and as logged by nobody', () => {
  const { ledger, set } = promised()
  const verdict = ledger.judge([sessionOf([exerciseOf([{ ...set, reps: 9 }])])])
  expect(verdict.different).toEqual([`${set.id} (20 kg × 1, phone) is 20 kg × 9`])
  expect(verdict.unknown).toEqual([`${set.id} (20 kg × 9)`])
})

test('after a correction, the last promise counts', () => {
  const { ledger, figures, set } = promised()
  const corrected = ledger.newFigures()
  ledger.promise(set.id, corrected, 'phone')
  const now = { ...set, weight: { value: corrected.weight, unit: 'kg' as const }, reps: corrected.reps }
  expect(ledger.judge([sessionOf([exerciseOf([now])])])).toEqual(NOTHING)
  expect(ledger.judge([sessionOf([exerciseOf([set])])]).different).toHaveLength(1)
  expect(figures).not.toEqual(corrected)
})

test('a set without a displayed tick may exist or not', () => {
  const ledger = new Ledger()
  const figures = ledger.newFigures()
  const set = aLoggedSet(figures.weight, figures.reps)
  ledger.try(set.id, figures, 'phone')
  expect(ledger.judge([])).toEqual(NOTHING)
  expect(ledger.judge([sessionOf([exerciseOf([set])])])).toEqual(NOTHING)
})

test('no figures are drawn twice', () => {
  const ledger = new Ledger()
  const drawn = Array.from({ length: 5_000 }, () => JSON.stringify(ledger.newFigures()))
  expect(new Set(drawn).size).toBe(5_000)
})
