import { describe, expect, test } from 'vitest'
import { importProblem, importTable, linesOf, oddKinds } from '../../../tests/support/import-table.ts'
import { CellReader } from './cells.ts'
import { readFileDate } from './parse-date.ts'

const HEADER =
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n'
const GOOD = '2024-03-04 18:02:11,Legs,1h,Squat,1,100,5,0,0,,,8\n'
const row = ({ date = '2024-03-04 18:02:11', duration = '1h', weight = '100', reps = '5', rpe = '8' }) =>
  `${date},Legs,${duration},Squat,2,${weight},${reps},0,0,,,${rpe}\n`

describe('one unreadable cell is left out with its line, and nothing else', () => {
  test.each([
    [{ rpe: 'hard' }, 'RPE: hard', '100?×5'],
    [{ reps: '8-10' }, 'Reps: 8-10', '100?'],
    [{ weight: '-20' }, 'Weight: -20', '×5 @8'],
    [{ weight: '0x10' }, 'Weight: 0x10', '×5 @8'],
    [{ weight: 'Infinity' }, 'Weight: Infinity', '×5 @8'],
    [{ duration: 'long' }, 'Duration: long', '100?×5 @8'],
  ])('%j', async (cells, detail, set) => {
    const { workouts, oddities } = await importTable(HEADER + GOOD.replace(',1h,', ',,') + row(cells))
    expect(oddities).toEqual([{ kind: 'unreadable-cell', count: 1, examples: [{ line: 3, detail }] }])
    expect(linesOf(workouts[0])[0]).toContain(`Squat: 100?×5 @8, ${set}`)
  })

  test.each(['1:05', '1 Std. 5 Min.', '1h 5m', '1 h 5 min', '1:05:00', '3900', '1小时5分钟', '1時間5分', '1 ч 5 мин'])(
    'a duration of %s',
    async (duration) => {
      const { workouts, oddities } = await importTable(HEADER + row({ duration }))
      expect(workouts[0]?.durationSeconds).toBe(3_900)
      expect(oddities).toEqual([])
    },
  )
})

describe('a load with a sign or a unit', () => {
  const HEVY =
    'title,start_time,end_time,exercise_title,set_index,set_type,weight_kg,reps,distance_km,duration_seconds\n'
  const FIT_NOTES = 'Date,Exercise,Category,Weight,Weight Unit,Reps,Time,Distance\n'
  const files = (name: string, weight: string) => [
    `${HEADER}2024-03-04 18:02:11,Legs,1h,${name},1,${weight},5,0,0,,,\n`,
    `${HEVY}A,2024-03-04 18:02,2024-03-04 19:02,${name},0,normal,${weight},5,,\n`,
    `${FIT_NOTES}2024-03-04,${name},Back,${weight},kgs,5,,\n`,
  ]

  test.each([
    ['Pull Up (Assisted)', '-20', 20],
    ['Triceps Dip (Assisted)', '−20.5', 20.5],
    ['Dominadas asistidas', '-20', 20],
    ['Barra Fixa (Assistida)', '-20 kg', 20],
    ['Klimmzug (unterstützt)', '20', 20],
    ['Squat', '60 kg', 60],
    ['Squat', '60kg', 60],
  ])('%s with %s', async (name, weight, value) => {
    for (const file of files(name, weight)) {
      const { workouts, oddities } = await importTable(file)
      expect(workouts[0]?.exercises[0]?.sets[0]?.weight?.value).toBe(value)
      expect(oddities).toEqual([])
    }
  })

  test('a minus of any other exercise is left out and reported', async () => {
    for (const file of files('Squat', '-20')) expect(oddKinds(await importTable(file))).toEqual(['unreadable-cell 1'])
  })

  test('a unit in the cell counts before those of the file', async () => {
    const { workouts } = await importTable(files('Squat', '100 lbs')[2] ?? '')
    expect(linesOf(workouts[0])).toEqual(['Squat: 100lb×5'])
  })
})

test('blank rows of delimiters are no rows', async () => {
  const blank = ',,,,,,,,,,,\n'
  const imported = await importTable(`${HEADER}${GOOD}${blank}${blank} , ,,,,,,,,,,\n`)
  expect(linesOf(imported.workouts[0])).toEqual(['Squat: 100?×5 @8'])
  expect(imported.oddities).toEqual([])
})

test('cells of thousands of blanks are read in no time, or refused', () => {
  const blanks = ' '.repeat(100_000)
  const cells = new CellReader(() => undefined)
  const row = { cells: [`2026年4月11${blanks}\n`, `1${blanks}x`, `-${blanks}x`, '1'.repeat(100_000)], line: 2 }
  expect(readFileDate(row.cells[0] ?? '')).toBeNull()
  for (const column of [0, 1, 2, 3]) {
    expect(cells.number(row, column, 'Weight')).toBeNull()
    expect(cells.load(row, column, 'Weight', true)).toBeNull()
    expect(cells.span(row, column, 'Duration')).toBeNull()
    expect(cells.clock(row, column, 'Time')).toBeNull()
  }
})

test('rows without a day or with too few cells are left out with their lines', async () => {
  const imported = await importTable(
    `${HEADER}${GOOD}${GOOD}${row({ date: '2024-13-04' })}${GOOD}2024-03-04,Legs\n${GOOD}`,
  )
  expect(imported.oddities[0]).toEqual({
    kind: 'unreadable-row',
    count: 2,
    examples: [
      { line: 4, detail: 'Date: 2024-13-04' },
      { line: 6, detail: '2024-03-04 · Legs' },
    ],
  })
  expect(imported.workouts[0]?.exercises.flatMap(({ sets }) => sets)).toHaveLength(4)
})

test('a table that is mostly unreadable is refused, with the first place', async () => {
  expect(await importProblem(HEADER + row({ date: 'x' }) + row({ date: 'y' }) + GOOD)).toEqual({
    kind: 'bad-cell',
    line: 2,
    column: 'Date',
    value: 'x',
  })
})

test('half repetitions are rounded and reported', async () => {
  const imported = await importTable(HEADER + row({ reps: '8.5' }))
  expect(oddKinds(imported)).toEqual(['rounded-figure 1'])
})

test('differing rests within an exercise are reported', async () => {
  const rest = (seconds: number) => `2024-03-04 18:02:11,Legs,1h,Squat,Rest Timer,0,0,0,${seconds},,,\n`
  const imported = await importTable(
    HEADER + GOOD + rest(120) + row({ reps: '4' }) + rest(120) + row({ reps: '3' }) + rest(90),
  )
  expect(imported.workouts[0]?.exercises[0]?.restSeconds).toBe(120)
  expect(oddKinds(imported)).toEqual(['uneven-rests 1'])
})

const fitNotesDay = (rows: number) => {
  const lines = Array.from(
    { length: rows },
    (_, index) => `2024-03-04,${index % 2 ? 'Squat' : 'Pull Up'},Legs,${index + 1},kgs,5,,,\n`,
  )
  return `Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time\n${lines.join('')}`
}

test('a day with more blocks of exercises than a person may add keeps them as they were', async () => {
  const imported = await importTable(fitNotesDay(240))
  expect(imported.workouts[0]?.exercises).toHaveLength(240)
  expect(oddKinds(imported)).not.toContain('joined-blocks 1')
})

test('no set is lost of a day with more than 1,000 blocks of exercises', async () => {
  const imported = await importTable(fitNotesDay(2_400))
  expect(imported.workouts[0]?.exercises.map(({ name, sets }) => [name, sets.length])).toEqual([
    ['Pull Up', 1_000],
    ['Squat', 1_000],
    ['Pull Up', 200],
    ['Squat', 200],
  ])
  expect(oddKinds(imported)).toContain('joined-blocks 1')
})

/** A file of sets of Strong, in kg: name, load, repetitions, distance and seconds of each. */
const setsOf = (...sets: readonly string[]) =>
  importTable(
    `Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;Distance;Distance Unit;Seconds\n${sets
      .map((set, index) => {
        const [name, load = '', unit = 'kg', reps = '5', distance = '', seconds = ''] = set.split(' ')
        return `2024-03-04 18:02:11;Legs;${name};${index + 1};${load};${unit};${reps};${distance};m;${seconds}\n`
      })
      .join('')}`,
  )

describe('what nobody lifts comes in as far as it can be stored, and is told of', () => {
  test.each([
    ['Row 600', '600kg×5', []],
    ['Row 600.5', '600.5kg×5', ['heavy: Row · 600.5']],
    ['Row 1300 lb', '1300lb×5', []],
    ['Row 1301 lb', '1301lb×5', ['heavy: Row · 1301']],
    ['Row 1300 ?', '1300?×5', []],
    ['Row 1301 ?', '1301?×5', ['heavy: Row · 1301']],
    ['Row 5000', '5000kg×5', ['heavy: Row · 5000']],
    ['Row 5001', '5000kg×5', ['out-of-bounds: Row · 5001 → 5000', 'heavy: Row · 5000']],
    ['Row 100 kg 200', '100kg×200', []],
    ['Row 100 kg 201', '100kg×201', ['many-reps: Row · 201']],
    ['Row 100 kg 10000', '100kg×9999', ['out-of-bounds: Row · 10000 → 9999', 'many-reps: Row · 9999']],
    ['Row 100 kg 7.6', '100kg×8', ['rounded-figure: 7.6 → 8']],
    ['Run 0 kg 0 1000000', '1000000m', []],
    ['Run 0 kg 0 1000001', '1000000m', ['out-of-bounds: Run · 1000001 → 1000000']],
    ['Plank 0 kg 0 0 86400', ' 86400s', []],
    ['Plank 0 kg 0 0 86401', ' 86400s', ['out-of-bounds: Plank · 86401 → 86400']],
    ['Plank 0 kg 0 0 59.5', ' 60s', ['rounded-figure: 59.5 → 60']],
    ['Row 74.99999999999999', '75kg×5', ['rounded-weight: 74.99999999999999 → 75']],
    ['Row 77.16 lb', '35kg×5', ['rounded-weight: 77.16 → 35']],
  ])('%s', async (set, line, odd) => {
    const { workouts, oddities } = await setsOf(set)
    expect(linesOf(workouts[0])).toEqual([`${set.split(' ')[0]}: ${line}`])
    expect(oddities.flatMap(({ kind, examples }) => examples.map(({ detail }) => `${kind}: ${detail}`))).toEqual(odd)
    for (const { examples } of oddities) expect(examples[0]?.line).toBe(2)
  })

  test('of what is odd, the first twenty places are named, and of what is left out a thousand', async () => {
    const odd = await setsOf(...Array.from({ length: 25 }, (_, kg) => `Row ${700 + kg}`))
    expect(odd.oddities).toMatchObject([{ kind: 'heavy', count: 25 }])
    expect(odd.oddities[0]?.examples).toHaveLength(20)
    const left = await setsOf(...Array.from({ length: 1_005 }, () => 'Row 0 kg 0'))
    expect(left.oddities).toMatchObject([{ kind: 'empty-set', count: 1_005 }])
    expect(left.oddities[0]?.examples).toHaveLength(1_000)
    const rows = Array.from({ length: 1_002 }, () => row({ date: 'x' }) + GOOD)
    const unreadable = await importTable(HEADER + rows.join(''))
    expect(unreadable.oddities[0]).toMatchObject({ kind: 'unreadable-row', count: 1_002 })
    expect(unreadable.oddities[0]?.examples).toHaveLength(1_000)
  })
})

describe('names and words', () => {
  test('have no blanks, zeros or broken letters in them that the file brought', async () => {
    // A zero at the beginning of a file tells that it is no text.
    const before = GOOD.repeat(100).replaceAll('2024-03-04', '2024-03-05')
    const { workouts } = await importTable(
      `${HEADER}${before}2024-03-04 18:02:11,  Peito   e\tcosta ,1h,ElevaÃ§Ã£o\u0000  Lateral,1,10,5,0,0, ombro\u0000 nÃ£o dÃ³i ,,\n`,
    )
    expect(workouts[1]?.name).toBe('Peito e costa')
    expect(workouts[1]?.exercises).toMatchObject([{ name: 'Elevação Lateral', note: 'ombro não dói' }])
  })

  test('that are nothing but blanks are a question mark', async () => {
    const { workouts } = await importTable(`${HEADER}2024-03-04 18:02:11, ,1h,,1,10,5,0,0,,,\n`)
    expect([workouts[0]?.name, workouts[0]?.exercises[0]?.name]).toEqual(['?', '?'])
  })

  test('that are longer than can be stored are cut, no letter in the middle, and told of', async () => {
    const named = (name: string) => importTable(`${HEADER}2024-03-04 18:02:11,Legs,1h,${name},1,10,5,0,0,,,\n`)
    const fits = await named('x'.repeat(200))
    expect(oddKinds(fits)).toEqual([])
    const long = await named(`${'x'.repeat(199)}🏋️`)
    expect(long.workouts[0]?.exercises[0]?.name).toBe(`${'x'.repeat(199)}\ufffd`)
    expect(long.oddities).toEqual([
      { kind: 'long-text', count: 1, examples: [{ line: 2, detail: `${'x'.repeat(60)}…` }] },
    ])
    const noted = await importTable(`${HEADER}2024-03-04 18:02:11,Legs,1h,Row,1,10,5,0,0,${'y'.repeat(10_001)},,\n`)
    expect(noted.workouts[0]?.exercises[0]?.note).toBe('y'.repeat(10_000))
    expect(oddKinds(noted)).toEqual(['long-text 1'])
  })
})

describe('workouts', () => {
  test.each([
    ['6h', []],
    ['6h 1m', ['Legs · 6 h 1 min']],
    ['22h 13m', ['Legs · 22 h 13 min']],
  ])('of %s', async (duration, told) => {
    const imported = await importTable(HEADER + row({ duration }) + row({ duration }))
    const long = imported.oddities.find(({ kind }) => kind === 'long-workout')
    expect(long?.examples.map(({ detail }) => detail) ?? []).toEqual(told)
    expect(imported.questions.longWorkouts).toBe(told.length)
  })

  test('later than now are told of, in whichever order their dates may be meant', async () => {
    const future = async (date: string) =>
      (await importTable(HEADER + row({ date }))).oddities.flatMap(({ examples }) => examples)
    expect(await future('2026-11-21 12:00:00')).toEqual([])
    expect(await future('2026-11-21 12:00:01')).toEqual([{ line: 2, detail: '2026-11-21 12:00:01' }])
    expect(await future('3/12/2026 10:00')).toEqual([])
    expect(await future('12/3/2026 10:00')).toEqual([])
    expect(await future('1/12/2027 10:00')).toEqual([{ line: 2, detail: '2027-12-01 10:00:00' }])
  })

  test('of more blocks than can be stored keep the words about each exercise, and no supersets', async () => {
    const blocks = Array.from({ length: 1_001 }, (_, index) => {
      const [name, note] = index % 2 ? ['Dip', index === 1 ? 'slow' : ''] : ['Row', index < 4 ? `n${index}` : '']
      return `A,2026-04-08 16:50,2026-04-08 17:43,${name},${index},${note},${index},normal,,5,,\n`
    })
    const imported = await importTable(
      `title,start_time,end_time,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds\n${blocks.join('')}`,
    )
    expect(
      imported.workouts[0]?.exercises.map(({ name, note, superset, sets }) => [name, note, superset, sets.length]),
    ).toEqual([
      ['Row', 'n0\nn2', '', 501],
      ['Dip', 'slow', '', 500],
    ])
    expect(imported.oddities).toEqual([
      { kind: 'joined-blocks', count: 1, examples: [{ line: 2, detail: '2026-04-08 · 1001' }] },
    ])
  })

  test('of more exercises than can be stored are refused with their line', async () => {
    const sets = (count: number) => Array.from({ length: count }, (_, index) => `Row${index} 10`)
    expect((await setsOf(...sets(1_000))).workouts[0]?.exercises).toHaveLength(1_000)
    await expect(setsOf(...sets(1_001))).rejects.toMatchObject({ problem: { kind: 'large-workout', line: 2 } })
  })

  test('an exercise of more sets than can be stored goes on in another block', async () => {
    const imported = await setsOf(...Array.from({ length: 1_001 }, () => 'Row 10'))
    expect(imported.workouts[0]?.exercises.map(({ sets }) => sets.length)).toEqual([1_000, 1])
  })
})

test('a rest is whole seconds, and not longer than can be stored', async () => {
  const rest = (seconds: string) => `2024-03-04 18:02:11,Legs,1h,Squat,Rest Timer,0,0,0,${seconds},,,\n`
  const restOf = async (...rests: readonly string[]) => {
    const { workouts, oddities } = await importTable(HEADER + GOOD + rests.map(rest).join(''))
    return [
      workouts[0]?.exercises[0]?.restSeconds,
      oddities.flatMap(({ examples }) => examples.map(({ detail }) => detail)),
    ]
  }
  expect(await restOf('89.6')).toEqual([90, []])
  expect(await restOf('90000')).toEqual([86_400, []])
  expect(await restOf('90', '89.6', '60')).toEqual([90, ['Squat · 60 s → 90 s']])
})

test('a file of which half can be read is read', async () => {
  const { oddities } = await importTable(HEADER + row({ date: 'x' }) + GOOD)
  expect(oddities).toMatchObject([{ kind: 'unreadable-row', count: 1 }])
})

test('a row with too many cells is named by its words, as far as there is room', async () => {
  const { oddities } = await importTable(`${HEADER}${GOOD}${GOOD.trim()},${'z'.repeat(300)}\n`)
  expect(oddities[0]?.examples[0]).toMatchObject({ line: 3 })
  expect(oddities[0]?.examples[0]?.detail).toMatch(/^2024-03-04 18:02:11 · Legs · 1h · .*z$/)
  expect(oddities[0]?.examples[0]?.detail).toHaveLength(200)
  expect(await importProblem(`${HEADER}2024-03-04,Legs\n2024-03-04,Legs\n${GOOD}`)).toEqual({
    kind: 'wrong-cells',
    line: 2,
    found: 2,
    expected: 12,
  })
})
