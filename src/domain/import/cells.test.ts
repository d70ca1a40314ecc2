import { describe, expect, test } from 'vitest'
import { CellReader, distanceOf, textIn, weightUnitOf } from './cells.ts'

/** The value of a cell, and the notes about one that cannot be read. */
function read(kind: 'number' | 'span' | 'clock', cell: string | undefined) {
  const told: string[] = []
  const reader = new CellReader((line, detail) => told.push(`${line} ${detail}`))
  const value = reader[kind]({ cells: cell === undefined ? [] : [cell], line: 7 }, 0, 'Weight')
  return told.length === 0 ? value : told
}

describe('numbers', () => {
  test.each([
    ['82.5', 82.5],
    ['82,5', 82.5],
    [',5', 0.5],
    ['.5', 0.5],
    ['82,', 82],
    ['82.', 82],
    ['13.0', 13],
    ['1234567', 1_234_567],
    ['1.234,5', 1_234.5],
    ['1.234.567,', 1_234_567],
    ['1,234.5', 1_234.5],
    ['1,234,567.', 1_234_567],
    [' 1 234,5 ', 1_234.5],
    ['1\u00a0234', 1_234],
    ['1\u202f234', 1_234],
    ['1e3', 1_000],
    ['1.5E+2', 150],
    ['15e-1', 1.5],
    ['12.5e10', 125_000_000_000],
    ['0', 0],
  ])('%j', (cell, value) => {
    expect(read('number', cell)).toBe(value)
  })

  test.each([undefined, '', ' ', '-', '–', '—', 'null', 'NULL', 'n/a', 'N/A'])('%j is none', (cell) => {
    expect(read('number', cell)).toBeNull()
  })

  test.each([
    '-20',
    '8-10',
    '12 kg',
    '0x10',
    '1e999',
    'e3',
    '1e',
    'x1e3',
    '1e3x',
    '.',
    ',',
    '1,2,3',
    '1.2.3',
    '1.23,4,5',
    '12,34.5',
    '12.34,5',
    '1234,567.8',
    '1234.567,8',
    'x1,234.5',
    '1,234.5x',
    'x1.234,5',
    '1.234,5x',
    '1.234,5.6',
    'x,5',
    '5,x',
    '--',
    'nullify',
    'a null',
    'Infinity',
  ])('%j is told of with its line', (cell) => {
    expect(read('number', cell)).toEqual([`7 Weight: ${cell}`])
  })

  test('of a long cell the beginning is told', () => {
    expect(read('number', 'x'.repeat(100))).toEqual([`7 Weight: ${'x'.repeat(80)}`])
  })
})

describe('spans of time', () => {
  test.each([
    ['42m', 2_520],
    ['1h', 3_600],
    ['2h 18m', 8_280],
    ['1h 5m 3s', 3_903],
    ['1H 5M', 3_900],
    ['1h5min', 3_900],
    ['1 Std. 5 Min.', 3_900],
    ['1 Stunde, 5 Minuten', 3_900],
    ['1 u 5 m', 3_900],
    ['2 uur', 7_200],
    ['1 sa 5 dk', 3_900],
    ['1 saat 5 dakika 3 sn', 3_903],
    ['1 час 5 мин 3 сек', 3_903],
    ['1 год 5 хв 3 с', 3_903],
    ['1 godz. 5 min. 3 s', 3_903],
    ['1小时13分钟', 4_380],
    ['1時間5分3秒', 3_903],
    ['1시간 5분 3초', 3_903],
    ['90 s', 90],
    ['90 seg', 90],
    ['1:05', 3_900],
    ['22:13:05', 79_985],
    ['4195', 4_195],
    ['41.6', 42],
    ['41.25', 41],
    ['41,4', 41],
  ])('%s', (cell, seconds) => {
    expect(read('span', cell)).toBe(seconds)
  })

  test.each([undefined, '', ' '])('%j is none', (cell) => {
    expect(read('span', cell)).toBeNull()
  })

  test.each([
    'long',
    '1h and 5m',
    '5 x',
    'x 5m',
    '1:5',
    '1:05:3',
    '1:05x',
    'x1:05',
    '1h -',
    '12.',
    '1.2.3',
    'x12',
    '5m x',
    '1:050',
  ])('%j is told of', (cell) => {
    expect(read('span', cell)).toEqual([`7 Weight: ${cell}`])
  })
})

describe('times of a set', () => {
  test.each([
    ['90', 90],
    ['12:30', 750],
    ['1:2:3', 3_723],
    ['0:25:30', 1_530],
    ['1:30.6', 91],
    ['12.4', 12],
  ])('%s', (cell, seconds) => {
    expect(read('clock', cell)).toBe(seconds)
  })

  test.each([undefined, '', ' '])('%j is none', (cell) => {
    expect(read('clock', cell)).toBeNull()
  })

  test.each(['1:2:3:4', '1:234', ':30', '30:', '90s', 'x90', '1:30.', '-5'])('%j is told of', (cell) => {
    expect(read('clock', cell)).toEqual([`7 Weight: ${cell}`])
  })
})

test('a text has no blanks around it', () => {
  const row = { cells: ['\u00a0 Squat (Barbell) \ufeff', 'Row'], line: 1 }
  expect([0, 1, 2, -1].map((column) => textIn(row, column))).toEqual(['Squat (Barbell)', 'Row', '', ''])
})

test.each([
  ['kg', 'kg'],
  [' KGS ', 'kg'],
  ['lb.', 'lb'],
  ['Lbs', 'lb'],
  ['', null],
  ['stone', null],
])('the unit of weight %j is %s', (text, unit) => {
  expect(weightUnitOf(text)).toBe(unit)
})

test.each([
  [5, 'km', 5, 'km'],
  [5, ' Kilometers ', 5, 'km'],
  [3.1, 'mi.', 3.1, 'mi'],
  [40, 'yds', 40, 'yd'],
  [400, 'Metres', 400, 'm'],
  [100, 'ft', 30.48, 'm'],
  [10, 'feet', 3.048, 'm'],
  [10, 'in', 0.254, 'm'],
  [250, 'cm', 2.5, 'm'],
  [1, 'ft.', 0.305, 'm'],
  [5, '', 5, null],
  [5, 'laps', 5, null],
])('a distance of %d %j', (value, text, expected, unit) => {
  expect(distanceOf(value, text)).toEqual({ value: expected, unit })
})
