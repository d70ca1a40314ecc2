import { describe, expect, test } from 'vitest'
import { fixture, importProblem, importTable, oddKinds, readingsOf } from '../../../tests/support/import-table.ts'

describe('Hevy', () => {
  test('a place that has no name here is told of', async () => {
    const imported = await importTable(fixture('hevy-measurements.csv'))
    expect(readingsOf(imported)).toEqual([
      'body-weight 82.4kg 2023-02-09T00:00:00',
      'body-weight 82.1kg 2023-02-10T00:00:00',
      'body-fat 18.5% 2023-02-10T00:00:00',
      'left-biceps 36cm 2023-02-10T00:00:00',
      'right-biceps 36.5cm 2023-02-10T00:00:00',
      'waist 84cm 2023-02-10T00:00:00',
    ])
    expect(imported.oddities).toEqual([
      { kind: 'unknown-measurement', count: 1, examples: [{ line: 3, detail: 'abdomen_cm 90' }] },
    ])
    expect(imported.columns).toEqual({ missing: [], unread: [] })
  })

  test('pounds and inches; cells of nothing are no readings', async () => {
    const imported = await importTable('date,weight_lbs,neck_in,left_calf_in\n2023-02-09,182,0,15.5\n2023-02-10,,,16\n')
    expect(readingsOf(imported)).toEqual([
      'body-weight 182lb 2023-02-09T00:00:00',
      'left-calf 15.5in 2023-02-09T00:00:00',
      'left-calf 16in 2023-02-10T00:00:00',
    ])
  })

  test('a column without a unit is none of the body', async () => {
    const { columns } = await importTable('date,weight_kg,chest_cm,mood\n2023-02-09,80,100,good\n')
    expect(columns.unread).toEqual(['mood'])
  })

  test.each(['date,weight_kg,notes', 'date,chest_cm', 'weight_kg,chest_cm'])('%s is another table', async (header) => {
    expect(await importProblem(`${header}\n2023-02-09,80,100\n`)).toMatchObject({ kind: 'unknown-columns' })
  })
})

describe('FitNotes', () => {
  const table = (...rows: readonly string[]) =>
    importTable(`${['Date,Time,Measurement,Value,Unit,Comment', ...rows].join('\n')}\n`)

  test('a reading a row', async () => {
    const imported = await importTable(fixture('fitnotes-body.csv'))
    expect(imported.measurements).toMatchObject([
      { kind: 'body-weight', value: 82.5, unit: 'kg', measuredAt: '2024-01-01T07:30:00', note: 'fasted' },
      { kind: 'left-biceps', value: 36, unit: 'cm' },
    ])
    expect(oddKinds(imported)).toEqual(['unknown-measurement 1'])
  })

  test.each([
    ['Bodyweight,82.5,kgs', 'body-weight 82.5kg'],
    ['Body Weight,182,Lbs', 'body-weight 182lb'],
    ['Body weight,182,lb.', 'body-weight 182lb'],
    ['Weight,82,KG', 'body-weight 82kg'],
    ['Body Fat,18,%', 'body-fat 18%'],
    ['Body Fat,18,', 'body-fat 18%'],
    ['Upper Arm (Right),36,cm', 'right-biceps 36cm'],
    ['Calf (Left),38,cm', 'left-calf 38cm'],
    ['Left Wrist,17,in', 'left-wrist 17in'],
    ['Waist,33,inches', 'waist 33in'],
    ['Hips,40,""""', 'hips 40in'],
  ])('%s', async (cells, reading) => {
    const imported = await table(`2024-01-01,07:30,${cells},`)
    expect(readingsOf(imported)).toEqual([`${reading} 2024-01-01T07:30:00`])
    expect(imported.oddities).toEqual([])
  })

  test.each(['Waist,80,ells', 'Waist,80,kg', 'Bodyweight,80,cm', 'Bodyweight,80,'])(
    '%s has no unit that it can have: left out, and told of',
    async (cells) => {
      const imported = await table(`2024-01-01,07:30,${cells},`)
      expect(imported.measurements).toEqual([])
      expect(imported.oddities).toEqual([
        { kind: 'unreadable-cell', count: 1, examples: [{ line: 2, detail: `Unit: ${cells.split(',')[2]}` }] },
      ])
    },
  )

  test('a reading of no value is none', async () => {
    const imported = await table('2024-01-01,07:30,Ankle,,cm,', '2024-01-01,07:30,Waist,0,cm,')
    expect([imported.measurements, imported.oddities]).toEqual([[], []])
  })

  test.each(['Date,Time,Measurement,Unit', 'Date,Time,Value,Unit', 'Time,Measurement,Value,Unit'])(
    '%s is another table',
    async (header) => {
      expect(await importProblem(`${header}\n1,2,3,4\n`)).toMatchObject({ kind: 'unknown-columns' })
    },
  )
})

describe('Strong', () => {
  test.each([
    ['Weight (kg)', '82.5', 'body-weight 82.5kg'],
    ['Weight (lbs)', '182', 'body-weight 182lb'],
    ['Body fat percentage', '18', 'body-fat 18%'],
    ['Left bicep (in)', '15', 'left-biceps 15in'],
    ['Waist (cm)', '84', 'waist 84cm'],
  ])('%s', async (heading, value, reading) => {
    const imported = await importTable(
      `"Date";"${heading}"\n"2024-01-01 07:30:00";"${value}"\n"2024-01-02 07:30:00";"0"\n`,
    )
    expect(readingsOf(imported)).toEqual([`${reading} 2024-01-01T07:30:00`])
    expect(imported.columns).toEqual({ missing: [], unread: [] })
  })

  test.each(['Weight', 'Waist (kg)', 'Ankle (cm)', 'Weight (kg)";"Notes'])('%s is another table', async (heading) => {
    expect(await importProblem(`"Date";"${heading}"\n1;2;3\n`)).toMatchObject({ kind: 'unknown-columns' })
  })
})

describe('all of them', () => {
  const fitNotes = (...days: readonly string[]) =>
    importTable(`Date,Time,Measurement,Value,Unit\n${days.map((day) => `${day},07:30,Waist,80,cm\n`).join('')}`)

  test('one day that can only be read one way settles the others', async () => {
    const { measurements, questions } = await fitNotes('2/3/2024', '2/13/2024')
    expect(measurements.map(({ measuredAt }) => measuredAt)).toEqual(['2024-02-03T07:30:00', '2024-02-13T07:30:00'])
    expect(questions.dayOrder).toBe(false)
  })

  test('days that can be read both ways are asked about', async () => {
    const { measurements, questions } = await fitNotes('2/3/2024')
    expect(measurements).toMatchObject([{ measuredAt: '2024-03-02T07:30:00', isDateOpen: true }])
    expect(questions.dayOrder).toBe(true)
  })

  test('days of both orders are told of', async () => {
    const imported = await fitNotes('2/13/2024', '13/2/2024', '2/14/2024')
    expect(imported.oddities).toEqual([
      { kind: 'mixed-dates', count: 1, examples: [{ line: 3, detail: '13/2/2024 07:30' }] },
    ])
  })

  test('figures beyond what can be stored are cut, and told of', async () => {
    const imported = await importTable('date,weight_kg,chest_cm\n2023-02-09,1000,1001\n')
    expect(readingsOf(imported)).toEqual(['body-weight 1000kg 2023-02-09T00:00:00', 'chest 1000cm 2023-02-09T00:00:00'])
    expect(oddKinds(imported)).toEqual(['out-of-bounds 1'])
  })
})
