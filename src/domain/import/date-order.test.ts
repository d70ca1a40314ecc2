import { describe, expect, test } from 'vitest'
import { importTable, oddKinds } from '../../../tests/support/import-table.ts'
import { buildDocuments } from './build-documents.ts'
import { DateOrderReader, secondsBetween, wallIn } from './date-order.ts'

/** Files that differ only in their date format. */
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

  test('ambiguous dates raise a question, and follow the answer', async () => {
    const imported = await importTable(file(['12/2/2024 15:04', '3/3/2024 15:04']))
    expect(imported.questions.dayOrder).toBe(true)
    expect(days(buildDocuments(imported, ANSWERS, new Map()).sessions)).toEqual(['2024-12-02', '2024-03-03'])
    const dayFirst = buildDocuments(imported, { ...ANSWERS, dayOrder: 'day-first' }, new Map())
    expect(days(dayFirst.sessions)).toEqual(['2024-02-12', '2024-03-03'])
  })

  test('contradicting dates in one file are read as possible, and reported', async () => {
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

/** A reader that has read these dates, one a line. */
function readerOf(...texts: readonly string[]): DateOrderReader {
  const reader = new DateOrderReader('Date')
  for (const [index, text] of texts.entries()) reader.read({ cells: [], line: index + 1 }, text)
  return reader
}

describe('what the dates of a file prove', () => {
  test.each([
    ['no date', [], null, false],
    ['an open one', ['3/4/2026'], null, true],
    ['one with the day first', ['3/4/2026', '13/4/2026'], 'day-first', false],
    ['one with the month first', ['4/13/2026', '3/4/2026'], 'month-first', false],
    ['one of each', ['4/13/2026', '13/4/2026'], null, false],
    ['one of each and an open one', ['4/13/2026', '13/4/2026', '3/4/2026'], null, true],
    ['names alone', ['5 out 2026', '2026-04-03'], null, false],
  ] as const)('%s', (_, texts, order, isOpen) => {
    const reader = readerOf(...texts)
    expect([reader.order, reader.isOpen]).toEqual([order, isOpen])
  })

  test('of two orders the one that is less frequent contradicts the other, whichever it is', () => {
    const [day, month] = ['13/4/2026', '4/14/2026']
    const of = (...texts: readonly string[]) => {
      const { count, examples } = readerOf(...texts).contradictions
      return [count, ...examples.map(({ line, text }) => `${line} ${text}`)]
    }
    expect(of(day, month, '4/15/2026')).toEqual([1, '1 13/4/2026'])
    expect(of(day, month, '15/4/2026')).toEqual([1, '2 4/14/2026'])
    expect(of(day, '15/4/2026')).toEqual([0])
    const many = Array.from({ length: 12 }, (_, at) => [`${at + 13}/4/2026`, `5/${at + 13}/2026`])
    const years = [2025, 2026].flatMap((year) => many.flat().map((text) => text.replace('2026', String(year))))
    expect(of(...years)).toHaveLength(21)
    expect(of(...years)[0]).toBe(24)
  })

  test('a date that is read twice proves it once, and one that is none is told of', () => {
    expect(readerOf('4/13/2026', '4/13/2026', '13/4/2026', '14/4/2026').contradictions.count).toBe(1)
    expect(() => readerOf('2026-04-03', 'soon')).toThrow(
      expect.objectContaining({ problem: { kind: 'bad-cell', line: 2, column: 'Date', value: 'soon' } }),
    )
  })
})

describe('from one moment to another', () => {
  const at = (wall: string, isOpen = false) => ({ wall: `2026-${wall}:00`, isOpen })

  test.each([
    [at('04-03T18:00'), at('04-03T19:05'), 3_900],
    [at('04-03T18:00'), at('04-03T18:00'), 0],
    [at('04-03T18:00'), at('04-03T17:59'), null],
    // 3/4 and 4/4: a month and a day, or a day.
    [at('04-03T23:30', true), at('04-04T00:30'), 3_600],
    [at('04-03T23:30', true), at('05-03T00:30', true), 3_600],
    [at('04-30T23:30'), at('01-05T00:30', true), 3_600],
  ])('%j to %j', (from, to, seconds) => {
    expect(secondsBetween(from, to)).toBe(seconds)
  })

  test('an open moment alone is read either way', () => {
    expect(wallIn(at('04-03T18:00', true), 'month-first')).toBe('2026-03-04T18:00:00')
    expect(wallIn(at('04-03T18:00', true), 'day-first')).toBe('2026-04-03T18:00:00')
    expect(wallIn(at('04-03T18:00'), 'month-first')).toBe('2026-04-03T18:00:00')
  })
})
