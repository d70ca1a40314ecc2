import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { newEmail, PASSWORD } from '../tooling/credentials.ts'
import { signUp } from '../tooling/identity.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import type { SpokenKey } from '../tooling/words.ts'
import { expectInside } from './support/overlays.ts'
import { test } from './support/test.ts'

// A profile picture from a person's view: chosen from a file, cropped, shown immediately, and sent later.

const STORAGE = '**/v0/b/**'

// Each journey starts the app several times, on several devices.
test.describe.configure({ timeout: 180_000 })

/** A photo painted by the browser itself, so that it is valid: left half red, right half blue. */
async function photo(
  page: Page,
  name = 'Eu no espelho.png',
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const dataUrl = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 1_200
    canvas.height = 800
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = 'rgb(220, 20, 20)'
    context.fillRect(0, 0, 600, 800)
    context.fillStyle = 'rgb(20, 20, 220)'
    context.fillRect(600, 0, 600, 800)
    return canvas.toDataURL('image/png')
  })
  return { name, mimeType: 'image/png', buffer: Buffer.from(dataUrl.split(',')[1] ?? '', 'base64') }
}

const card = ({ page, say }: Lifter) => page.getByRole('region', { name: say('profile:avatar.title'), exact: true })
const shown = (ana: Lifter) => card(ana).getByRole('img')
const button = (ana: Lifter, key: SpokenKey) => card(ana).getByRole('button', { name: ana.say(key), exact: true })
const picker = (ana: Lifter) => card(ana).locator('input[type=file]').first()
const dialog = ({ page, say }: Lifter) => page.getByRole('dialog', { name: say('profile:avatar.crop.title') })

/** The picture is one, whole: its size as the browser decoded it. */
const decodedSide = (image: Locator) =>
  expect.poll(() => image.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0)))

async function choosePicture(ana: Lifter): Promise<void> {
  await picker(ana).setInputFiles(await photo(ana.page))
  await expect(dialog(ana)).toBeVisible()
  await expectInside(ana.page, 'the crop')
  await dialog(ana)
    .getByRole('button', { name: ana.say('profile:avatar.crop.use') })
    .click()
  await expect(dialog(ana)).toBeHidden()
}

const isSent = async (ana: Lifter) => {
  await expect(card(ana).getByRole('progressbar')).toBeHidden()
  await expect(card(ana).getByText(ana.say('profile:avatar.waiting'))).toBeHidden()
}

// proves 1.16, 7.37
test('a picture is cropped, sent, there after a reload and on another device, and removed', async ({
  page,
  server,
  browser,
}) => {
  const email = newEmail()
  const ana = await lifterAt(page, server)
  await ana.signUp(email)
  await ana.goTo('/profile')
  await expect(shown(ana)).toHaveText('A')

  await test.step('what is no picture is said, beside the choice', async () => {
    await picker(ana).setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(card(ana).getByRole('alert')).toHaveText(ana.say('profile:avatar.problem.wrong-type'))
    const { buffer } = await photo(page)
    await picker(ana).setInputFiles({ name: 'half.png', mimeType: 'image/png', buffer: buffer.subarray(0, 60) })
    await expect(card(ana).getByRole('alert')).toHaveText(ana.say('profile:avatar.problem.broken'))
  })

  // The upload is paused until the test has checked it.
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(STORAGE, async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })

  await test.step('the crop is moved with the keyboard and shown at once', async () => {
    await picker(ana).setInputFiles(await photo(page))
    const stage = dialog(ana).getByRole('application')
    await stage.focus()
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowLeft')
    await dialog(ana).getByRole('slider').fill('1.5')
    await dialog(ana)
      .getByRole('button', { name: ana.say('profile:avatar.crop.use') })
      .click()
    await expect(card(ana).getByRole('progressbar')).toBeVisible()
    await expect(shown(ana)).toHaveAttribute('src', /^blob:/)
  })
  const isUpload = (response: Response) =>
    response.request().method() === 'POST' && response.url().includes('/v0/b/') && response.ok()
  const stored = page.waitForResponse(isUpload)
  go()
  const { name } = (await (await stored).json()) as { name: string }
  expect(name).toMatch(/^avatars\/\w+\/\d+-eu-no-espelho\.webp$/)
  await isSent(ana)

  await test.step('it is there after a reload, also where the profile is in the frame', async () => {
    await page.reload()
    await decodedSide(shown(ana)).toBe(512)
    await decodedSide(page.getByRole('link', { name: ana.say('profile:title'), exact: true }).locator('img')).toBe(512)
  })
  await test.step('another device shows it too, cut where it was cropped', async () => {
    const context = await browser.newContext({ viewport: { width: 820, height: 1_180 } })
    const tablet = await lifterAt(await context.newPage(), server)
    await tablet.logIn(email)
    await tablet.goTo('/profile')
    await decodedSide(shown(tablet)).toBe(512)
    await expect(shown(tablet)).toHaveAttribute('src', /^\/v0\/b\//)
    expect(await middleOf(shown(tablet))).toBe('blue')
    await context.close()
  })
  await test.step('it is removed, and its file with it', async () => {
    const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await button(ana, 'profile:avatar.remove').click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectInside(page, 'the question')
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: ana.say('profile:avatar.remove') })
      .click()
    await expect(shown(ana)).toHaveText('A')
    expect(decodeURIComponent((await deleted).url())).toContain(name)
    await page.reload()
    await expect(shown(ana)).toHaveText('A')
  })
})

test('a cancelled upload keeps the previous picture, and a refused one shows the reason', async ({ page, server }) => {
  const ana = await lifterAt(page, server)
  await ana.signUp(newEmail())
  await ana.goTo('/profile')

  await test.step('cancelled', async () => {
    await page.route(STORAGE, async (route) => {
      // Never responds: the page aborts it.
      if (route.request().method() !== 'POST') await route.continue()
    })
    await choosePicture(ana)
    await expect(card(ana).getByRole('progressbar')).toBeVisible()
    await button(ana, 'shared:cancel').click()
    await expect(shown(ana)).toHaveText('A')
    await expect(card(ana).getByRole('progressbar')).toBeHidden()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.reload()
    await expect(shown(ana)).toHaveText('A')
    // A page sends a waiting picture by itself as it starts, which must not take the tap's place below.
    await ana.isSynced()
  })
  await test.step('refused, then tried again', async () => {
    await page.route(STORAGE, (route) =>
      route.fulfill({ status: 402, json: { error: { code: 402, message: 'Quota' } } }),
    )
    await choosePicture(ana)
    await expect(card(ana).getByRole('alert')).toContainText(ana.say('profile:avatar.error.no-room'))
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await button(ana, 'shared:retry').click()
    await isSent(ana)
    await page.reload()
    await decodedSide(shown(ana)).toBe(512)
  })
})

test('a picture that was chosen without a network waits over a restart and is sent when there is one', async ({
  server,
  device,
}) => {
  const phone = await device()
  const email = newEmail()
  const ana = await lifterAt(phone.page, server)
  await ana.signUp(email)
  await ana.goTo('/profile')
  await ana.isInstalled()
  await phone.context.setOffline(true)
  await choosePicture(ana)
  await expect(card(ana).getByText(ana.say('profile:avatar.waiting'))).toBeVisible()
  await expect(shown(ana)).toHaveAttribute('src', /^blob:/)

  await phone.close()
  const again = await lifterAt(await phone.reopen(), server)
  // Like older browsers, this one reports being online although nothing gets through.
  await phone.context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }))
  await phone.context.setOffline(true)
  await again.goTo('/profile')
  await expect(card(again).getByText(again.say('profile:avatar.waiting'))).toBeVisible()
  await decodedSide(shown(again)).toBe(512)

  await phone.context.setOffline(false)
  await again.noticeNetwork()
  await isSent(again)
  await again.page.reload()
  await decodedSide(shown(again)).toBe(512)

  await again.isSynced()
  await again.signOut()
  const kept = () => again.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''))
  await expect.poll(async () => (await kept()).filter((name) => name.includes('avatar'))).toEqual([])
})

test('nobody can store files in another person’s folder', async ({ server }) => {
  const [ana, bruno] = await Promise.all([newEmail(), newEmail()].map((email) => signUp(server, email, PASSWORD)))
  const config = (await (await fetch(`${server.url}/config.json`)).json()) as { firebase: { storageBucket: string } }
  const write = (token: string) =>
    fetch(`${server.url}/v0/b/${config.firebase.storageBucket}/o?name=avatars/${ana?.uid}/1-x.png`, {
      method: 'POST',
      headers: { authorization: `Firebase ${token}`, 'content-type': 'multipart/related; boundary=b' },
      body: '--b\r\n\r\n{}\r\n--b\r\n\r\n\x89PNG\r\n--b--',
    })
  expect((await write(bruno?.idToken ?? '')).status).toBe(403)
  // The very same by its owner gets as far as being no picture.
  expect((await write(ana?.idToken ?? '')).status).toBe(400)
})

/** The colour in the middle of a picture, by name. */
function middleOf(image: Locator): Promise<string> {
  return image.evaluate((element) => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 1
    const context = canvas.getContext('2d')
    if (!context || !(element instanceof HTMLImageElement)) return 'nothing'
    context.drawImage(element, 255, 255, 1, 1, 0, 0, 1, 1)
    const [red = 0, , blue = 0] = context.getImageData(0, 0, 1, 1).data
    return red > blue ? 'red' : 'blue'
  })
}
