import { expect } from '@playwright/test'
import { aMeasurement } from '../tests/builders.ts'
import { pullAll, push } from '../tooling/api.ts'
import { lifterAt } from '../tooling/lifter.ts'
import { aPerson } from '../tooling/person.ts'
import { storedDocuments } from '../tooling/stored.ts'
import { expectOpenToAll } from './support/access.ts'
import { expectInside } from './support/overlays.ts'
import { test } from './support/test.ts'

// The scale and the tape, where there is no signal.

const WEEK_MS = 7 * 86_400_000

// proves 1.8, 2.36
test('weight, girths and a goal without a server: entered, put right, thrown away and back, and in the end on the server', async ({
  ownServer,
  device,
}) => {
  const server = await ownServer()
  const person = await aPerson(server)
  const before = [3, 2, 1].map((weeks) =>
    aMeasurement({ value: 82 + weeks / 10, measuredAt: new Date(Date.now() - weeks * WEEK_MS).toISOString() }),
  )
  await push(server, person, 'measurements', before)
  const lifter = await lifterAt((await device({ locale: 'pt-BR' })).page, server, 'pt-BR')
  const { page, say } = lifter
  await lifter.logIn(person.email)
  await lifter.goTo('/metrics')
  const weight = page.getByLabel('Peso (kg)', { exact: true })
  await expect(weight, 'the last one stands there').toHaveValue('82,1')
  await lifter.isInstalled()
  await lifter.isSynced()
  await expectOpenToAll(page, 'the overview')
  await server.stop()

  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await test.step('today’s weight in one tap, after a question about a comma that was forgotten', async () => {
    await weight.fill('819')
    await page.getByRole('button', { name: say('metrics:today.log'), exact: true }).click()
    const question = page.getByRole('alertdialog', { name: say('metrics:doubt.title') })
    await expect(question).toContainText(/819\skg.*82,1\skg/)
    await expectInside(page, 'the doubt')
    await question.getByRole('button', { name: say('metrics:doubt.fix') }).click()
    await weight.fill('81,9')
    await page.getByRole('button', { name: say('metrics:today.log'), exact: true }).click()
    await expect(
      page.getByText(say('metrics:done.logged', { name: 'Peso corporal', value: '81,9\u00a0kg' })),
    ).toBeVisible()
    await expect(card('Peso corporal')).toContainText(/81,9\skg.*hoje/)
  })

  await test.step('both arms at once, on a day that is past; what stays empty is not kept', async () => {
    await page.getByRole('button', { name: say('metrics:measureAll') }).click()
    const sheet = page.getByRole('dialog', { name: say('metrics:sheet.title') })
    await sheet.getByLabel('Braço esquerdo (cm)', { exact: true }).fill('38.2')
    await sheet.getByLabel('Braço direito (cm)', { exact: true }).fill('38,5')
    await sheet.getByLabel(say('metrics:sheet.day')).fill(new Date(Date.now() - WEEK_MS).toISOString().slice(0, 10))
    await expectOpenToAll(page, 'the sheet')
    await sheet.getByRole('button', { name: say('metrics:sheet.save', { count: 2 }) }).click()
    await expect(card('Braços')).toContainText(/38,2\scm/)
    await expect(card('Braços')).toContainText(/38,5\scm/)
  })

  const history = page.getByRole('list', { name: say('metrics:history.list') }).getByRole('button')
  const values = () => history.evaluateAll((rows) => rows.map((row) => row.querySelector('strong')?.textContent))
  await test.step('a goal, and how far it is', async () => {
    await card('Peso corporal').getByRole('link').click()
    await page.getByRole('button', { name: say('metrics:goal.set') }).click()
    const sheet = page.getByRole('dialog', { name: /Meta/ })
    await sheet.getByLabel('Meta (kg)', { exact: true }).fill('80')
    await sheet.getByRole('button', { name: say('shared:save'), exact: true }).click()
    await expect(page.getByRole('region', { name: say('metrics:goal.title') })).toContainText(/Falta baixar 1,9\skg/)
  })
  await test.step('a slip of weeks ago put right; another one deleted, and brought back', async () => {
    await expect.poll(values).toEqual(['81,9\u00a0kg', '82,1\u00a0kg', '82,2\u00a0kg', '82,3\u00a0kg'])
    await history.nth(1).click()
    const sheet = page.getByRole('dialog', { name: say('metrics:sheet.edit') })
    await sheet.getByLabel('Peso corporal (kg)', { exact: true }).fill('82,6')
    await sheet.getByRole('button', { name: say('shared:save'), exact: true }).click()
    await expect.poll(values).toEqual(['81,9\u00a0kg', '82,6\u00a0kg', '82,2\u00a0kg', '82,3\u00a0kg'])
    await history.nth(2).click()
    await sheet.getByRole('button', { name: say('shared:delete'), exact: true }).click()
    await expect.poll(values).toEqual(['81,9\u00a0kg', '82,6\u00a0kg', '82,3\u00a0kg'])
    const deleted = page.getByRole('status').filter({
      hasText: say('metrics:done.trashed', { name: 'Peso corporal', value: '82,2\u00a0kg' }),
    })
    await deleted
      .getByRole('button', { name: say('shared:undo') })
      .last()
      .click()
    await expect.poll(values).toEqual(['81,9\u00a0kg', '82,6\u00a0kg', '82,2\u00a0kg', '82,3\u00a0kg'])
    await expectOpenToAll(page, 'one measurement')
  })

  await test.step('all of it is there after a reload without a server', async () => {
    await page.reload()
    await expect.poll(values).toEqual(['81,9\u00a0kg', '82,6\u00a0kg', '82,2\u00a0kg', '82,3\u00a0kg'])
    await expect(page.getByRole('region', { name: say('metrics:goal.title') })).toContainText(/Falta baixar 1,9\skg/)
    const chart = page.getByRole('slider', { name: /Peso corporal/ })
    await expect(chart).toHaveAttribute('aria-valuetext', /81,9\skg/)
  })

  await test.step('and on the server once it answers', async () => {
    await server.restart()
    await lifter.noticeNetwork()
    await lifter.isSynced()
    const kept = async () =>
      (await pullAll(server, person, 'measurements')).map(({ id }) => id).toSorted((a, b) => (a < b ? -1 : 1))
    const stored = (await storedDocuments(page, 'measurements'))
      .map(({ id }) => id)
      .toSorted((a, b) => (a < b ? -1 : 1))
    expect(stored).toHaveLength(6)
    await expect.poll(kept).toEqual(stored)
    expect(await pullAll(server, person, 'preferences')).toMatchObject([
      { measurementGoals: [{ id: 'body-weight', target: { value: 80, unit: 'kg', from: 81.9 } }] },
    ])
  })
})
