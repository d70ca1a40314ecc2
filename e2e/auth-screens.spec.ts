import { expect, type Page } from '@playwright/test'
import { newEmail, PASSWORD } from '../tooling/credentials.ts'
import { isEmailConfirmed, signIn, signUp } from '../tooling/identity.ts'
import { expectOpenToAll } from './support/access.ts'
import { codeMailedTo, mailsTo } from './support/mails.ts'
import { test } from './support/test.ts'

// The sign-in screens: what each offers, says and leads to. e2e/accounts.spec.ts covers what follows.

const emailField = (page: Page) => page.getByLabel('Email', { exact: true })
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })
const problem = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ })
const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })
const facebook = (page: Page) => page.getByRole('button', { name: 'Continue with Facebook' })

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await emailField(page).fill(email)
  await passwordField(page).fill(password)
  await passwordField(page).press('Enter')
}

/** Opens another provider's window and signs in there. */
async function signInBy(page: Page, press: () => Promise<void>, email: string): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()])
  await popup.getByLabel('Email', { exact: true }).fill(email)
  await popup.getByRole('button', { name: 'Continue', exact: true }).click()
}

/** Makes the provider refuse every sign-in with this message. */
const refuse = (page: Page, message: string, status = 400) =>
  page.route(/accounts:signInWithPassword/, (route) =>
    route.fulfill({ status, json: { error: { code: status, message, errors: [{ message }] } } }),
  )

test.describe('the login', () => {
  // proves 8.12
  test("shows errors at the reader's position", async ({ page, server }) => {
    const email = newEmail()
    await signUp(server, email, PASSWORD)
    await page.goto('/auth/login')
    await logIn(page, email, 'not-this-one')
    await expect(problem(page)).toHaveText('Wrong email or password.')
    await expect(page.locator(':focus')).toHaveText('Wrong email or password.')

    for (const [code, words] of [
      ['TOO_MANY_ATTEMPTS_TRY_LATER : Access has been disabled for a while.', 'Too many attempts.'],
      ['USER_DISABLED', 'This account has been disabled.'],
      ['OPERATION_NOT_ALLOWED', 'Sign-in isn’t set up correctly on our end.'],
      ['QUOTA_EXCEEDED', 'We couldn’t sign you in.'],
      ['INVALID_LOGIN_CREDENTIALS', 'Wrong email or password.'],
    ] as const) {
      await refuse(page, code)
      await logIn(page, email)
      await expect(problem(page)).toContainText(words)
      await page.unroute(/accounts:signInWithPassword/)
    }
    await logIn(page, email)
    await expect(page).toHaveURL(/dashboard$/)
  })

  // proves 8.18
  test('requires the link in the mail if the provider does', async ({ page }) => {
    await page.goto('/auth/login')
    await refuse(page, 'BLOCKING_FUNCTION_ERROR_RESPONSE : Email verification required')
    await logIn(page, 'ana@example.org')
    await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
    await expect(page.getByText('open the link we sent to ana@example.org')).toBeVisible()
    await page.getByRole('button', { name: 'Back to sign-in' }).click()
    await expect(passwordField(page)).toBeVisible()
  })

  test('sends another link to a signed-out visitor, with the same text for every address', async ({ page, server }) => {
    const [member, stranger] = [newEmail(), newEmail()]
    await signUp(server, member, PASSWORD)
    await page.clock.install()
    for (const email of [stranger, member]) {
      await page.goto('/auth/login')
      await refuse(page, 'BLOCKING_FUNCTION_ERROR_RESPONSE : Email verification required')
      await logIn(page, email)
      await expect(page.getByRole('button', { name: /Resend in \d+ sec/ })).toBeDisabled()
      await page.clock.fastForward(31_000)
      await page.getByRole('button', { name: 'Resend email', exact: true }).click()
      await expect(page.getByText('Email sent. Use the link in it to choose a password')).toBeVisible()
      await expect(problem(page)).toBeHidden()
    }
    expect(mailsTo(server, stranger)).toBe(0)

    await page.goto(`/auth/callback?mode=resetPassword&oobCode=${await codeMailedTo(server, member, 'resetPassword')}`)
    await page.getByLabel('New password').fill('agachamento-140')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(await isEmailConfirmed(server, member, 'agachamento-140')).toBe(true)
  })

  test('warns of Caps Lock, shows the password on demand and is known to password managers', async ({ page }) => {
    await page.goto('/auth/login')
    await expect(emailField(page)).toHaveAttribute('autocomplete', 'username')
    await expect(passwordField(page)).toHaveAttribute('autocomplete', 'current-password')
    // Before the app is there, nothing listens to keys. This button comes with the app.
    await expect(google(page)).toBeVisible()
    await passwordField(page).fill('a')
    await passwordField(page).dispatchEvent('keydown', { key: 'B', modifierCapsLock: true })
    await expect(page.getByText('Caps Lock is on')).toBeVisible()
    await passwordField(page).press('b')
    await expect(page.getByText('Caps Lock is on')).toBeHidden()
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(passwordField(page)).toHaveAttribute('type', 'text')
  })

  test('offline, explains that a network is needed and where to train meanwhile', async ({ page, context }) => {
    await page.goto('/auth/login')
    await expect(google(page)).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText('You need a connection to sign in.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Try a sample workout' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('You need a connection to sign in.')).toBeHidden()
  })
})

test.describe('other providers', () => {
  // proves 1.2, 7.33
  test('Google signs a new person in, and to where they wanted to go', async ({ page }) => {
    await page.goto('/workouts?tab=archived')
    await signInBy(page, () => google(page).click(), newEmail())
    await expect(page).toHaveURL(/workouts\?tab=archived$/)
  })

  // proves 1.2, 7.33
  test('Facebook signs a new person up', async ({ page }) => {
    const email = newEmail()
    await page.goto('/auth/signup')
    await signInBy(page, () => facebook(page).click(), email)
    await expect(page).toHaveURL(/dashboard$/)
    await page.goto('/profile')
    await expect(page.getByText(email).first()).toBeVisible()
  })

  test('an email with an existing account requires its password; afterwards both methods sign in', async ({
    page,
    server,
    browser,
  }) => {
    const email = newEmail()
    const { uid } = await signUp(server, email, PASSWORD)
    await page.goto('/auth/login')
    await signInBy(page, () => facebook(page).click(), email)
    await expect(page.getByRole('heading', { name: 'You already have an account' })).toBeVisible()
    await expect(emailField(page)).toHaveValue(email)
    await passwordField(page).fill('not-this-one')
    await passwordField(page).press('Enter')
    await expect(passwordField(page)).toHaveAccessibleDescription(/Wrong email or password/)
    await passwordField(page).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in and link Facebook' }).click()
    await expect(page).toHaveURL(/dashboard$/)
    await expect(page.getByText('You can now sign in with Facebook too')).toBeVisible()
    expect((await signIn(server, email, PASSWORD)).uid).toBe(uid)

    const other = await (await browser.newContext({ baseURL: server.url, locale: 'en-US' })).newPage()
    await other.goto('/auth/login')
    await signInBy(other, () => facebook(other).click(), email)
    await expect(other).toHaveURL(/dashboard$/)
    expect(await other.evaluate(() => localStorage.getItem('barra.account'))).toContain(uid)
    await other.context().close()
  })

  test('a window that fails, is closed or blocked is reported, and a redirect works instead', async ({ page }) => {
    await page.goto('/auth/login')
    const [failing] = await Promise.all([page.waitForEvent('popup'), google(page).click()])
    await failing.getByRole('button', { name: 'Make the sign-in fail' }).click()
    await expect(page.getByText('Couldn’t sign in with Google.')).toBeVisible()

    const [closing] = await Promise.all([page.waitForEvent('popup'), facebook(page).click()])
    await expect(page.getByText('Continue in the Facebook window')).toBeVisible()
    await closing.close()
    await expect(page.getByText('The Facebook window was closed before you finished.')).toBeVisible()

    await page.evaluate(() => {
      window.open = () => null
    })
    await google(page).click()
    await expect(page.getByText('Your browser blocked the Google window.')).toBeVisible()
    await page.getByRole('button', { name: 'Continue on this page' }).click()
    // Its own page has a field of that name too.
    await expect(page).toHaveURL(/social-sign-in/)
    await emailField(page).fill(newEmail())
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page).toHaveURL(/dashboard$/)
  })

  test('returning from a redirect with an existing email links the account', async ({ page, server }) => {
    const email = newEmail()
    await signUp(server, email, PASSWORD)
    await page.goto('/auth/login')
    await page.evaluate(() => {
      window.open = () => null
    })
    await facebook(page).click()
    await page.getByRole('button', { name: 'Continue on this page' }).click()
    // Its own page has a field of that name too.
    await expect(page).toHaveURL(/social-sign-in/)
    await emailField(page).fill(email)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'You already have an account' })).toBeVisible()
    await passwordField(page).fill(PASSWORD)
    await passwordField(page).press('Enter')
    await expect(page).toHaveURL(/dashboard$/)
  })
})

// proves 4.26, 5.8, 7.35
test('the provider’s own policy is ticked off while a password is typed, and the mail is sent again on demand', async ({
  page,
  server,
}) => {
  await page.clock.install()
  await page.route(/passwordPolicy/, (route) =>
    route.fulfill({
      json: {
        customStrengthOptions: { minPasswordLength: 8, containsNumericCharacter: true },
        schemaVersion: 1,
        enforcementState: 'ENFORCE',
      },
    }),
  )
  const email = newEmail()
  await page.goto('/auth/signup')
  const rules = page.getByRole('list', { name: 'Your password must have' }).getByRole('listitem')
  await expect(rules).toHaveText([/At least 8 characters.*missing/, /A number.*missing/])
  await page.getByLabel('Name').fill('Ana')
  await emailField(page).fill(email)
  await passwordField(page).fill('supino-a')
  await expect(rules).toHaveText([/At least 8 characters.*done/, /A number.*missing/])
  await passwordField(page).press('Enter')
  await expect(passwordField(page)).toHaveAccessibleDescription(/Add a number/)
  await expect(passwordField(page)).toBeFocused()
  await passwordField(page).fill('supino-100')
  await expect(rules).toHaveText([/At least 8 characters.*done/, /A number.*done/])
  await passwordField(page).press('Enter')

  await expect(page.getByText(`open the link we sent to ${email}`)).toBeVisible()
  await expect(page.getByRole('button', { name: /Resend in \d+ sec/ })).toBeDisabled()
  const before = mailsTo(server, email)
  await page.clock.fastForward(31_000)
  await page.getByRole('button', { name: 'Resend email', exact: true }).click()
  await expect(page.getByText('Email sent. It can take a minute')).toBeVisible()
  expect(mailsTo(server, email)).toBe(before + 1)

  // The provider loses its session, and the page is reloaded.
  await page.evaluate(() => indexedDB.deleteDatabase('firebaseLocalStorageDb'))
  await page.reload()
  await page.clock.fastForward(31_000)
  await page.getByRole('button', { name: 'Resend email', exact: true }).click()
  await expect(page.getByText('Email sent. Use the link in it to choose a password')).toBeVisible()
  expect(mailsTo(server, email)).toBe(before + 2)
  await page.getByRole('button', { name: 'Start training' }).click()
  await expect(page).toHaveURL(/dashboard$/)
})

// proves 8.20
test('a failed sign-up is reported', async ({ page }) => {
  await page.route(/accounts:signUp/, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'QUOTA_EXCEEDED' } } }),
  )
  await page.goto('/auth/signup')
  await page.getByLabel('Name').fill('Ana')
  await logIn(page, newEmail())
  await expect(problem(page)).toHaveText('Registration failed. Try again in a moment.')
})

// proves 8.21
test('the reset responds alike for every email, and a failed mail is reported', async ({ page }) => {
  await page.goto('/auth/forgot-password')
  await page.route(/accounts:sendOobCode/, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'USER_DISABLED' } } }),
  )
  await emailField(page).fill('disabled@example.org')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('If disabled@example.org has an account, the link is on its way.')).toBeVisible()
  await page.getByRole('button', { name: 'Use a different email' }).click()

  await page.unroute(/accounts:sendOobCode/)
  await page.route(/accounts:sendOobCode/, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'QUOTA_EXCEEDED' } } }),
  )
  await emailField(page).fill('ana@example.org')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(problem(page)).toHaveText('We couldn’t send the email. Try again in a moment.')
})

test.describe('the links of mails', () => {
  // proves 2.7, 7.32
  test('a new email is confirmed, and the old one can no longer sign in', async ({ page, server }) => {
    const [before, after] = [newEmail(), newEmail()]
    const { idToken } = await signUp(server, before, PASSWORD)
    const address = `http://localhost:${server.emulatorPort}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=local`
    const body = JSON.stringify({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: after })
    await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const code = await codeMailedTo(server, before, 'verifyAndChangeEmail')
    await page.goto(`/auth/callback?mode=verifyAndChangeEmail&oobCode=${code}`)
    await expect(page.getByRole('heading', { name: 'Email changed' })).toBeVisible()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await logIn(page, after)
    await expect(page).toHaveURL(/dashboard$/)
  })

  test('reverting an email change leads to a new password', async ({ page }) => {
    await page.route(/accounts:update/, (route) => route.fulfill({ json: { email: 'ana@example.org' } }))
    await page.goto('/auth/callback?mode=recoverEmail&oobCode=any')
    await expect(page.getByRole('heading', { name: 'Email restored' })).toBeVisible()
    await page.getByRole('link', { name: 'Choose a new password' }).click()
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  })

  test('an expired or used link leads to a new one, and one without a response to a retry', async ({ page }) => {
    await page.goto('/auth/callback?mode=resetPassword&oobCode=nonsense')
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await page.getByRole('link', { name: 'Get a new link' }).click()
    await expect(page).toHaveURL(/forgot-password$/)

    await page.route(/accounts:update/, (route) => route.abort())
    await page.goto('/auth/callback?mode=verifyEmail&oobCode=any')
    await expect(problem(page)).toContainText('No connection.')
    await page.unroute(/accounts:update/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('expired or was already used')).toBeVisible()
  })
})

test('sign-in errors are accessible', async ({ page }) => {
  await page.goto('/auth/login')
  await expect(google(page)).toBeVisible()
  await expectOpenToAll(page, 'login')
  await refuse(page, 'INVALID_LOGIN_CREDENTIALS')
  await logIn(page, 'ana@example.org')
  await expect(problem(page)).toBeVisible()
  await expectOpenToAll(page, 'a refused login')

  await page.goto('/auth/signup')
  await expect(google(page)).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(problem(page).first()).toBeVisible()
  await expectOpenToAll(page, 'a refused sign-up')

  // Reading the terms first keeps the input; a password is never kept.
  await page.getByLabel('Name').fill('Ana')
  await emailField(page).fill('ana@example.org')
  await passwordField(page).fill('supino-100')
  await page.locator('main a[href="/terms"]').click()
  await expect(page).toHaveURL(/terms$/)
  // Not back: a browser may restore the same page, with all its input.
  await page.goto('/auth/signup')
  await expect(page.getByLabel('Name')).toHaveValue('Ana')
  await expect(emailField(page)).toHaveValue('ana@example.org')
  await expect(passwordField(page)).toHaveValue('')

  await page.goto('/auth/forgot-password')
  await emailField(page).fill('ana@example.org')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expectOpenToAll(page, 'a mail on its way')

  await page.goto('/auth/callback?mode=resetPassword&oobCode=nonsense')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expectOpenToAll(page, 'a spent link')

  await page.goto('/auth/account-deleted')
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible()
  await expectOpenToAll(page, 'a deleted account')
})
