import { expect, test } from 'vitest'
import { importedSet, kilograms } from '../../../tests/support/imported-file.ts'
import { describeExercise } from './describe-exercise.ts'
import type { ImportedSet } from './imported.ts'

const reps = importedSet({ reps: 5 })
const seconds = importedSet({ seconds: 60 })
const load = importedSet({ weight: { value: 20, unit: 'kg' } })
const loadedSeconds = importedSet({ weight: { value: 20, unit: 'kg' }, seconds: 60 })
const distance = importedSet({ distance: { value: 5, unit: 'km' } })

test.each<[string, readonly ImportedSet[], string]>([
  ['a load and repetitions', [kilograms(20, 5)], 'weight-reps'],
  ['a load once, repetitions always', [reps, kilograms(20, 5), reps], 'weight-reps'],
  ['repetitions alone', [reps], 'reps-only'],
  ['repetitions against the clock', [importedSet({ reps: 5, seconds: 60 })], 'reps-only'],
  ['a time alone', [seconds], 'time'],
  ['a load held', [loadedSeconds], 'weight-time'],
  ['a load held once', [seconds, loadedSeconds, seconds], 'weight-time'],
  ['a distance', [distance], 'distance-time'],
  ['a distance against the clock', [importedSet({ distance: { value: 5, unit: 'km' }, seconds: 60 })], 'distance-time'],
  ['a load carried', [distance, load], 'weight-distance'],
  ['a load carried against the clock', [distance, loadedSeconds], 'distance-time'],
  ['a load alone', [load], 'weight-reps'],
  ['nothing', [], 'weight-reps'],
])('%s', (_, sets, kind) => {
  expect(describeExercise('X', sets).kind).toBe(kind)
})

test('help is no load', () => {
  expect(describeExercise('Pull Up (Assisted)', [kilograms(20, 5)]).kind).toBe('assisted-bodyweight')
  expect(describeExercise('Pull Up (Unassisted)', [kilograms(20, 5)]).kind).toBe('weight-reps')
  expect(describeExercise('Pull Up (Assisted)', [reps]).kind).toBe('reps-only')
})

test.each([
  ['Bench Press (Smith Machine)', 'smith-machine'],
  ['Supino (Halter)', 'dumbbell'],
  ['Rosca Barra EZ', 'ez-bar'],
  ['Trap Bar Deadlift', 'trap-bar'],
  ['Squat (Barbell)', 'barbell'],
  ['Press de Banca (Barra)', 'barbell'],
  ['Swing (Kettlebell)', 'kettlebell'],
  ['Remada (Polia)', 'cable'],
  ['Chest Press (Máquina)', 'machine'],
  ['Pull Apart (Band)', 'band'],
  ['Plate Raise', 'plate'],
  ['Row (TRX)', 'suspension'],
  ['Esteira', 'cardio-machine'],
  ['Dip (Weighted)', 'bodyweight'],
  ['Zercher Thing', 'other'],
  ['Barbarian Row', 'other'],
])('%s is done with: %s', (name, equipment) => {
  expect(describeExercise(name, [kilograms(20, 5)]).equipment).toBe(equipment)
})

test('of an exercise without a load the body is enough', () => {
  expect([[reps], [seconds], [loadedSeconds], [distance]].map((sets) => describeExercise('X', sets).equipment)).toEqual(
    ['bodyweight', 'bodyweight', 'other', 'other'],
  )
  expect(describeExercise('Crunch (Machine)', [reps]).equipment).toBe('machine')
})
