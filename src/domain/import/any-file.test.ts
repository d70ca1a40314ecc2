import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SHAPES } from '../../../tests/support/app-files.ts'
import { DATES, fileOf, type Shape, type Writing } from '../../../tests/support/file-shape.ts'
import { importTable, READ_AT, readContent } from '../../../tests/support/import-table.ts'
import { anyHistory, type History } from '../../../tests/support/training-history.ts'
import { convertWeight } from '../units.ts'
import { wallIn } from './date-order.ts'
import { ImportError, type Imported, type ImportedWeight } from './imported.ts'
import type { DayOrder } from './parse-date.ts'

const PLAIN: Writing = { delimiter: ',', decimal: '.', lineEnd: '\n' }

/** A file's content as a history. Loads in lb come back in kg, rounded to the quarter that was lifted. */
function told({ workouts }: Imported, dayOrder: DayOrder = 'day-first'): History {
  return workouts
    .map(({ startedAt, isDateOpen, name, durationSeconds, exercises }) => ({
      startedAt: wallIn({ wall: startedAt, isOpen: isDateOpen }, dayOrder).slice(0, 16),
      minutes: (durationSeconds ?? 0) / 60,
      title: name,
      exercises: exercises.map((exercise) => ({
        name: exercise.name,
        note: exercise.note,
        restSeconds: exercise.restSeconds,
        sets: exercise.sets.map(({ kind, weight, reps, rpe }) => ({
          kind,
          kg: quarterKilograms(weight),
          reps: reps ?? 0,
          rpe,
        })),
      })),
    }))
    .toSorted((left, right) => (left.startedAt < right.startedAt ? -1 : 1))
}

function quarterKilograms(weight: ImportedWeight | null): number {
  if (weight?.unit !== 'lb') return weight?.value ?? 0
  return Math.round(convertWeight({ value: weight.value, unit: 'lb' }, 'kg') * 4) / 4
}

/** A history without fields that a file shape cannot hold. */
function withRoom(history: History, { room }: Pick<Shape, 'room'>): History {
  const has = new Set(room)
  return history.map(({ startedAt, minutes, title, exercises }) => ({
    startedAt: has.has('time') ? startedAt : startedAt.slice(0, 10),
    minutes: has.has('minutes') ? minutes : 0,
    title: has.has('title') ? title : '',
    exercises: exercises.map(({ name, note, restSeconds, sets }) => ({
      name,
      note: has.has('notes') ? note : '',
      restSeconds: has.has('rests') ? restSeconds : null,
      sets: sets.map((set) => ({
        ...set,
        kind: has.has('kinds') ? set.kind : 'working',
        rpe: has.has('rpe') ? set.rpe : null,
      })),
    })),
  }))
}

/** A history of sets alone: one row each, and none over two lines. */
const setsOnly = (history: History): History =>
  history.map((workout) => ({
    ...workout,
    exercises: workout.exercises.map((exercise) => ({ ...exercise, note: '', restSeconds: null })),
  }))

describe.each(Object.entries(SHAPES))('%s', (_, shape) => {
  test('gives back its original history, whatever app saved it', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyHistory,
        fc.constantFrom<Writing>(
          PLAIN,
          { delimiter: ';', decimal: ',', lineEnd: '\r\n' },
          { delimiter: '\t', decimal: '.', lineEnd: '\r' },
        ),
        fc.constantFrom(shape.date, ...Object.values(DATES)),
        async (history, writing, date) => {
          const imported = await importTable(fileOf(history, shape, writing, date))
          // If every date fits both orders, the person is asked, and knows.
          const order = date === DATES['american'] ? 'month-first' : 'day-first'
          expect(withRoom(told(imported, order), shape)).toEqual(withRoom(history, shape))
          expect(imported.columns).toEqual({ missing: [], unread: shape.unread ?? [] })
        },
      ),
      { numRuns: 25 },
    )
  })

  test('says the same with its rows in another encoding, its columns reordered and rows doubled', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, async (history) => {
        const text = fileOf(history, shape, PLAIN)
        const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le')
        const isSame = (imported: Imported) => expect(withRoom(told(imported), shape)).toEqual(withRoom(history, shape))
        isSame(await importTable(utf16))
        const backwards = {
          ...shape,
          header: shape.header.toReversed(),
          rows: (...given: Parameters<typeof shape.rows>) => shape.rows(...given).map((cells) => cells.toReversed()),
        }
        isSame(await importTable(fileOf(history, backwards, PLAIN)))
        if (shape.isNumbered === false) return
        const [header = '', ...rows] = fileOf(setsOnly(history), shape, PLAIN).trimEnd().split('\n')
        const doubled = [header, ...rows.flatMap((row) => [row, row])].join('\n')
        const { oddities } = await importTable(`${doubled}\n`)
        expect(oddities.find(({ kind }) => kind === 'duplicate-row')?.count).toBeGreaterThanOrEqual(rows.length)
      }),
      { numRuns: 8 },
    )
  })

  test('cut anywhere, it is refused with a reason or read', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, fc.double({ min: 0, max: 1, noNaN: true }), async (history, share) => {
        const text = fileOf(history, shape, PLAIN)
        await expectAnswer(text.slice(0, Math.floor(text.length * share)))
      }),
      { numRuns: 25 },
    )
  })

  test('with any cell in any place, the file is read', async () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 10 }),
      fc.constantFrom(
        '-1',
        '1e999',
        '0x10',
        'NaN',
        '∞',
        '=1+1',
        '=cmd|x',
        '31/02/2024',
        '1:05',
        '12 Std.',
        '8-10',
        '🏋️',
      ),
    )
    await fc.assert(
      fc.asyncProperty(anyHistory, cell, fc.nat(), fc.nat(), async (history, broken, rowAt, columnAt) => {
        // Removes the last line break but keeps the tabs before it.
        const rows = fileOf(history, shape, { ...PLAIN, delimiter: '\t' })
          .slice(0, -1)
          .split('\n')
        const at = rows.length < 4 ? 0 : 1 + (rowAt % (rows.length - 1))
        if (at === 0 || rows.some((row) => row.includes('"'))) return
        const cells = (rows[at] ?? '').split('\t')
        cells[columnAt % cells.length] = broken.replace(/[\t\n\r"]/g, ' ')
        rows[at] = cells.join('\t')
        await importTable(`${rows.join('\n')}\n`)
      }),
      { numRuns: 40 },
    )
  })
})

/** Expects a preview or a specific error; nothing else. */
async function expectAnswer(content: BlobPart): Promise<void> {
  try {
    const found = await readContent(content)
    if (found.kind === 'table')
      for (const { startedAt } of found.imported.workouts) expect(startedAt).toMatch(/^\d{4}-\d\d-\d\dT/)
  } catch (error) {
    expect(error).toBeInstanceOf(ImportError)
  }
}

test('any bytes give a preview or a specific error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), (bytes) => expectAnswer(new Uint8Array(bytes))),
    { numRuns: 300 },
  )
})

test('any text after a known header gives a preview or a specific error', async () => {
  const header = fc.constantFrom(...Object.values(SHAPES).map((shape) => shape.header.join(',')))
  const line = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(fc.string({ maxLength: 8 }), { maxLength: 14 }).map((cells) => cells.join(',')),
  )
  await fc.assert(
    fc.asyncProperty(header, fc.array(line, { maxLength: 8 }), (first, lines) =>
      expectAnswer([first, ...lines, ''].join('\n')),
    ),
    { numRuns: 300 },
  )
})

test(`nothing is read as later than it is at ${READ_AT}`, async () => {
  const { oddities } = await importTable(
    'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n2027-01-01 10:00:00,A,1h,Squat,1,100,5,0,0,,,\n',
  )
  expect(oddities.map(({ kind }) => kind)).toEqual(['in-the-future'])
})
