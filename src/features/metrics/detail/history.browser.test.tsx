import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readingsOf } from '#domain/measurement/reading.ts'
import { addDays, dayOf } from '#domain/time/session-day.ts'
import { setupI18n } from '#i18n/setup.ts'
import { logMeasurements } from '#storage/collections/measurements.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { newId } from '#storage/new-id.ts'
import { render } from '../../../../tests/support/render.tsx'
import { openTestDatabase } from '../../../../tests/test-database.ts'
import { useBody } from '../use-body.ts'
import { History } from './history.tsx'

beforeAll(() => setupI18n('en-US', ['metrics', 'parts']))

function Weights() {
  const body = useBody()
  return body ? <History kind="body-weight" body={body} onEdit={() => undefined} /> : null
}

async function showWeights(count: number): Promise<void> {
  const db = await openTestDatabase()
  const now = new Date().toISOString()
  const present = { now, timeZone: 'UTC' }
  const days = Array.from({ length: count }, (_, ago) => addDays(dayOf(now, 'UTC'), -ago))
  const kg = { kind: 'body-weight', value: 82, unit: 'kg' } as const
  await logMeasurements(
    db,
    days.flatMap((day) => readingsOf({ amounts: [kg], day, note: '' }, present, newId)),
  )
  render(
    <DatabaseProvider value={db}>
      <Weights />
    </DatabaseProvider>,
  )
}

const rows = () => page.getByRole('list', { name: 'Measurements, newest first' }).getByRole('button').elements().length

test('the newest ten readings are listed, and all on demand', async () => {
  await showWeights(12)
  await expect.poll(rows).toBe(10)
  await page.getByRole('button', { name: 'Show all 12 measurements' }).click()
  await expect.poll(rows).toBe(12)
  expect(page.getByRole('button', { name: /Show all/ }).elements()).toEqual([])
})

test('ten readings are all there are', async () => {
  await showWeights(10)
  await expect.poll(rows).toBe(10)
  expect(page.getByRole('button', { name: /Show all/ }).elements()).toEqual([])
})
