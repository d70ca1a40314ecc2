import { expect, type Page } from '@playwright/test'
import { LOCALES } from '#contract/vocabulary.ts'
import { newEmail } from '../tooling/credentials.ts'
import { lifterAt } from '../tooling/lifter.ts'
import { STRONG_WORKOUTS, strongFile } from '../tooling/strong-file.ts'
import { test } from './support/test.ts'

type ManifestImage = { readonly src: string; readonly sizes: string; readonly type: string }

/** Makes the browser offer to install the app, which it otherwise does only after a long visit. */
async function offerInstall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => document.documentElement.setAttribute('data-asked', ''),
    })
    window.dispatchEvent(event)
  })
}

/** Another app shares a file: the system posts it to the manifest's `share_target`. */
async function share(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([fileName, content]) => {
      const form = document.createElement('form')
      Object.assign(form, { action: '/profile/data/import', method: 'post', enctype: 'multipart/form-data' })
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'file' })
      const files = new DataTransfer()
      files.items.add(new File([content], fileName, { type: 'text/csv' }))
      input.files = files.files
      form.append(input)
      document.body.append(form)
      form.submit()
    },
    [name, text] as const,
  )
}

// proves 1.12, 2.63, 9.53
test('the app is offered once, accepts a shared file offline, and its shortcut continues the workout', async ({
  device,
  ownServer,
}) => {
  test.slow()
  const server = await ownServer()
  const phone = await device({ locale: 'en-US' })
  const { page } = phone
  const lifter = await lifterAt(page, server)

  await test.step('the manifest speaks the language of whoever asks, and all its pictures are there', async () => {
    for (const locale of LOCALES) {
      const headers = { 'accept-language': locale }
      const manifest = await (await page.request.get(`${server.url}/manifest.webmanifest`, { headers })).json()
      expect(manifest).toMatchObject({ lang: locale, start_url: '/', scope: '/', display: 'standalone' })
      for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots] as ManifestImage[]) {
        const image = await page.request.get(server.url + src)
        expect(`${src} ${image.status()} ${image.headers()['content-type']}`).toBe(`${src} 200 ${type}`)
        if (sizes === 'any') continue
        const content = `data:${type};base64,${(await image.body()).toString('base64')}`
        const size = await page.evaluate(async (address) => {
          const { width, height } = await createImageBitmap(await (await fetch(address)).blob())
          return `${width}x${height}`
        }, content)
        expect(`${src} ${size}`).toBe(`${src} ${sizes}`)
      }
    }
  })

  await test.step('who says no is not asked again', async () => {
    await lifter.signUp(newEmail())
    await lifter.isInstalled()
    await offerInstall(page)
    await page.getByRole('button', { name: lifter.say('dashboard:install.now') }).click()
    await expect(page.locator('html[data-asked]')).toBeAttached()
    await lifter.goTo('/profile')
    await offerInstall(page)
    await page.getByRole('button', { name: lifter.say('profile:install.never') }).click()
    await page.reload()
    await lifter.isSynced()
    await offerInstall(page)
    await expect(page.getByRole('button', { name: lifter.say('profile:install.now') })).toBeHidden()
    await lifter.goTo('/dashboard')
    await offerInstall(page)
    await expect(page.getByRole('button', { name: lifter.say('dashboard:install.now') })).toBeHidden()
  })

  await test.step('what a new version brought is told once', async () => {
    const news = page.getByText(lifter.say('app:news.title'))
    await expect(news).toBeHidden()
    await page.evaluate(() => localStorage.setItem('barra.news-seen', 'earlier'))
    await page.reload()
    await expect(news).toBeVisible()
    await page.getByRole('button', { name: lifter.say('app:news.seen') }).click()
    await expect(news).toBeHidden()
    await page.reload()
    await lifter.isSynced()
    await expect(news).toBeHidden()
  })

  await test.step('a file that is shared is read by the phone alone', async () => {
    await server.stop()
    await share(page, 'strong.csv', strongFile())
    const summary = page.getByRole('region', { name: lifter.say('data:preview.title') })
    await expect(summary).toContainText(lifter.say('data:workouts', { count: STRONG_WORKOUTS }))
    await page.reload()
    await expect(page.getByRole('button', { name: lifter.say('data:import.choose') })).toBeVisible()
  })

  await test.step('a shortcut leads to what runs, and to the start where nothing does', async () => {
    await lifter.goTo('/workout/execute?continue')
    await expect(page).toHaveURL(/\/dashboard$/)
    await lifter.goTo('/workout/execute')
    await expect(page).toHaveURL(/\/workout\/[\w-]+\/execute$/)
    const running = page.url()
    await lifter.goTo('/dashboard')
    await lifter.goTo('/workout/execute?continue')
    await expect(page).toHaveURL(running)
  })
})

// proves 2.63
test('the public site offers the app to a visitor who has not said no', async ({ page, server }) => {
  for (const path of ['/', '/support/faq']) {
    await page.goto(server.url + path)
    // The page's script has run.
    await expect(page.locator('body')).toHaveClass(/platform-/)
    const button = page.getByRole('button', { name: 'Install Barra' })
    await expect(button).toBeHidden()
    await offerInstall(page)
    await button.click()
    await expect(page.locator('html[data-asked]')).toBeAttached()
    await expect(button).toBeHidden()
  }
  await page.evaluate(() => localStorage.setItem('hide-install', 'true'))
  await page.reload()
  await expect(page.locator('body')).toHaveClass(/platform-/)
  await offerInstall(page)
  await expect(page.getByRole('button', { name: 'Install Barra' })).toBeHidden()
})

test('a share that reaches only the server is not read', async ({ page, server }) => {
  const answer = await page.request.post(`${server.url}/profile/data/import`, {
    multipart: { file: { name: 'strong.csv', mimeType: 'text/csv', buffer: Buffer.alloc(3_000_000) } },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  expect(answer.headers()['location']).toBe('/profile/data/import?shared=lost')
  const lifter = await lifterAt(page, server)
  await lifter.signUp(newEmail())
  await lifter.goTo('/profile/data/import?shared=lost')
  await expect(page.getByText(lifter.say('data:import.lostTitle'))).toBeVisible()
})
