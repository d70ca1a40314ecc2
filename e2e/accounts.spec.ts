import { expect, type Page } from '@playwright/test'
import { newEmail, PASSWORD } from '../tooling/credentials.ts'
import { isEmailConfirmed, signUp } from '../tooling/identity.ts'
import type { Server } from '../tooling/server.ts'
import { codeMailedTo } from './support/mails.ts'
import { test } from './support/test.ts'

// Accounts from a person's view. Nothing the identity provider says, or fails to say, takes the app away.

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** A signed-in person with an account, at their workouts. */
async function signedIn(page: Page, server: Server): Promise<string> {
  const email = newEmail()
  await signUp(server, email, PASSWORD)
  await page.goto('/workouts')
  await logIn(page, email)
  await expect(page.getByRole('heading', { name: 'Routines', exact: true })).toBeVisible()
  return email
}

async function addProgram(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add “5×5 strength”' }).click()
  await expect(page.getByRole('article', { name: '5×5 A' })).toBeVisible()
}

const everythingIsOnTheServer = (page: Page) => expect(page.getByRole('link', { name: 'Synced' })).toBeVisible()

/** Clears the identity provider's data on this device, like a provider error at startup. */
const forgetAtProvider = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.deleteDatabase('firebaseLocalStorageDb')
        request.onsuccess = request.onerror = request.onblocked = resolve
      }),
  )

// proves 1.1, 4.26, 7.30
test('after signing up a person is where they wanted to go, and the mail confirms their email', async ({
  page,
  server,
}) => {
  const email = newEmail()
  await page.goto('/workouts/create-v2?folder=none#notes')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(`open the link we sent to ${email}`)).toBeVisible()
  await page.getByRole('button', { name: 'Start training' }).click()

  await expect(page.getByRole('heading', { name: 'New routine' })).toBeVisible()
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?folder=none#notes')

  const code = await codeMailedTo(server, email, 'verifyEmail')
  await page.goto(`/auth/callback?mode=verifyEmail&oobCode=${code}`)
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'Profile' }).first().click()
  await expect(page.getByText(email, { exact: true })).toBeVisible()
  await expect(page.getByText('confirm your email')).toBeHidden()
  // The typed password works from anywhere.
  expect(await isEmailConfirmed(server, email, PASSWORD)).toBe(true)

  await page.goto(`/auth/callback?mode=verifyEmail&oobCode=${code}`)
  await page.getByRole('link', { name: 'Get a new link' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
})

// proves 8.19
test('sign-up errors appear at their fields', async ({ page, server }) => {
  const email = newEmail()
  await signUp(server, email, PASSWORD)
  await page.goto('/auth/signup')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/Enter a name/)
  await expect(page.getByLabel('Name')).toBeFocused()

  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('12345')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Use at least 6 characters/)

  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/already has an account/)
})

test('a wrong password and a missing network have distinct messages', async ({ page, server }) => {
  const email = newEmail()
  await signUp(server, email, PASSWORD)
  await page.goto('/auth/login')
  await logIn(page, email, 'not-this-one')
  await expect(page.getByText('Wrong email or password.')).toBeVisible()

  await page.route(/identitytoolkit/, (route) => route.abort())
  await logIn(page, email)
  await expect(page.getByText('No connection.')).toBeVisible()
})

// proves 7.32
test('a forgotten password is reset by the link in the mail', async ({ page, server }) => {
  const email = newEmail()
  await signUp(server, email, PASSWORD)
  await page.goto('/auth/login')
  // It comes with the app.
  await expect(page.getByRole('button', { name: /Google/ })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('the link is on its way')).toBeVisible()

  const code = await codeMailedTo(server, email, 'resetPassword')
  await page.goto(`/auth/callback?mode=resetPassword&oobCode=${code}`)
  await page.getByLabel('New password').fill('agachamento-140')
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await logIn(page, email, 'agachamento-140')
  await expect(page).toHaveURL(/dashboard/)

  await page.goto(`/auth/callback?mode=resetPassword&oobCode=${code}`)
  await expect(page.getByText('expired or was already used')).toBeVisible()
})

test('the login does not reveal whether an email has an account', async ({ page }) => {
  await page.goto('/auth/forgot-password')
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('If nobody@example.org has an account')).toBeVisible()
})

test('training continues after the provider loses the session; one password resumes sync', async ({ page, server }) => {
  const email = await signedIn(page, server)
  await everythingIsOnTheServer(page)
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await expect(page).toHaveURL(/dashboard/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await forgetAtProvider(page)
  await page.goto('/workouts')
  await addProgram(page)
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText(`sign in as ${email}`)).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const logIn = page.getByRole('button', { name: 'Sign in and sync' })
  await logIn.click()
  await expect(logIn).toBeHidden()
  await everythingIsOnTheServer(page)
})

// proves 1.1
test('signing out removes the data once the server has it, and logging in restores it', async ({ page, server }) => {
  const email = await signedIn(page, server)
  await addProgram(page)
  await everythingIsOnTheServer(page)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('The server has all your workouts.')).toBeVisible()
  await expect(page).toHaveURL(/auth\/login/)
  const left = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''))
  expect(left.filter((name) => name.startsWith('rxdb-dexie-barra-'))).toEqual([])

  await logIn(page, email)
  await expect(page).toHaveURL(/dashboard/)
  await page.goto('/workouts')
  await expect(page.getByRole('article', { name: '5×5 A' })).toBeVisible()
})

// proves 8.41
test('signing out offline keeps unsent data', async ({ page, server }) => {
  const email = await signedIn(page, server)
  await everythingIsOnTheServer(page)
  await page.route(/\/api\/sync/, (route) => route.abort())
  await addProgram(page)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign out' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText('Your data stays on this device until you sign in again.')).toBeVisible()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Signed out. Anything the server doesn’t have yet stays on this device')).toBeVisible()

  await logIn(page, email)
  await expect(page).toHaveURL(/dashboard/)
  await page.goto('/workouts')
  await expect(page.getByRole('article', { name: '5×5 A' })).toBeVisible()
})

test('two people on one device see nothing of each other', async ({ page, server }) => {
  const sync = /\/api\/sync/
  await signedIn(page, server)
  await everythingIsOnTheServer(page)
  await page.route(sync, (route) => route.abort())
  await addProgram(page)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('stays on this device until')).toBeVisible()

  // The next person's account shows as empty once fetched.
  await page.unroute(sync)
  const other = newEmail()
  await signUp(server, other, PASSWORD)
  await logIn(page, other)
  await expect(page).toHaveURL(/dashboard/)
  await page.goto('/workouts')
  await expect(page.getByRole('heading', { name: 'No routines yet' })).toBeVisible()
})

test.describe('with the app installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test('signing out offline removes what the server has confirmed, and the token', async ({
    page,
    server,
    context,
  }) => {
    const email = await signedIn(page, server)
    await addProgram(page)
    await everythingIsOnTheServer(page)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto('/profile')
    await everythingIsOnTheServer(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Sign out' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByText('but the server already has all your workouts')).toBeVisible()
    await question.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText('The server has all your workouts.')).toBeVisible()
    await expect(page).toHaveURL(/auth\/login/)
    const left = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''))
    expect(left.filter((name) => /^(rxdb-dexie-barra|barra-outbox)-/.test(name))).toEqual([])

    await context.setOffline(false)
    await page.goto('/auth/login')
    await logIn(page, email)
    await expect(page).toHaveURL(/dashboard/)
    await page.goto('/workouts')
    await expect(page.getByRole('article', { name: '5×5 A' })).toBeVisible()
  })

  // proves 8.39
  test('a choice in the profile is kept without a network, over a reload', async ({ page, server, context }) => {
    await signedIn(page, server)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto('/profile/preferences')
    await expect(page.getByText('Pounds').or(page.getByRole('radio', { name: 'lb' }))).toBeVisible()
    await context.setOffline(true)
    await page.getByText('lb', { exact: true }).click()
    await page.getByLabel('Theme').selectOption('light')
    await page.getByText('Español').click()
    await expect(page.getByRole('heading', { name: 'Preferencias' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Preferencias' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'lb' })).toBeChecked()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })
})

test('the sample workout moves into the account that keeps it', async ({ page }) => {
  await page.goto('/test-workout-v2')
  await page.getByRole('button', { name: 'Log Warm-up 1' }).click()
  await page.getByRole('button', { name: 'Finish', exact: true }).click()
  await page.getByRole('button', { name: 'Finish and discard unfinished sets' }).click()
  await page.getByRole('link', { name: 'Sign up and save workout' }).click()
  await expect(page.getByText('Your sample workout will be saved')).toBeVisible()
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('button', { name: 'Start training' }).click()
  await expect(page).toHaveURL(/dashboard/)
  await page.goto('/workout/all/sessions')
  await expect(page.getByRole('link', { name: 'Sample workout' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Synced' })).toBeVisible()
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''))
  expect(names.filter((name) => name.includes('barra-guest--'))).toEqual([])
})
