import { describe, expect, test } from 'vitest'
import { importTable, oddKinds } from '../../../tests/support/import-table.ts'
import { buildDocuments } from './build-documents.ts'

/** Files that differ in nothing but how their dates are written. */
const FORMATS = {
  strong: (dates: readonly string[]) =>
    `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n${dates
      .map((date) => `${date},Upper A,1h,Bench Press (Barbell),1,100,5,0,0,,,\n`)
      .join('')}`,
  hevy: (dates: readonly string[]) =>
    `title,start_time,end_time,exercise_title,set_index,set_type,weight_kg,reps,distance_km,duration_seconds\n${dates
      .map((date) => `Upper A,${date},${date},Bench Press (Barbell),0,normal,100,5,,\n`)
      .join('')}`,
  'fit-notes': (dates: readonly string[]) =>
    `Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time\n${dates
      .map((date) => `${date.slice(0, date.indexOf(' '))},Bench Press,Chest,100,kgs,5,,,\n`)
      .join('')}`,
  'strong-lifts': (dates: readonly string[]) =>
    `Date,Workout,Exercise,Set 1 (Reps),Set 1 (KG),Start Time (h:mm),End Time (h:mm)\n${dates
      .map((date, index) => `${date.replace(/ .*/, '')},${index},Squat,5,100,,\n`)
      .join('')}`,
}
const ANSWERS = {
  timeZone: 'UTC',
  weightUnit: 'kg',
  distanceUnit: 'km',
  dayOrder: 'month-first',
  usualLength: false,
  bodyLoaded: [],
  bodyWeight: null,
  exercises: {},
} as const

const days = (workouts: readonly { readonly startedAt: string }[]) =>
  workouts.map(({ startedAt }) => startedAt.slice(0, 10))

describe.each(Object.entries(FORMATS))('%s', (_, file) => {
  test('one date that can only be read month first settles those before it', async () => {
    const { workouts, questions } = await importTable(file(['12/2/2024 15:04', '11/18/2024 15:04', '1/2/2025 15:04']))
    expect(days(workouts)).toEqual(['2024-12-02', '2024-11-18', '2025-01-02'])
    expect(questions.dayOrder).toBe(false)
  })

  test('one date that can only be read day first settles the others', async () => {
    const { workouts } = await importTable(file(['12/2/24 15:04', '18/11/24 15:04']))
    expect(days(workouts)).toEqual(['2024-02-12', '2024-11-18'])
  })

  test('dates that fit both orders are asked about, and follow the answer', async () => {
    const imported = await importTable(file(['12/2/2024 15:04', '3/3/2024 15:04']))
    expect(imported.questions.dayOrder).toBe(true)
    expect(days(buildDocuments(imported, ANSWERS, new Map()).sessions)).toEqual(['2024-12-02', '2024-03-03'])
    const dayFirst = buildDocuments(imported, { ...ANSWERS, dayOrder: 'day-first' }, new Map())
    expect(days(dayFirst.sessions)).toEqual(['2024-02-12', '2024-03-03'])
  })

  test('dates of both orders in one file are read as they can be, and told of', async () => {
    const imported = await importTable(
      file(['13/4/2024 15:04', '14/4/2024 15:04', '4/15/2024 15:04', '2/4/2024 15:04']),
    )
    expect(days(imported.workouts)).toEqual(['2024-04-13', '2024-04-14', '2024-04-15', '2024-04-02'])
    expect(imported.questions.dayOrder).toBe(true)
    expect(oddKinds(imported)).toContain('mixed-dates 1')
    expect(imported.oddities[0]?.examples[0]?.line).toBe(4)
  })

  test('ISO dates stay as they are whatever the others prove', async () => {
    const { workouts } = await importTable(file(['2024-03-04 15:04', '11/18/2024 15:04']))
    expect(days(workouts)).toEqual(['2024-03-04', '2024-11-18'])
  })
})

test('a workout past midnight lasts an hour in either order', async () => {
  const { workouts } = await importTable(
    'title,start_time,end_time,exercise_title,set_index,set_type,weight_kg,reps,distance_km,duration_seconds\n' +
      'Night,3/4/2026 23:30,3/5/2026 0:30,Squat (Barbell),0,normal,100,5,,\n',
  )
  expect(workouts[0]?.durationSeconds).toBe(3_600)
})
