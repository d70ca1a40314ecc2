import { expect, test } from 'vitest'
import { importTable, linesOf } from '../../../tests/support/import-table.ts'

const ANDROID = 'Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment'

test.each([
  [
    'a comma in a name',
    'Overhead Press (Each Side, Dumbbells),Shoulders,8.0,kgs,5,,,,',
    'Overhead Press (Each Side, Dumbbells)',
    '',
  ],
  ['two commas in a name', 'Press, seated, Z,Shoulders,8.0,kgs,5,,,,', 'Press, seated, Z', ''],
  ['a comma in a comment', 'Overhead Press,Shoulders,8.0,kgs,5,,,,slow, paused', 'Overhead Press', '1: slow, paused'],
  ['commas in both', 'Press, seated,Shoulders,8.0,kgs,5,,,,slow, paused', 'Press, seated', '1: slow, paused'],
])('%s, which the app does not quote', async (_, row, name, note) => {
  const { workouts, oddities } = await importTable(
    `${ANDROID}\n2025-04-29,Squat,Legs,100,kgs,5,,,,\n2025-04-29,${row}\n`,
  )
  expect(linesOf(workouts[0])).toEqual(['Squat: 100kg×5', `${name}: 8kg×5`])
  expect(workouts[0]?.exercises[1]?.note).toBe(note)
  expect(oddities).toEqual([])
})

test('a comma in a name where the unit stands in the heading', async () => {
  const { workouts } = await importTable(
    'Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time\n2025-04-29,Row (Cable, V),Back,8.0,5,,,\n',
  )
  expect(linesOf(workouts[0])).toEqual(['Row (Cable, V): 8kg×5'])
})
