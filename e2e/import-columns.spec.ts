import { expect } from '@playwright/test'
import { newEmail } from '../tooling/credentials.ts'
import { lifterAt } from '../tooling/lifter.ts'
import { storedSets } from '../tooling/stored.ts'
import { expectOpenToAll } from './support/access.ts'
import { test } from './support/test.ts'

const ROWS = [60, 62.5, 65].map(
  (weight, index) =>
    `"Fuerza","8 Apr 2026, 16:50","8 Apr 2026, 17:43",Squat (Barbell),${index},normal,${weight},${5 - index},,,42\n`,
)
const FILE = `title,start_time,end_time,exercise_title,set_index,set_type,Carga,Veces,distance_km,duration_seconds,Edad\n${ROWS.join('')}`

test('columns with unknown names are asked for, and the import waits for the answers', async ({ device, server }) => {
  const { page } = await device({ locale: 'es-ES', viewport: { width: 360, height: 740 } })
  const lifter = await lifterAt(page, server, 'es-ES')
  await lifter.signUp(newEmail())
  await lifter.goTo('/profile/data/import')
  const file = { name: 'hevy.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) }
  await page.locator('input[type=file]').setInputFiles(file)

  const submit = page.getByRole('button', { name: /^Importar / })
  const weights = page.getByRole('combobox', { name: lifter.say('data:figures.ask.weight') })
  const reps = page.getByRole('combobox', { name: lifter.say('data:figures.ask.reps') })
  await expect(weights.getByRole('option', { name: 'Carga (60 · 62.5 · 65)' })).toBeAttached()
  await expect(submit).toBeDisabled()
  await expectOpenToAll(page, 'the questions about columns')

  await weights.selectOption({ label: 'Carga (60 · 62.5 · 65)' })
  await expect(page.getByRole('radiogroup', { name: lifter.say('data:ask.weightUnit') })).toBeVisible()
  await expect(submit).toBeDisabled()
  await expect(reps.getByRole('option', { name: /^Carga/ })).toHaveCount(0)
  const accept = page.getByRole('switch', { name: lifter.say('data:figureless.accept') })
  await reps.selectOption({ label: lifter.say('data:figures.none.reps') })
  await expect(accept).toBeVisible()
  await expect(submit).toBeDisabled()
  await reps.selectOption({ label: 'Veces (5 · 4 · 3)' })
  await expect(accept).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await submit.click()
  await expect(page.getByRole('heading', { name: lifter.say('data:done.title') })).toBeVisible()
  const sets = await storedSets(page)
  expect(sets.map(({ weight, reps }) => [weight?.value, reps])).toEqual([
    [60, 5],
    [62.5, 4],
    [65, 3],
  ])
})
