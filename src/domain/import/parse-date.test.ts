import { describe, expect, test } from 'vitest'
import { readFileDate } from './parse-date.ts'

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
      // Where a month is a number, its sign is a literal of its own.
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
