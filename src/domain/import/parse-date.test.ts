import { describe, expect, test } from 'vitest'
import { readFileDate, withMonthFirst } from './parse-date.ts'

const LANGUAGES = 'pt es en de de-AT fr fr-CA it nl tr pl ru uk cs sk hu ro bg el sv da nb fi id ja ko zh zh-TW'.split(
  ' ',
)
const STYLES: readonly Intl.DateTimeFormatOptions[] = [
  { day: 'numeric', month: 'short', year: 'numeric' },
  { day: 'numeric', month: 'long', year: 'numeric' },
]

test.each(LANGUAGES)('every month as %s writes it, in dates as that language orders them', (language) => {
  const astray = STYLES.flatMap((style) =>
    Array.from({ length: 12 }, (_, month) => {
      const text = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format(Date.UTC(2026, month, 17))
      const date = readFileDate(text.replace(/\s(г|р)\.$/, ''))
      const expected = `2026-${String(month + 1).padStart(2, '0')}-17T00:00:00`
      return date?.wall === expected ? [] : [text]
    }).flat(),
  )
  expect(astray).toEqual([])
})

test.each(LANGUAGES)('every month as Hevy orders it in %s: day, month, year, time', (language) => {
  const astray = (['short', 'long'] as const).flatMap((style) =>
    Array.from({ length: 12 }, (_, month) => {
      const parts = new Intl.DateTimeFormat(language, { month: style, day: 'numeric', timeZone: 'UTC' }).formatToParts(
        Date.UTC(2026, month, 17),
      )
      const name = parts.find(({ type }) => type === 'month')?.value ?? ''
      // The separator after a numeric month is a separate literal.
      const sign = /^\d+$/.test(name)
        ? (parts[parts.findIndex(({ type }) => type === 'month') + 1]?.value.trim() ?? '')
        : ''
      const text = `17 ${name}${sign} 2026, 13:05`
      const expected = `2026-${String(month + 1).padStart(2, '0')}-17T13:05:00`
      return readFileDate(text)?.wall === expected || (/^\d/.test(name) && !/[月월]/.test(sign)) ? [] : [text]
    }).flat(),
  )
  expect(astray).toEqual([])
})

describe('other ways to write a moment', () => {
  test.each([
    ['11 Nis 2026, 13:05', '2026-04-11T13:05:00'],
    ['Jun 11, 2026, 1:01 PM', '2026-06-11T13:01:00'],
    ['2026年4月11日 下午1:05', '2026-04-11T13:05:00'],
    ['2026. 4. 11. 오후 1:05', '2026-04-11T13:05:00'],
    ['2026. ápr. 11. 13:05', '2026-04-11T13:05:00'],
    ['5 de out. de 2026 às 17:18', '2026-10-05T17:18:00'],
    ['5. Okt. 2026 um 17:18 Uhr', '2026-10-05T17:18:00'],
    ['5. lokakuuta 2026 klo 17.18', '2026-10-05T17:18:00'],
    ['18/11/24 15:04', '2024-11-18T15:04:00'],
    ['18.11.2024 15:04', '2024-11-18T15:04:00'],
    ['18. 11. 2024 15:04', '2024-11-18T15:04:00'],
    ['2024-11-18T15:04:05Z', '2024-11-18T15:04:05'],
    ['12/31/2024 11:04:05 PM', '2024-12-31T23:04:05'],
  ])('%s', (text, wall) => {
    expect(readFileDate(text)?.wall).toBe(wall)
  })

  test.each(['', '31/02/2024', '2024-13-04', '5 Foo 2026', '45614', '25:00', '1/2/3/4', 'tomorrow'])(
    '%j is none',
    (text) => {
      expect(readFileDate(text)).toBeNull()
    },
  )
})

describe('which number is the day', () => {
  test.each([
    ['3/4/2026', '2026-04-03', null],
    ['12/4/2026', '2026-04-12', null],
    ['4/12/2026', '2026-12-04', null],
    ['03-04-26', '2026-04-03', null],
    ['3/ 4/ 2026', '2026-04-03', null],
    ['13/4/2026', '2026-04-13', 'day-first'],
    ['31-12-2026', '2026-12-31', 'day-first'],
    ['4/13/2026', '2026-04-13', 'month-first'],
    ['12-31-26', '2026-12-31', 'month-first'],
    ['4/4/2026', '2026-04-04', 'named'],
    ['3.4.2026', '2026-04-03', 'named'],
    ['3. 4. 2026', '2026-04-03', 'named'],
    ['2026-4-3', '2026-04-03', 'named'],
    ['2026/04/03', '2026-04-03', 'named'],
    ['2026.04.03', '2026-04-03', 'named'],
    [' 29/2/2024 ', '2024-02-29', 'day-first'],
  ])('%s', (text, day, order) => {
    expect(readFileDate(text)).toEqual({ wall: `${day}T00:00:00`, order })
  })

  test.each([
    ['13/13/2026'],
    ['32/4/2026'],
    ['4/32/2026'],
    ['0/4/2026'],
    ['13.13.2026'],
    ['29/2/2026'],
    ['123/4/2026'],
    ['3/123/2026'],
    ['3/4/202'],
    ['3/4/20261'],
    ['x3/4/2026'],
    ['3/4/2026x'],
    ['3 4 2026'],
    ['3/x/2026'],
    ['x2026-03-02'],
    ['2026-03-02x'],
    ['2026-003-02'],
    ['x5 out 2026'],
    ['5 out 2026x'],
    ['5 out 20261'],
    ['Apr 8 26'],
    ['out 5'],
  ])('%s is no date', (text) => {
    expect(readFileDate(text)).toBeNull()
  })

  test('the same numbers the other way round', () => {
    expect(withMonthFirst('2026-04-03T18:02:11')).toBe('2026-03-04T18:02:11')
  })
})

describe('months as a lifter of the three languages writes them', () => {
  test.each([
    ['5 out 2026', '2026-10-05'],
    ['5 de outubro de 2026', '2026-10-05'],
    ['1º de março de 2026', '2026-03-01'],
    ['9 feb. 2026', '2026-02-09'],
    ['9 de febrero del 2026', '2026-02-09'],
    ['9 SEPT 2026', '2026-09-09'],
    ['Feb 9, 2026', '2026-02-09'],
    ['September 9 2026', '2026-09-09'],
    ['dez 31, 2026', '2026-12-31'],
  ])('%s', (text, day) => {
    for (const time of ['', ', 18:05', ' 18:05', 'T18:05']) {
      expect(readFileDate(text + time)).toEqual({
        wall: `${day}T${time === '' ? '00:00' : '18:05'}:00`,
        order: 'named',
      })
    }
  })
})

describe('times', () => {
  test.each([
    ['18:05', '18:05:00'],
    ['18:05:09', '18:05:09'],
    ['18:05:09.123', '18:05:09'],
    ['6:05', '06:05:00'],
    ['6.05', '06:05:00'],
    ['6h05', '06:05:00'],
    ['00:00', '00:00:00'],
    ['23:59:59', '23:59:59'],
    ['6:05 AM', '06:05:00'],
    ['6:05 pm', '18:05:00'],
    ['6:05pm', '18:05:00'],
    ['6:05p', '18:05:00'],
    ['6:05:09 p.m.', '18:05:09'],
    ['6:05 p. m.', '18:05:00'],
    ['6:05\u202fPM', '18:05:00'],
    ['12:05 AM', '00:05:00'],
    ['12:05 PM', '12:05:00'],
    ['18:05Z', '18:05:00'],
    ['18:05 UTC', '18:05:00'],
    ['18:05-03:00', '18:05:00'],
    ['18:05:09.123+0530', '18:05:09'],
    ['18:05 GMT+02:00', '18:05:00'],
    ['às 18:05', '18:05:00'],
    ['as 18:05', '18:05:00'],
    ['a las 18:05', '18:05:00'],
    ['a la 1:05', '01:05:00'],
    ['at 6:05 PM', '18:05:00'],
    ['um 18:05 Uhr', '18:05:00'],
    ['à 18:05', '18:05:00'],
    ['kl. 18.05', '18:05:00'],
    ['18:05 h', '18:05:00'],
    ['18:05 ч', '18:05:00'],
    ['в 18:05 ч.', '18:05:00'],
    ['下午 1:05', '13:05:00'],
    ['上午1:05', '01:05:00'],
    ['上午12:05', '00:05:00'],
    ['午後1:05', '13:05:00'],
    ['오전 1:05', '01:05:00'],
    ['', '00:00:00'],
  ])('%s', (text, time) => {
    for (const day of ['2026-03-02', '2/3/2026', '2 mar 2026']) {
      expect(readFileDate(`${day} ${text}`)?.wall).toBe(`2026-03-02T${time}`)
      expect(readFileDate(`${day}, ${text}`)?.wall).toBe(`2026-03-02T${time}`)
    }
  })

  test.each([
    '24:00',
    '23:60',
    '23:59:60',
    '18',
    '1:5',
    '18:055',
    '118:05',
    'x18:05',
    '18:05x',
    '18:05 xm',
    '18:05 noon',
    '18-05',
    '18:05:9',
    '18:05+3',
    'soon 18:05',
  ])('%s is none, and so the whole is no date', (text) => {
    for (const day of ['2026-03-02', '2/3/2026', '2 mar 2026']) expect(readFileDate(`${day} ${text}`)).toBeNull()
  })
})
