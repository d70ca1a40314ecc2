import { expect, test } from 'vitest'
import { importTable } from '../../../tests/support/import-table.ts'
import { findFigurelessSets } from './figureless-sets.ts'

const HEADER = 'Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Seconds,Mood\n'
const row = (weight: string, reps: string, seconds = '') =>
  `2024-03-04 18:02:11,A,Squat,1,${weight},${reps},${seconds},7\n`

test.each([
  ['sets with reps', [row('100', '5'), row('100', '5')], null],
  ['a timed set', [row('', '', '60')], null],
  ['half of the sets with nothing but a load', [row('100', '5'), row('100', '')], null],
  ['most sets with nothing but a load', [row('100', '5'), row('100', ''), row('90', '')], { count: 2, of: 3 }],
  ['rows that were left out as empty', [row('100', '5'), row('', ''), row('0', '')], { count: 2, of: 3 }],
])('%s', async (_, rows, found) => {
  expect(findFigurelessSets(await importTable(HEADER + rows.join('')))).toEqual(found)
})
