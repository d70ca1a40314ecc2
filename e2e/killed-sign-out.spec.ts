import { expect } from '@playwright/test'
import { newEmail, PASSWORD } from '../tooling/credentials.ts'
import { signUp } from '../tooling/identity.ts'
import { lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, WORKOUT } from '../tooling/person.ts'
import { test } from './support/test.ts'

// Chromium writes localStorage to the disk up to a minute later, so that a killed browser brings back what it held.

const recordedUid = () => (JSON.parse(localStorage.getItem('barra.account') ?? '{}') as { uid?: string }).uid

test('a device that is killed after a sign-out is nobody’s', async ({ server, device }) => {
  const { email } = await aPerson(server)
  const phone = await device()
  const lifter = await lifterAt(phone.page, server)
  await lifter.logIn(email)
  await lifter.goTo('/dashboard')
  // So that the disk holds the record, as after a day of use.
  await phone.close()
  const opened = await lifterAt(await phone.reopen(), server)
  await opened.goTo('/dashboard')
  await opened.signOut()
  await phone.kill()

  const again = await lifterAt(await phone.reopen(), server)
  await again.page.goto(`${server.url}/dashboard`)
  await expect(again.page).toHaveURL(/auth\/login/)
  await expect(again.page.getByLabel(again.say('auth:email'), { exact: true })).toBeVisible()
  expect(await again.page.evaluate(recordedUid)).toBeUndefined()
})

test('a device that is killed after a change of account has the new account and its sets', async ({
  server,
  device,
}) => {
  const ana = newEmail()
  await signUp(server, ana, PASSWORD)
  const bento = await aPerson(server)
  const phone = await device()
  const lifter = await lifterAt(phone.page, server)
  await lifter.logIn(ana)
  const anasUid = await lifter.page.evaluate(recordedUid)
  await phone.close()
  const opened = await lifterAt(await phone.reopen(), server)
  await opened.goTo('/dashboard')
  await opened.signOut()
  await opened.logIn(bento.email)
  await opened.startWorkout(WORKOUT)
  await opened.logSet(BENCH, 1, { weight: '80', reps: '8' })
  await phone.kill()

  const again = await lifterAt(await phone.reopen(), server)
  await again.continueWorkout(WORKOUT)
  await again.hasLogged(BENCH, 1)
  expect(await again.page.evaluate(recordedUid)).not.toBe(anasUid)
})
