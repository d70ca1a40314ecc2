import { expect, type Page } from '@playwright/test'
import { PASSWORD } from '../tooling/credentials.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, WORKOUT } from '../tooling/person.ts'
import { test } from './support/test.ts'

// Route access and redirects.

const placeOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

async function fillLogin(lifter: Lifter, email: string): Promise<void> {
  await lifter.page.getByLabel(lifter.say('auth:email'), { exact: true }).fill(email)
  await lifter.page.getByLabel(lifter.say('auth:password'), { exact: true }).fill(PASSWORD)
  await lifter.page.getByRole('button', { name: lifter.say('auth:login.submit'), exact: true }).click()
}

// proves 2.40, 2.44, 2.45, 4.24, 6.1, 6.5, 8.93
test('a visitor is redirected to the login and back; a signed-in person never sees it', async ({ server, device }) => {
  const { email } = await aPerson(server)
  const { page } = await device()
  const lifter = await lifterAt(page, server)

  for (const path of ['/dashboard', '/profile', '/workout/execute', '/workout/7/completed']) {
    await page.goto(server.url + path, { waitUntil: 'commit' })
    await expect(page, path).toHaveURL(/\/auth\/login$/)
  }
  await page.goto(`${server.url}/test-workout-v2`)
  await expect(page).toHaveURL(/test-workout-v2/)

  const wanted = '/workouts/create-v2?folder=none#notes'
  await page.goto(server.url + wanted, { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/auth\/login$/)
  await fillLogin(lifter, email)
  await expect.poll(() => placeOf(page)).toBe(wanted)
  // The requested path is used once.
  expect(await page.evaluate(() => localStorage.getItem('login-redirect'))).toBeNull()

  for (const path of ['/', '/auth/login', '/auth/signup', '/auth/forgot-password']) {
    await page.goto(server.url + path, { waitUntil: 'commit' })
    await expect(page, path).toHaveURL(/\/dashboard$/)
  }
  await page.goto(`${server.url}/nowhere/at-all`)
  const title = lifter.say('app:notFound.title', { path: '/nowhere/at-all' })
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  expect(title).toBe('Page Not Found: /nowhere/at-all')
})

// proves 2.47, 4.25, 9.46
test('signing out in one tab signs the other out, and leaves nothing of the person on the device', async ({
  server,
  device,
}) => {
  const { email, uid } = await aPerson(server)
  const phone = await device()
  const first = await lifterAt(phone.page, server)
  await first.logIn(email)
  const second = await lifterAt(await phone.context.newPage(), server)
  await second.goTo('/workouts')
  await expect(second.page.getByRole('article', { name: WORKOUT })).toBeVisible()
  await first.isSynced()

  await first.signOut()
  await expect(second.page).toHaveURL(/\/auth\/login/)
  await expect(first.page.getByText(first.say('profile:signOut.removed'))).toBeVisible()

  // Anything still open in the other tab's worker is deleted once that has ended.
  const databases = () => first.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''))
  // The device's owner stays, and is nobody.
  const mayRemain = /^firebase|workbox|^barra-owner$/
  await expect.poll(async () => (await databases()).filter((name) => !mayRemain.test(name))).toEqual([])
  const left = await first.page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const cached: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) cached.push(new URL(url).pathname)
    }
    const opening = indexedDB.open('barra-owner')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const [ownerStore = ''] = opening.result.objectStoreNames
    const owners = opening.result.transaction(ownerStore).objectStore(ownerStore).getAll()
    await new Promise((resolve) => owners.addEventListener('success', resolve))
    opening.result.close()
    return {
      owners: owners.result,
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      databases: databases.map(({ name }) => name ?? '').toSorted(),
      cached,
    }
  })
  // All keys that may stay; none identifies the owner.
  const mayStay = new Set([
    'barra.public-config',
    'user-locale',
    'theme',
    'hide-install',
    'barra.news-seen',
    'barra.left',
    // The time of use without a deciding statement, whoever used it.
    'barra.unheard',
  ])
  expect(left.local.map(([key]) => key).filter((key) => !mayStay.has(key))).toEqual([])
  expect(left.session).toEqual([])
  expect(JSON.stringify(left)).not.toContain(uid)
  expect(JSON.stringify(left)).not.toContain(email)
  expect(left.cached.filter((path) => /^\/(api|config\.json|__)/.test(path))).toEqual([])
})
