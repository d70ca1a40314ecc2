import { expect } from '@playwright/test'
import { PASSWORD } from '../tooling/credentials.ts'
import { lifterAt } from '../tooling/lifter.ts'
import { aPerson } from '../tooling/person.ts'
import { test } from './support/test.ts'

// proves 2.48, 7.12, 7.36, 8.22
test('an account is deleted by its owner alone, nothing of it stays, and a failure loses nothing', async ({
  page,
  server,
}) => {
  const { email, uid } = await aPerson(server)
  const lifter = await lifterAt(page, server)
  await lifter.logIn(email)
  await lifter.isSynced()
  await lifter.goTo('/profile/privacy')
  await page.getByRole('button', { name: lifter.say('profile:delete.action') }).click()
  const dialog = page.getByRole('dialog')
  const password = dialog.getByLabel(lifter.say('profile:password.current'), { exact: true })
  const erase = dialog.getByRole('button', { name: lifter.say('profile:delete.confirm') })
  const word = lifter.say('profile:delete.word')
  await password.fill('not-this-one')
  await dialog.getByLabel(lifter.say('profile:delete.wordLabel', { word })).fill(word)
  await erase.click()
  await expect(password).toHaveAccessibleDescription('Current password is incorrect')

  await password.fill(PASSWORD)
  const halfDone = { code: 'INTERNAL', message: 'The account is closed, but not all of it is deleted yet. Try again.' }
  await page.route('**/api/user/delete-account', (route) => route.fulfill({ status: 503, json: { error: halfDone } }))
  await erase.click()
  // Promises nothing that the server may have deleted already.
  await expect(
    dialog.getByText(`${lifter.say('profile:delete.failed')} ${lifter.say('profile:delete.retry')}`),
  ).toBeVisible()
  await page.unroute('**/api/user/delete-account')

  await erase.click()
  await expect(page).toHaveURL(/auth\/account-deleted$/)
  const left = () =>
    page.evaluate(async (id) => {
      const databases = (await indexedDB.databases()).map(({ name }) => name ?? '')
      return [...databases, ...Object.entries(localStorage).flat()].filter((text) => text.includes(id))
    }, uid)
  await expect.poll(left).toEqual([])
  expect(JSON.stringify(await page.evaluate(() => Object.entries(localStorage)))).not.toContain(email)
})

test('a deletion with a lost response completes once the server reports no account', async ({ page, server }) => {
  const { email } = await aPerson(server)
  const lifter = await lifterAt(page, server)
  await lifter.logIn(email)
  await lifter.goTo('/profile/privacy')
  await page.getByRole('button', { name: lifter.say('profile:delete.action') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(lifter.say('profile:password.current'), { exact: true }).fill(PASSWORD)
  const word = lifter.say('profile:delete.word')
  await dialog.getByLabel(lifter.say('profile:delete.wordLabel', { word })).fill(word)
  await page.route('**/api/user/delete-account', async (route) => {
    // The first request, whose response was lost, and the next one.
    await route.fetch()
    await route.fulfill({ response: await route.fetch() })
  })
  const answered = page.waitForResponse('**/api/user/delete-account')
  await dialog.getByRole('button', { name: lifter.say('profile:delete.confirm') }).click()
  expect((await answered).status()).toBe(410)
  await expect(page).toHaveURL(/auth\/account-deleted$/)
  await expect(page.getByText(lifter.say('auth:deleted.device'))).toBeVisible()
})
