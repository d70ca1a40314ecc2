import { expect } from '@playwright/test'
import { PASSWORD } from '../tooling/credentials.ts'
import type { Device } from '../tooling/device.ts'
import { endAccount, signIn } from '../tooling/identity.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, WORKOUT } from '../tooling/person.ts'
import type { Server } from '../tooling/server.ts'
import { saveAndRemoveKept } from './support/kept-data.ts'
import { test } from './support/test.ts'
import type { Wire } from './support/wire.ts'

// The account ends while this device is closed: its provider forgets the person, so no token of it can be refused.

/** As another device of the person does it. */
async function deleteElsewhere({ url, ...server }: Server, email: string): Promise<void> {
  const { idToken } = await signIn(server, email, PASSWORD)
  const response = await fetch(`${url}/api/user/delete-account`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${idToken}` },
  })
  expect(response.status).toBe(200)
}

const tracesOf = (lifter: Lifter, uid: string) =>
  lifter.page.evaluate(async (id) => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '')
    return [...databases, ...Object.entries(localStorage).flat()].filter((text) => text.includes(id))
  }, uid)

test('a device that was closed while its account was deleted elsewhere learns it and forgets everything', async ({
  server,
  device,
}) => {
  const { email, uid } = await aPerson(server)
  const phone = await device()
  const lifter = await lifterAt(phone.page, server)
  await lifter.logIn(email)
  await lifter.isSynced()
  await phone.close()
  await deleteElsewhere(server, email)

  const opened = await lifterAt(await phone.reopen(), server)
  await opened.page.goto(`${server.url}/dashboard`)
  await expect(opened.page).toHaveURL(/auth\/account-deleted$/, { timeout: 30_000 })
  await expect(opened.page.getByText(opened.say('auth:deleted.device'))).toBeVisible()
  // The end itself stays known until somebody signs in.
  await expect.poll(async () => (await tracesOf(opened, uid)).filter((text) => !text.includes('"ending"'))).toEqual([])
})

/** A device that was closed with a set that the server never got. */
async function closedWithAnUnsentSet(lifter: Lifter, wire: Wire, phone: Device, email: string): Promise<void> {
  await lifter.logIn(email)
  await lifter.isSynced()
  await lifter.startWorkout(WORKOUT)
  wire.chooseFault = ({ path }) => (path.startsWith('/api/sync') ? 'cut-before' : 'none')
  await lifter.logSet(BENCH, 1, { weight: '82.5', reps: '7' })
  await expect(lifter.tick(BENCH, 1, 'device')).toBeVisible()
  await phone.close()
}

/** Checks that the file has the unsent set, and that nothing is left afterwards. */
async function saveAndRemove(lifter: Lifter, uid: string): Promise<void> {
  await saveAndRemoveKept(lifter, '82.5')
  await expect.poll(() => tracesOf(lifter, uid)).toEqual([])
}

test('what such a device never sent is offered as a file before it is forgotten', async ({
  server,
  device,
  network,
}) => {
  const { email, uid } = await aPerson(server)
  const wire = await network(server)
  const phone = await device()
  await closedWithAnUnsentSet(await lifterAt(phone.page, wire), wire, phone, email)
  await deleteElsewhere(server, email)

  wire.chooseFault = () => 'none'
  const opened = await lifterAt(await phone.reopen(), wire)
  await opened.page.goto(`${wire.url}/dashboard`)
  await expect(opened.page).toHaveURL(/auth\/account-deleted$/, { timeout: 30_000 })
  await saveAndRemove(opened, uid)
})

test('whoever cannot sign in again saves what is on the device as a file, and removes it', async ({
  server,
  device,
  network,
}) => {
  const person = await aPerson(server)
  const wire = await network(server)
  const phone = await device()
  await closedWithAnUnsentSet(await lifterAt(phone.page, wire), wire, phone, person.email)
  // At the provider alone: our server knows nothing of it.
  await endAccount(server, person)

  wire.chooseFault = () => 'none'
  const opened = await lifterAt(await phone.reopen(), wire)
  await opened.page.goto(`${wire.url}/auth/login`)
  await expect(opened.page.getByRole('heading', { name: opened.say('auth:again.title') })).toBeVisible()
  await opened.page.getByRole('button', { name: opened.say('auth:again.cannot') }).click()
  await saveAndRemove(opened, person.uid)
  await expect(opened.page.getByText(opened.say('auth:again.removed'))).toBeVisible()
  await expect(opened.page.getByRole('heading', { name: opened.say('auth:login.title') })).toBeVisible()
})
