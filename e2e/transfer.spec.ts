import { expect, type Page } from '@playwright/test'
import { newEmail } from '../tooling/credentials.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, WORKOUT } from '../tooling/person.ts'
import { storedDocuments } from '../tooling/stored.ts'
import { broken } from './support/access.ts'
import { test } from './support/test.ts'

// Transfers between lifters: by file and from screen to camera, without a server.

/** A camera that sees one picture after the other, again and again: those that `window.pictures` holds. */
function fakeCamera(): void {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 900, height: 900 })
  const context = canvas.getContext('2d')
  let shown = 0
  navigator.mediaDevices.getUserMedia = async () => {
    const pictures = (Reflect.get(window, 'pictures') ?? []) as readonly string[]
    const images = pictures.map((src) => Object.assign(new Image(), { src }))
    await Promise.all(images.map((image) => image.decode()))
    setInterval(() => {
      const image = images[shown % images.length]
      shown += 1
      if (image) context?.drawImage(image, 50, 50, 800, 800)
    }, 100)
    return canvas.captureStream()
  }
}

/** The sender's displayed codes, one by one. */
async function photographCodes({ page, say }: Lifter): Promise<readonly string[]> {
  const code = page.getByRole('img', { name: /^QR/ })
  await expect(code).toBeVisible()
  const photograph = async () => `data:image/png;base64,${(await code.screenshot()).toString('base64')}`
  const stop = page.getByRole('button', { name: say('transfer:send.pause'), exact: true })
  if ((await stop.count()) === 0) return [await photograph()]
  await stop.click()
  const place = page.getByText(/^Code \d+ of \d+$/)
  const [, at = 0, count = 0] = (/(\d+) of (\d+)/.exec((await place.textContent()) ?? '') ?? []).map(Number)
  const pictures: string[] = []
  for (let taken = 0; taken < count; taken++) {
    const number = ((at - 1 + taken) % count) + 1
    await expect(place).toHaveText(say('transfer:send.place', { number, count }))
    pictures.push(await photograph())
    await page.getByRole('button', { name: say('transfer:send.after') }).click()
  }
  return pictures
}

async function scan({ page, say }: Lifter, pictures: readonly string[]): Promise<void> {
  await page.evaluate((seen) => Reflect.set(window, 'pictures', seen), pictures)
  await page.getByRole('button', { name: say('transfer:receive.scan') }).click()
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await broken(page, {}, { exclude: 'video' })).toEqual([])
}

test('without a server, a workout is transferred as a file, a running one by camera, and neither twice', async ({
  device,
  ownServer,
}) => {
  const server = await ownServer()
  const person = await aPerson(server)
  const [hers, his] = await Promise.all([device({ locale: 'en-US' }), device({ locale: 'en-US' })])
  await hers.context.addInitScript(() => Reflect.deleteProperty(navigator, 'canShare'))
  await his.context.addInitScript(fakeCamera)
  const [ana, bruno] = [await lifterAt(hers.page, server), await lifterAt(his.page, server)]
  await Promise.all([ana.logIn(person.email), bruno.signUp(newEmail())])
  for (const lifter of [ana, bruno]) {
    await lifter.isInstalled()
    await lifter.isSynced()
  }
  await server.stop()

  const file = await test.step('she shares a workout as a file', async () => {
    await ana.goTo('/workouts')
    await ana.page.getByRole('button', { name: ana.say('workouts:list.menu', { name: WORKOUT }) }).click()
    await ana.page.getByRole('menuitem', { name: ana.say('shared:share') }).click()
    await expect(ana.page.getByRole('heading', { name: WORKOUT, level: 1 })).toBeVisible()
    await expect(ana.page.getByRole('img', { name: /^QR/ })).toBeVisible()
    await expectAccessible(ana.page)
    const download = ana.page.waitForEvent('download')
    await ana.page.getByRole('button', { name: ana.say('transfer:send.save') }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toMatch(/\.barra\.json$/)
    return saved.path()
  })

  const take = async (by: string) => {
    await bruno.page.getByRole('button', { name: by, exact: true }).click()
  }
  await test.step('he opens it where files of training are opened, and is led to the right place', async () => {
    await bruno.goTo('/profile/data/import')
    await bruno.page.locator('input[type=file]').setInputFiles(file)
    await expect(bruno.page).toHaveURL(/\/hand-over$/)
    const preview = bruno.page.getByRole('region', { name: WORKOUT })
    await expect(preview).toContainText(bruno.say('transfer:receive.workout.add'))
    await expect(preview).toContainText(BENCH)
    await expectAccessible(bruno.page)
    await take(bruno.say('transfer:receive.addWorkout'))
    await bruno.page.getByRole('button', { name: bruno.say('shared:undo') }).click()
    await expect(bruno.page.getByRole('button', { name: bruno.say('transfer:receive.scan') })).toBeVisible()
    await bruno.page.locator('input[type=file]').setInputFiles(file)
    await take(bruno.say('transfer:receive.addWorkout'))
    await bruno.page.getByRole('button', { name: bruno.say('transfer:done.another') }).click()
    await bruno.page.locator('input[type=file]').setInputFiles(file)
    await expect(bruno.page.getByText(bruno.say('transfer:receive.workout.same'))).toBeVisible()
    await bruno.page.getByRole('button', { name: bruno.say('shared:cancel') }).click()
  })

  const codes = await test.step('she trains, and shows the running workout as codes', async () => {
    await ana.startWorkout(WORKOUT)
    await ana.logSet(BENCH, 1, { weight: '102.5', reps: '6' })
    await ana.page.getByRole('button', { name: ana.say('execution:options') }).click()
    await ana.page.getByRole('menuitem', { name: ana.say('shared:share') }).click()
    return photographCodes(ana)
  })

  await test.step('he reads them with his camera, and goes on with what she logged', async () => {
    await scan(bruno, codes)
    await take(bruno.say('transfer:receive.addRunning'))
    await bruno.page.getByRole('link', { name: bruno.say('transfer:done.continue') }).click()
    await bruno.hasLogged(BENCH, 1)
    await expect(bruno.exercise(BENCH)).toContainText('102.5')
    await bruno.logSet(BENCH, 2, { weight: '100', reps: '5' })
  })

  await test.step('the same codes again take nothing away and add nothing', async () => {
    await bruno.goTo('/hand-over')
    await scan(bruno, codes)
    await expect(bruno.page.getByText(bruno.say('transfer:receive.session.same'))).toBeVisible()
    expect(await storedDocuments(bruno.page, 'sessions')).toHaveLength(1)
  })
})
