import { expect } from '@playwright/test'
import { lifterAt } from '../tooling/lifter.ts'
import { aPerson } from '../tooling/person.ts'
import { test } from './support/test.ts'

// What the app says is on this device is on its disk: the browser is killed as soon as it is said.

test('a profile that is saved on this device is there after a kill, and sent with the next signal', async ({
  server,
  device,
}) => {
  const person = await aPerson(server)
  const phone = await device()
  const first = await lifterAt(phone.page, server)
  await first.logIn(person.email)
  await first.goTo('/profile')
  await first.isInstalled()
  await expect(first.page.getByLabel(first.say('profile:about.weight', { unit: 'kg' }))).toBeVisible()
  // The browser writes the person's profile, as the server told it, when it closes.
  await phone.close()
  const lifter = await lifterAt(await phone.reopen(), server)
  await lifter.goTo('/profile')
  const weight = (page = lifter.page) => page.getByLabel(lifter.say('profile:about.weight', { unit: 'kg' }))
  await expect(weight()).toBeVisible()
  const kill = await phone.prepareKill()
  await phone.context.setOffline(true)
  // A person of the tests has no name yet, which the form asks for.
  await lifter.page.getByLabel(lifter.say('profile:about.name'), { exact: true }).fill('Ana')
  await weight().fill('82.5')
  await lifter.page.getByRole('button', { name: lifter.say('shared:save'), exact: true }).click()
  await expect(lifter.page.getByText(lifter.say('profile:about.kept'))).toBeVisible()
  await kill()

  const page = await phone.reopen()
  await phone.context.setOffline(true)
  await page.goto(`${server.url}/profile`)
  await expect(weight(page)).toHaveValue('82.5')
  await expect(page.getByText(lifter.say('profile:about.waiting'))).toBeVisible()
  await phone.context.setOffline(false)
  await expect(page.getByText(lifter.say('profile:about.waiting'))).toBeHidden()
  const answer = await fetch(`${server.url}/api/user/profile`, {
    headers: { authorization: `Bearer ${person.idToken}` },
  })
  expect(await answer.json()).toMatchObject({ data: { user: { weightKg: 82.5 } } })
})

test('a routine that is being planned is there after a kill', async ({ server, device }) => {
  const person = await aPerson(server)
  const phone = await device()
  const lifter = await lifterAt(phone.page, server)
  await lifter.logIn(person.email)
  await lifter.goTo('/workouts/create-v2')
  const name = (page = lifter.page) => page.getByLabel(lifter.say('workouts:builder.name'), { exact: true })
  await expect(name()).toBeVisible()
  const kill = await phone.prepareKill()
  await name().fill('Legs on Friday')
  // Nothing on the screen says when a draft is kept: whoever asks the disk behind its write hears it.
  const isKept = () =>
    lifter.page.evaluate(async () => {
      const found = (await indexedDB.databases()).find((database) => database.name?.startsWith('barra-kept-'))
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(found?.name ?? '')
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      const reading = database.transaction('records').objectStore('records').get('draft.new')
      return new Promise<string>((resolve) => {
        reading.onsuccess = () => {
          database.close()
          resolve(JSON.stringify(reading.result))
        }
      })
    })
  await expect.poll(isKept).toContain('Legs on Friday')
  await kill()

  const page = await phone.reopen()
  await page.goto(`${server.url}/workouts/create-v2`)
  await expect(page.getByText(lifter.say('workouts:builder.restored'))).toBeVisible()
  await expect(name(page)).toHaveValue('Legs on Friday')
})
