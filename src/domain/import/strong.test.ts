import { describe, expect, test } from 'vitest'
import { importTable, linesOf } from '../../../tests/support/import-table.ts'

describe('columns', () => {
  test.each([
    ['kg', 'km', '70kg×5', '5km 1500s'],
    ['lb', 'mi', '70lb×5', '5mi 1500s'],
    ['lbs', 'miles', '70lb×5', '5mi 1500s'],
  ])('the first versions name the unit alone: %s and %s', async (weight, distance, squat, run) => {
    const { workouts, questions, columns } = await importTable(
      `Date,Workout Name,Exercise Name,Set Order,${weight},Reps,${distance},Seconds,Notes\n` +
        '2016-10-03 19:30:55,"W1D1","Squat",0,70.0,5,0.0,0,""\n' +
        '2016-10-03 19:30:55,"W1D1","Running",0,0.0,0,5.0,1500,""\n',
    )
    expect(linesOf(workouts[0])).toEqual([`Squat: ${squat}`, `Running: ${run}`])
    expect(questions).toMatchObject({ weightUnit: 'none', distanceUnit: false })
    expect(columns).toEqual({ missing: [], unread: [] })
  })

  test('expected columns that are missing and filled columns that are not read are reported', async () => {
    const { columns } = await importTable(
      'Date,Workout Name,Exercise Name,Set Order,Load,Reps,Seconds,Colour,Empty\n' +
        '2016-10-03 19:30:55,W1D1,Squat,1,70.0,5,0,red,\n',
    )
    expect(columns).toEqual({ missing: ['weight', 'distance'], unread: ['Load', 'Colour'] })
  })
})
