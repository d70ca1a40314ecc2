import { expect, test } from 'vitest'
import { importTable, linesOf } from '../../../tests/support/import-table.ts'

const HEADER =
  'Date (yyyy/mm/dd),Workout,Exercise,Sets×Reps,Start Time (h:mm),End Time (h:mm),Set 1 (Reps),Set 1 (KG),Set 2 (Reps),Set 2 (KG),Set 3 (Reps),Set 3 (KG),Set 4 (Reps),Set 4 (KG),Set 5 (Reps),Set 5 (KG)'

test.each([
  ['5/5/5/5/-', [5, 5, 5, 5, 0], '×5, ×5, ×5, ×5'],
  ['5/5/5/-/-', [5, 5, 5, 0, 0], '×5, ×5, ×5'],
  ['3/5/-/5/-', [3, 5, 0, 5, 0], '×3, ×5, ×5'],
  ['5/5/3/0/-', [5, 5, 3, 0, 0], '×5, ×5, ×3, failure ×0'],
  ['5/5/5/5/0', [5, 5, 5, 5, 0], '×5, ×5, ×5, ×5, failure ×0'],
  ['5×5', [5, 5, 5, 5, 0], '×5, ×5, ×5, ×5, failure ×0'],
])('%s: a dash was not done, a 0 failed', async (planned, reps, done) => {
  const { workouts } = await importTable(
    `${HEADER}\n2024/02/01,1,Squat,${planned},18:00,19:05,${reps.map((count) => `${count},100`).join(',')}\n`,
  )
  expect(linesOf(workouts[0])).toEqual([`Squat: ${done.replaceAll('×', '100kg×')}`])
})
