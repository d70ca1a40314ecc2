import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SET_COLUMNS } from '#domain/export/barra-columns.ts'
import {
  linesOf as lines,
  READ_AT as NOW,
  oddKinds,
  importProblem as problemOf,
  importTable as table,
} from '../../tests/support/import-table.ts'
import { MAX_FILE_BYTES, readFile } from './read-file.ts'

const FIXTURES = join(import.meta.dirname, '../../tests/fixtures/import')

const fixture = (name: string): Buffer<ArrayBuffer> => readFileSync(join(FIXTURES, name))
describe('Strong', () => {
  test('the oldest version: no unit, rests as rows, notes over lines, a block that returns', async () => {
    const imported = await table(fixture('strong-a.csv'))
    expect(imported.format).toBe('strong')
    const [first, second] = imported.workouts
    expect(lines(first)).toEqual([
      'Bench Press (Barbell): warm-up 40?×10, 80?×8 @8, 75?×8 @8.5',
      'Push Up: ×1271',
      'Plank:  60s',
      'Running: 5.2?  1500s'.replace('  ', ' '),
      'Bench Press (Barbell): 60?×12, 60?×12, drop 50.5?×15',
    ])
    expect(first).toMatchObject({
      name: 'Push',
      startedAt: '2024-03-04T18:02:11',
      durationSeconds: 4_320,
      note: 'felt good, slept well',
    })
    expect(first?.exercises[0]).toMatchObject({ note: 'paused, "dead" stop\nsecond line', restSeconds: 180 })
    // A second workout of that name on that day is another one.
    expect(lines(second)).toEqual(["Farmer's Walk: failure 32?×1"])
    expect(second?.durationSeconds).toBe(22 * 3_600 + 13 * 60)
    expect(imported.questions).toEqual({
      weightUnit: 'missing',
      distanceUnit: true,
      dayOrder: false,
      longWorkouts: 1,
    })
    expect(oddKinds(imported).toSorted()).toEqual([
      'duplicate-row 1',
      'long-workout 1',
      'many-reps 1',
      'rounded-weight 1',
      'uneven-rests 1',
    ])
    expect(imported.oddities.find(({ kind }) => kind === 'many-reps')?.examples).toEqual([
      { line: 8, detail: 'Push Up · 1271' },
    ])
  })

  test('without notes: set 1 again is the exercise again', async () => {
    const { workouts } = await table(fixture('strong-a-short.csv'))
    expect(lines(workouts[0])).toEqual(['Leg Press: 120?×8', 'Leg Press: 100?×8 @9.5'])
    expect(workouts[0]?.durationSeconds).toBe(43 * 60 + 39)
  })

  test.each(['strong-b.csv', 'strong-b0.csv'])('%s: semicolons, a unit on each row', async (name) => {
    const { workouts, questions } = await table(fixture(name))
    expect(lines(workouts[0])[0]).toMatch(/^Leg Press: 120kg×8/)
    expect(questions.weightUnit).toBe('none')
  })

  test('a distance in miles with a dot, and none on a plank', async () => {
    const { workouts } = await table(fixture('strong-b.csv'))
    expect(lines(workouts[0])).toEqual(['Leg Press: 120kg×8, 225lb×8 @7', 'Plank:  90s', 'Running: 3.1mi 1500s'])
    expect(workouts[0]?.durationSeconds).toBe(2 * 3_600 + 18 * 60)
  })

  test.each(['strong-c.csv', 'strong-c-comma.csv'])('%s: numbered workouts, kg even for lb', async (name) => {
    const { workouts, questions } = await table(fixture(name))
    expect(workouts).toHaveLength(2)
    expect(lines(workouts[0])).toEqual([
      'Squat (Barbell): warm-up 45.359237kg×10, 61.23496995kg×5 @8',
      'Pull Up (Weighted): 90.718474kg×5',
      'Push Up: ×20',
    ])
    expect(workouts[0]).toMatchObject({ durationSeconds: 4_195, note: 'heavy day' })
    expect(workouts[0]?.exercises[0]).toMatchObject({ restSeconds: 120, note: 'belt' })
    expect(questions).toMatchObject({ weightUnit: 'converted' })
  })

  test('pounds in the header', async () => {
    const pounds = fixture('strong-c.csv').toString().replace('Weight (kg)', 'Weight (lbs)')
    expect(lines((await table(pounds)).workouts[1])).toEqual(['Squat (Barbell): 6.80388555lb×5'])
  })
})

describe('Hevy', () => {
  test('kinds of sets, supersets from 0, a returning exercise, Portuguese months', async () => {
    const { workouts, oddities } = await table(fixture('hevy.csv'))
    expect(lines(workouts[0])).toEqual([
      'Bench Press (Barbell): warm-up 20kg×10, 60kg×10 @7.5, failure 62.5kg×8',
      'Pull Up [0]: ×12',
      'Dip [0]: drop ×12',
      'Bench Press (Barbell): 50kg×12',
      'Treadmill: 2.5km 900s',
    ])
    expect(workouts[0]).toMatchObject({ startedAt: '2026-04-08T16:50:00', durationSeconds: 3_180, note: 'one\ntwo' })
    expect(workouts[0]?.exercises[0]?.note).toBe('slow')
    expect(workouts[1]).toMatchObject({ name: 'Pernas', startedAt: '2026-10-06T17:18:00' })
    expect(oddities).toEqual([])
  })

  test('pounds, miles and ISO times', async () => {
    const { workouts } = await table(fixture('hevy-pounds.csv'))
    expect(lines(workouts[0])).toEqual(['Squat (Barbell): 225lb×5', 'Running: 3.1mi 1500s'])
  })

  test('measurements; a place that has no name here is told of', async () => {
    const imported = await table(fixture('hevy-measurements.csv'))
    expect(imported.measurements.map(({ kind, value, unit }) => `${kind} ${value}${unit}`)).toEqual([
      'body-weight 82.4kg',
      'body-weight 82.1kg',
      'body-fat 18.5%',
      'left-biceps 36cm',
      'right-biceps 36.5cm',
      'waist 84cm',
    ])
    expect(oddKinds(imported)).toEqual(['unknown-measurement 1'])
  })
})

describe('FitNotes', () => {
  test('Android: one workout a day, units by row, times, comments of sets', async () => {
    const { workouts } = await table(fixture('fitnotes-android.csv'))
    expect(workouts.map(({ startedAt }) => startedAt)).toEqual(['2023-12-23T12:00:00', '2023-12-24T12:00:00'])
    expect(lines(workouts[0])).toEqual([
      'Flat Barbell Bench Press: 60kg×10, 60kg×10',
      'Treadmill: 3km 1530s',
      // What was kg and is shown in lb is kg again.
      'Flat Barbell Bench Press: 35kg×8',
    ])
    expect(lines(workouts[1])).toEqual(['Plank:  90s'])
    expect(workouts[0]?.exercises[0]?.note).toBe('2: easy')
  })

  test('older: one date that can only be read one way settles all', async () => {
    const { workouts, questions } = await table(fixture('fitnotes-older.csv'))
    expect(workouts.map(({ startedAt }) => startedAt.slice(0, 10))).toEqual(['2025-12-23', '2025-03-04'])
    expect(lines(workouts[0])).toEqual(['Deadlift: 315lb×5'])
    expect(questions.dayOrder).toBe(false)
  })

  test('dates that can be read both ways are asked about', async () => {
    const { workouts, questions } = await table(fixture('fitnotes-open-dates.csv'))
    expect(questions.dayOrder).toBe(true)
    expect(workouts.map(({ startedAt }) => startedAt.slice(0, 10))).toEqual(['2025-04-03', '2025-06-05'])
  })

  test('iOS: of a load in both units, the one that was entered', async () => {
    const { workouts } = await table(fixture('fitnotes-ios.csv'))
    expect(lines(workouts[0])).toEqual(['Deadlift: 315lb×5, warm-up 100kg×5'])
  })

  test('the body', async () => {
    const imported = await table(fixture('fitnotes-body.csv'))
    expect(imported.measurements).toMatchObject([
      { kind: 'body-weight', value: 82.5, unit: 'kg', measuredAt: '2024-01-01T07:30:00', note: 'fasted' },
      { kind: 'left-biceps', value: 36, unit: 'cm' },
    ])
    expect(oddKinds(imported)).toEqual(['unknown-measurement 1'])
  })
})

describe('StrongLifts', () => {
  test('sets in columns: 0 before the last is a failure, behind the plan it is unused', async () => {
    const { workouts, measurements } = await table(fixture('stronglifts.csv'))
    expect(workouts).toHaveLength(2)
    expect(lines(workouts[0])).toEqual([
      'Squat: 100kg×5, 100kg×5, 100kg×5, 100kg×5, failure 100kg×0',
      'Plank:  60s,  60s,  60s',
    ])
    expect(lines(workouts[1])).toEqual(['Squat: 100kg×5, failure 100kg×0, 100kg×5'])
    expect(workouts.map(({ durationSeconds }) => durationSeconds)).toEqual([3_900, 1_200])
    expect(measurements).toMatchObject([{ kind: 'body-weight', value: 80, unit: 'kg' }])
  })

  test('the body is weighed in kg in the file in pounds', async () => {
    const { workouts, measurements } = await table(fixture('stronglifts-pounds.csv'))
    expect(lines(workouts[0])).toEqual(['Deadlift: 225lb×5'])
    expect(measurements).toMatchObject([{ value: 80.5, unit: 'kg' }])
  })
})

describe('how a file is written', () => {
  const text = fixture('hevy.csv').toString().replace('"Pernas"', '"Pernas é ação"')
  const nameOf = async (content: BlobPart) => (await table(content)).workouts[1]?.name

  test('UTF-8 with a mark, UTF-16 either way, Windows-1252, and UTF-8 that was read as Latin-1', async () => {
    const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le')
    for (const content of [
      `\ufeff${text}`,
      utf16,
      Buffer.from(utf16).swap16(),
      Buffer.from(text, 'utf16le'),
      Buffer.from(text, 'latin1'),
      Buffer.from(Buffer.from(text).toString('latin1')),
    ]) {
      expect(await nameOf(content)).toBe('Pernas é ação')
    }
  })

  test('other line ends, blank lines, a line for Excel, columns in another order', async () => {
    const expected = (await table(text)).workouts
    const withoutLines = (workouts: Awaited<ReturnType<typeof table>>['workouts']) => workouts.map(lines)
    for (const content of [
      text.replaceAll('\n', '\r\n'),
      text.replaceAll('\n', '\r'),
      `\nsep=,\n${text}\n\n`,
      text.replaceAll(/^(.*?),(.*)$/gm, (_, first, others) => `${others},${first}`),
    ]) {
      expect(withoutLines((await table(content)).workouts)).toEqual(withoutLines(expected))
    }
  })
})

describe('what is broken says what and where', () => {
  const strong = fixture('strong-b.csv').toString()

  test.each([
    ['nothing', '', { kind: 'empty' }],
    ['a header alone', strong.split('\n')[0] ?? '', { kind: 'empty' }],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), { kind: 'binary' }],
    ['a spreadsheet', Buffer.from(`PK\u0003\u0004${'\u0000'.repeat(30)}`), { kind: 'binary' }],
    ['a shopping list', 'item,price\nmilk,3\n', { kind: 'unknown-columns', line: 1, columns: ['item', 'price'] }],
    ['cut off in a row', strong.slice(0, -30), { kind: 'cut-off', line: 5 }],
    ['cut off in a quote', strong.slice(0, strong.lastIndexOf('"Running') + 4), { kind: 'cut-off', line: 5 }],
  ])('%s', async (_, content, problem) => {
    const found = await problemOf(content)
    expect(found).toEqual(problem)
  })

  test('200 MB are refused before they are read', async () => {
    const huge = { size: 200_000_000, slice: () => expect.unreachable('it was read') }
    // Nothing but its size may be looked at.
    await expect(readFile(huge as unknown as Blob, { now: NOW })).rejects.toMatchObject({
      problem: { kind: 'too-large', bytes: 200_000_000, most: MAX_FILE_BYTES },
    })
  })

  test('a quote that nobody closes does not swallow the file', async () => {
    const rows = '2024-03-04 18:02:11;Legs;Leg Press;1;120;kg;8;;;;0;;;1h\n'.repeat(50_000)
    expect(await problemOf(`${strong}2024-03-04;"Legs\n${rows}`)).toEqual({ kind: 'open-quote', line: 6 })
  })

  test('our own columns with a foreign id', async () => {
    const row = SET_COLUMNS.map((name) => (name === 'session_id' ? 'x' : '')).join(',')
    expect(await problemOf(`${SET_COLUMNS.join(',')}\n${row}\n`)).toMatchObject({ kind: 'bad-cell', line: 2 })
  })
})

test('whoever gives up ends the reading', async () => {
  const controller = new AbortController()
  controller.abort()
  await expect(readFile(new Blob([fixture('hevy.csv')]), { now: NOW, signal: controller.signal })).rejects.toThrow(
    'abort',
  )
})
