import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { importTable } from '../../../tests/support/import-table.ts'
import { instantOf } from '../time/instant.ts'
import { withOffset } from '../time/zoned-time.ts'
import { USUAL_ANSWERS } from './answers.ts'
import { buildDocuments } from './build-documents.ts'

const answers = { ...USUAL_ANSWERS, timeZone: 'America/Sao_Paulo' }
const HEVY = (start: string, end: string) =>
  `title,start_time,end_time,exercise_title,set_index,set_type,weight_kg,reps,distance_km,duration_seconds\nA,"${start}","${end}",Squat,0,normal,100,5,,\n`
const STRONG = (start: string) =>
  `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n${start},A,1h,Squat,1,100,5,0,0,,,\n`
const BODY = (date: string) => `Date,Measurement,Value,Unit\n"${date}",Bodyweight,80,kgs\n`

const sessionOf = async (file: string) => buildDocuments(await importTable(file), answers, new Map()).sessions[0]

describe('a time with a zone is that instant; one without is in the chosen zone', () => {
  test.each([
    ['2026-09-07T01:30:00Z', '2026-09-07T01:30:00.000Z'],
    ['2026-09-07 01:30:00 UTC', '2026-09-07T01:30:00.000Z'],
    ['2026-09-07T01:30:00+02:00', '2026-09-06T23:30:00.000Z'],
    ['2026-09-07T01:30:00-0330', '2026-09-07T05:00:00.000Z'],
    ['2026-09-07 01:30:00', '2026-09-07T04:30:00.000Z'],
  ])('%s', async (text, instant) => {
    expect((await sessionOf(STRONG(text)))?.startedAt).toBe(instant)
    const session = await sessionOf(HEVY(text, text.replace('01:30', '02:30')))
    expect(session).toMatchObject({ startedAt: instant, timeZone: 'America/Sao_Paulo' })
    expect(Date.parse(session?.endedAt ?? '') - Date.parse(instant)).toBe(3_600_000)
    const { measurements } = buildDocuments(await importTable(BODY(text)), answers, new Map())
    expect(measurements[0]?.measuredAt).toBe(instant)
  })

  test('start and end may name different offsets', async () => {
    const session = await sessionOf(HEVY('2026-09-07T01:30:00+02:00', '2026-09-07T00:30:00Z'))
    expect(session?.endedAt).toBe('2026-09-07T00:30:00.000Z')
  })

  test('the chosen zone changes neither ids nor instants', async () => {
    const imported = await importTable(STRONG('2026-09-07T01:30:00Z'))
    const [here] = buildDocuments(imported, answers, new Map()).sessions
    const [there] = buildDocuments(imported, { ...answers, timeZone: 'Asia/Tokyo' }, new Map()).sessions
    expect(there).toEqual({ ...here, timeZone: 'Asia/Tokyo' })
  })

  test('for any instant, in any zone', async () => {
    const second = fc.integer({ min: 0, max: 2_000_000_000 })
    const zone = fc.constantFrom('America/Sao_Paulo', 'Asia/Kolkata', 'Europe/Lisbon', 'America/St_Johns', 'UTC')
    await fc.assert(
      fc.asyncProperty(second, zone, async (at, timeZone) => {
        const instant = instantOf(at * 1_000)
        expect((await sessionOf(STRONG(withOffset(instant, timeZone))))?.startedAt).toBe(instant)
      }),
    )
  })
})
