import { expect, test } from 'vitest'
import { distanceBetween, likenessOf } from './exercise-likeness.ts'
import { equipmentIn, tellingWords, withoutEquipment } from './exercise-words.ts'

const apart = (name: string, known: string) =>
  distanceBetween(likenessOf(tellingWords(name)), likenessOf(tellingWords(known)))

test.each([
  ['the same words', 'Incline Bench Press', 'Incline Bench Press', 0],
  ['the same in another language', 'Supino Declinado', 'Decline Bench Press', 0],
  ['a bench or the chest, pressed', 'Incline Chest Press', 'Incline Bench Press', 0],
  ['a grip', 'Wide Lat Pulldown', 'Lat Pulldown', 1],
  ['a grip that the other has', 'Lat Pulldown', 'Wide Lat Pulldown', 1],
  ['two grips', 'Wide Lat Pulldown', 'Close Lat Pulldown', 2],
  ['an attachment and a grip too many', 'Wide Rope Double Flat Pulldown', 'Lat Pulldown', null],
  ['a word that nobody has classed', 'Megatron Lat Pulldown', 'Lat Pulldown', 2],
  ['two such words', 'Megatron Ultra Lat Pulldown', 'Lat Pulldown', null],
  ['such a word that the file does not say', 'Lat Pulldown', 'Megatron Lat Pulldown', null],
  ['equipment that the name does not say', 'Lat Pulldown', 'Lat Pulldown (Cable)', 1],
  ['equipment that is said by both', 'Lat Pulldown (Cable)', 'Lat Pulldown (Cable)', 0],
  ['equipment that only the name says', 'Lat Pulldown (Cable)', 'Lat Pulldown', 0],
  ['a number', 'Hack Squat 45', 'Hack Squat', 0],
])('%s', (_, name, known, distance) => {
  expect(apart(name, known)).toBe(distance)
})

test.each([
  ['another movement', 'Hammer Curl', 'Hammer Row'],
  ['a movement more', 'Squat Thrust', 'Squat'],
  ['no movement', 'Zercher', 'Zercher'],
  ['what makes another exercise', 'Incline Bench Press', 'Bench Press'],
  ['the same with more', 'Bench Press', 'Incline Bench Press'],
  ['a movement of every part of the body', 'Megatron Press', 'Press'],
  ['in some way, of every part of the body', 'Single Arm Row', 'Single Arm Row'],
  ['a leg raised in another way', 'Lying Leg Raise', 'Standing Leg Raise'],
  ['a raise with another grip', 'Wide Lateral Raise', 'Lateral Raise'],
  ['another posture', 'Standing Hammer Curl', 'Seated Hammer Curl'],
  ['a posture that the name does not say', 'Hammer Curl', 'Seated Hammer Curl'],
  ['a dip on a bench and one for the chest', 'Bench Dip', 'Chest Dip'],
])('%s is another exercise: %s, %s', (_, name, known) => {
  expect(apart(name, known)).toBeNull()
})

test('a posture that the library does not say is a detail', () => {
  expect(apart('Seated Hammer Curl', 'Hammer Curl')).toBe(1)
  expect(apart('Rosca Martelo Sentado', 'Seated Hammer Curl')).toBe(0)
})

test.each([
  ['Push-Ups', 'pushup'],
  ['Flexiones de brazos', 'brazo flexion'],
  ['Sit Up & Press', 'press situp'],
  ['Remada no Banco', 'banco remada'],
  ['Leg Press 45º', '45 leg press'],
  ['Abs', 'ab'],
  ['Souleve de terre roumain', 'deadlift romanian'],
  ['RDL', 'romanian'],
  ['Bankdrücken mit Kurzhantel', '@dumbbell bench press'],
  ['Squat (Smith Machine)', '@smith-machine squat'],
  ['The', 'the'],
])('the words of %s are %s', (name, words) => {
  expect([...tellingWords(name)].toSorted().join(' ')).toBe(words)
})

test.each([
  ['Squat (Barbell)', 'barbell'],
  ['Chest Press (Plate Loaded)', 'machine'],
  ['Squat (Smith Machine)', 'smith-machine'],
  ['Squat', null],
])('%s is done with: %s', (name, equipment) => {
  expect(equipmentIn(tellingWords(name))).toBe(equipment)
})

test('words without equipment', () => {
  expect([...withoutEquipment(tellingWords('Squat (Barbell)'))]).toEqual(['squat'])
})
