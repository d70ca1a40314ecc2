import { expect, type Page } from '@playwright/test'
import { newEmail, PASSWORD } from '../tooling/credentials.ts'
import type { Device } from '../tooling/device.ts'
import { signUp } from '../tooling/identity.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, type Person, WORKOUT } from '../tooling/person.ts'
import type { Server } from '../tooling/server.ts'
import { placesWith } from './support/device-dump.ts'
import { test } from './support/test.ts'

// What one person typed or shared on a device is never shown to the next: a word that nobody else writes is put into
// every store of the device that the screens lead to, and looked for after each way of leaving.

const WORD = 'Kanarienvogel'
/** Where a field takes figures alone. */
const FIGURE = '91.37'

test.describe.configure({ timeout: 240_000 })

type Given = { readonly lifter: Lifter; readonly phone: Device; readonly person: Person; readonly other: Page }

/** A device, offline, on which a person left the word everywhere; `other` is a second tab. */
async function filled(server: Server, phone: Device): Promise<Given> {
  const person = await aPerson(server)
  const lifter = await lifterAt(phone.page, server)
  await lifter.logIn(person.email)
  await lifter.isInstalled()
  await lifter.isSynced()
  await lifter.startWorkout(WORKOUT)
  await lifter.logSet(BENCH, 1, { weight: FIGURE, reps: '8' })
  await expect(lifter.tick(BENCH, 1, 'server')).toBeVisible()
  await phone.context.setOffline(true)
  await fillWorkout(lifter)
  await fillForms(lifter)
  const other = await phone.context.newPage()
  await fillSecondTab(await lifterAt(other, server))
  // As the system does it when another app shares a file, but without the screen that takes it.
  await lifter.page.evaluate(async (word) => {
    const body = new FormData()
    body.set('file', new File([`date,note\n2026-01-01,${word}`], `${word}.csv`, { type: 'text/csv' }))
    await fetch('/profile/data/import', { method: 'POST', body, redirect: 'manual' })
  }, WORD)
  return { lifter, phone, person, other }
}

/** A set with a figure and no tick, a note of the workout, and one of an exercise. */
async function fillWorkout(lifter: Lifter): Promise<void> {
  const { page, say } = lifter
  await lifter.typeFigures(BENCH, 2, { weight: FIGURE })
  await page.keyboard.press('Escape')
  const write = async (label: string, menu: string, item: string) => {
    await page.getByRole('button', { name: menu, exact: true }).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel(label, { exact: true }).fill(WORD)
    await sheet.getByRole('button', { name: say('shared:done'), exact: true }).click()
    await expect(sheet).toBeHidden()
  }
  await write(say('execution:sessionNote'), say('execution:options'), say('execution:note'))
  const ofExercise = say('execution:exerciseOptions', { name: BENCH })
  await write(say('execution:noteToday'), ofExercise, say('execution:noteToday'))
}

/** A routine that is not saved, a profile that is not sent, and measurements that are not logged. */
async function fillForms(lifter: Lifter): Promise<void> {
  const { page, say } = lifter
  await lifter.goTo('/workouts/create-v2')
  await page.getByLabel(say('workouts:builder.name'), { exact: true }).fill(WORD)
  await lifter.goTo('/profile')
  await page.getByLabel(say('profile:about.name'), { exact: true }).fill(WORD)
  await page.getByRole('button', { name: say('shared:save'), exact: true }).click()
  await expect(page.getByText(say('profile:about.kept'))).toBeVisible()
  await fillAvatar(lifter)
  await lifter.goTo('/metrics')
  await page.getByRole('button', { name: say('metrics:measureAll') }).click()
  const sheet = page.getByRole('dialog', { name: say('metrics:sheet.title') })
  await sheet
    .getByLabel(/\((cm|in)\)$/)
    .first()
    .fill(FIGURE)
}

async function fillAvatar({ page, say }: Lifter): Promise<void> {
  const card = page.getByRole('region', { name: say('profile:avatar.title'), exact: true })
  const picture = await page.evaluate(() => document.createElement('canvas').toDataURL('image/png'))
  const buffer = Buffer.from(picture.split(',')[1] ?? '', 'base64')
  await card
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: `${WORD}.png`, mimeType: 'image/png', buffer })
  const crop = page.getByRole('dialog', { name: say('profile:avatar.crop.title') })
  await crop.getByRole('button', { name: say('profile:avatar.crop.use') }).click()
  await expect(crop).toBeHidden()
}

async function fillSecondTab(lifter: Lifter): Promise<void> {
  await lifter.goTo('/exercises/new')
  await lifter.page.getByLabel(lifter.say('exercises:form.name'), { exact: true }).fill(WORD)
}

/** The stores that must have the word before it is looked for in vain, and those that name the person. */
const MUST_HOLD = [
  /^local barra\.still:/,
  /^session barra\.undo\./,
  /^session barra\.measuring\./,
  /^database rxdb-dexie-barra-\w+--\d+--sessions docs$/,
  /^database barra-kept-\w+ records$/,
  /^cache barra-received-files$/,
]
const MUST_NAME = [
  /^local barra\.account$/,
  /^local barra\.user$/,
  /^local barra\.clock\./,
  /^database barra-owner owner$/,
  /^database barra-outbox-/,
  /^database barra-avatar-/,
  /^database firebaseLocalStorageDb /,
]

async function expectFilled({ lifter, person, other }: Given): Promise<void> {
  const each = (places: readonly RegExp[]) => places.map((place) => expect.stringMatching(place))
  await expect.poll(() => placesWith(lifter.page, [WORD, FIGURE])).toEqual(expect.arrayContaining(each(MUST_HOLD)))
  await expect
    .poll(() => placesWith(lifter.page, [person.uid, person.email]))
    .toEqual(expect.arrayContaining(each(MUST_NAME)))
  await expect
    .poll(() => placesWith(other, [WORD]))
    .toEqual(expect.arrayContaining(each([/^session barra\.draft\.exercise\./])))
}

/** Nothing that the person wrote, and nothing that names them, is in a tab, but for the places that are meant to stay. */
async function expectGone({ lifter, other, person }: Given, mayStay: (place: string) => boolean = () => false) {
  const words = [WORD, FIGURE, person.uid, person.email]
  for (const tab of [lifter.page, other]) {
    // A tab may still be on its way to the login.
    await expect(async () =>
      expect((await placesWith(tab, words)).filter((place) => !mayStay(place))).toEqual([]),
    ).toPass()
  }
}

test('signing out leaves nothing of a person on the device', async ({ server, device }) => {
  const given = await filled(server, await device())
  const { lifter, phone, other } = given
  await expectFilled(given)
  await phone.context.setOffline(false)
  await lifter.goTo('/profile')
  await expect(lifter.page.getByText(lifter.say('profile:about.waiting'))).toBeHidden()
  await lifter.isSynced()
  await lifter.signOut()
  await expect(lifter.page.getByText(lifter.say('profile:signOut.removed'))).toBeVisible()
  await expect(other).toHaveURL(/auth\/login/)
  await expectGone(given)
})

test('deleting an account leaves nothing of a person on the device', async ({ server, device }) => {
  const given = await filled(server, await device())
  const { lifter, phone } = given
  const { page, say } = lifter
  await expectFilled(given)
  await phone.context.setOffline(false)
  await lifter.goTo('/profile/privacy')
  await page.getByRole('button', { name: say('profile:delete.action') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('profile:password.current'), { exact: true }).fill(PASSWORD)
  const word = say('profile:delete.word')
  await dialog.getByLabel(say('profile:delete.wordLabel', { word })).fill(word)
  await dialog.getByRole('button', { name: say('profile:delete.confirm') }).click()
  await expect(page).toHaveURL(/auth\/account-deleted$/)
  await expectGone(given)
})

test('what a person never sent stays in their own databases alone while another one is signed in', async ({
  server,
  device,
}) => {
  const given = await filled(server, await device())
  const { lifter, phone, person, other } = given
  await expectFilled(given)
  const next = newEmail()
  await signUp(server, next, PASSWORD)
  await lifter.signOut()
  await expect(lifter.page.getByText(lifter.say('profile:signOut.kept'))).toBeVisible()
  await phone.context.setOffline(false)
  await lifter.logIn(next)
  await lifter.isSynced()
  await (await lifterAt(other, server)).goTo('/exercises/new')
  await expect(other.getByLabel(lifter.say('exercises:form.name'), { exact: true })).toHaveValue('')
  const isOwn = (place: string) => /^(database|local) /.test(place) && place.includes(person.uid)
  await expectGone(given, isOwn)

  await lifter.signOut()
  await lifter.logIn(person.email)
  await lifter.goTo('/workouts/create-v2')
  await expect(lifter.page.getByLabel(lifter.say('workouts:builder.name'), { exact: true })).toHaveValue(WORD)
})
