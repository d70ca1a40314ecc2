import { expect, test } from 'vitest'
import type { Measurement } from '#contract/measurement.ts'
import { changeReading, readingsOf } from '#domain/measurement/reading.ts'
import { UNSTAMPED } from '#domain/merge/hybrid-clock.ts'
import { openBeside, openTestDatabase } from '../../../tests/test-database.ts'
import { editDocument } from '../commands.ts'
import type { Database } from '../documents.ts'
import { newId } from '../new-id.ts'
import { restoreTrashed, trashedDocuments } from '../trash.ts'
import {
  lastMeasurements,
  latestMeasurements,
  logMeasurements,
  measurementAt,
  measurementCount,
  trashMeasurements,
} from './measurements.ts'

const PRESENT = { now: '2026-03-02T10:00:00.000Z', timeZone: 'America/Sao_Paulo' }

const measured = (day: string, ...amounts: readonly Pick<Measurement, 'kind' | 'value' | 'unit'>[]) =>
  readingsOf({ amounts, day, note: '' }, PRESENT, newId)
const kg = (value: number) => ({ kind: 'body-weight', value, unit: 'kg' }) as const
const waist = (value: number) => ({ kind: 'waist', value, unit: 'cm' }) as const

const values = async (db: Database, kind: Measurement['kind'] = 'body-weight') =>
  (await latestMeasurements(db, kind, 10).get()).map(({ value }) => value)

test('simultaneous readings are stored together, and the last of each kind is found', async () => {
  const db = await openTestDatabase()
  await logMeasurements(db, measured('2026-03-02', kg(82.4), waist(84)))
  await logMeasurements(db, measured('2026-02-20', kg(83)))
  expect(await values(db)).toEqual([82.4, 83])
  expect(await measurementCount(db, 'body-weight').get()).toBe(2)
  expect(await measurementAt(db, 'body-weight', '2026-02-20T15:00:00.000Z')).toMatchObject({ value: 83 })
  expect(await measurementAt(db, 'waist', '2026-02-20T15:00:00.000Z')).toBeNull()
  const last = await lastMeasurements(db, ['body-weight', 'waist', 'neck'])
  expect([...last].map(([kind, { value }]) => [kind, value])).toEqual([
    ['body-weight', 82.4],
    ['waist', 84],
  ])
  const [stored] = await latestMeasurements(db, 'body-weight', 1).get()
  expect(stored?.updatedAt).not.toBe(UNSTAMPED)
})

test('repeated readings, after a lost response, are not duplicated', async () => {
  const db = await openTestDatabase()
  const readings = measured('2026-03-02', kg(82.4))
  await logMeasurements(db, readings)
  await editDocument(db, 'measurements', readings[0]?.id as Measurement['id'], (it) => ({ ...it, value: 82.6 }))
  await logMeasurements(db, readings)
  expect(await values(db)).toEqual([82.6])
})

test('an edited reading keeps its unit and moves in the list, in the other tab as well', async () => {
  const db = await openTestDatabase()
  const tab = await openBeside(db)
  const [wrong] = measured('2026-03-02', { kind: 'body-weight', value: 1_80, unit: 'lb' })
  if (!wrong) throw new Error('one was made')
  await logMeasurements(db, [wrong, ...measured('2026-02-20', kg(83))])
  await expect.poll(() => values(tab)).toEqual([180, 83])
  const change = { value: 181.5, day: '2026-02-10', note: 'after breakfast' }
  await editDocument(tab, 'measurements', wrong.id, (it) => changeReading(it, change, PRESENT.now))
  await expect
    .poll(() => latestMeasurements(db, 'body-weight', 10).get())
    .toMatchObject([
      { value: 83, unit: 'kg' },
      { value: 181.5, unit: 'lb', measuredAt: '2026-02-10T10:00:00.000Z', note: 'after breakfast' },
    ])
})

test('deleted readings are in the trash, out of every list, and are restored unchanged', async () => {
  const db = await openTestDatabase()
  const readings = measured('2026-03-02', kg(82.4), waist(84))
  await logMeasurements(db, readings)
  await trashMeasurements(
    db,
    readings.map(({ id }) => id),
  )
  expect([await values(db), await values(db, 'waist')]).toEqual([[], []])
  expect(await lastMeasurements(db, ['body-weight'])).toEqual(new Map())
  const trashed = await trashedDocuments(db, 'measurements').get()
  expect(trashed).toHaveLength(2)
  // A second time changes nothing: it keeps its date.
  await trashMeasurements(
    db,
    readings.map(({ id }) => id),
  )
  expect(await trashedDocuments(db, 'measurements').get()).toEqual(trashed)
  await restoreTrashed(
    db,
    'measurements',
    readings.map(({ id }) => id),
  )
  expect([await values(db), await values(db, 'waist')]).toEqual([[82.4], [84]])
})
