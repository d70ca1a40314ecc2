import { expect } from '@playwright/test'
import { lifterAt } from '../tooling/lifter.ts'
import { aPerson } from '../tooling/person.ts'
import { test } from './support/test.ts'

// The person's profile.

// proves 7.6
test('a profile is saved, offline too, and goes to the server with the next signal', async ({
  page,
  server,
  context,
}) => {
  const person = await aPerson(server)
  const lifter = await lifterAt(page, server)
  await lifter.logIn(person.email)
  await lifter.goTo('/profile')
  await page.getByRole('button', { name: lifter.say('profile:complete.next') }).click()
  const name = page.getByLabel(lifter.say('profile:about.name'), { exact: true })
  await expect(name).toBeFocused()
  await name.fill('Ana')
  const birthday = page.getByLabel(lifter.say('profile:about.dateOfBirth'))
  await birthday.fill('2199-01-01')
  await page.getByRole('button', { name: lifter.say('shared:save'), exact: true }).click()
  await expect(birthday).toHaveAccessibleDescription(lifter.say('profile:problem.dateInFuture'))
  await birthday.fill('1990-04-27')
  await page.getByRole('button', { name: lifter.say('shared:save'), exact: true }).click()
  await expect(page.getByText(lifter.say('profile:about.saved'))).toBeVisible()

  await context.setOffline(true)
  await page.getByLabel(lifter.say('profile:about.weight', { unit: 'kg' })).fill('82,5')
  await page.getByRole('button', { name: lifter.say('shared:save'), exact: true }).click()
  await expect(page.getByText(lifter.say('profile:about.waiting'))).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(lifter.say('profile:about.waiting'))).toBeHidden()
  const answer = await fetch(`${server.url}/api/user/profile`, {
    headers: { authorization: `Bearer ${person.idToken}` },
  })
  expect(await answer.json()).toMatchObject({ data: { user: { weightKg: 82.5, dateOfBirth: '1990-04-27' } } })
})
