import { expect, type Page } from '@playwright/test'
import { RENEW_EVERY_MS } from '#platform/identity/auth.machine.ts'
import { newEmail, PASSWORD } from '../tooling/credentials.ts'
import { signIn, signUp } from '../tooling/identity.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson } from '../tooling/person.ts'
import type { SpokenKey } from '../tooling/words.ts'
import { codeMailedTo } from './support/mails.ts'
import { test } from './support/test.ts'

// Account security: passwords, email, sign-in methods, and signing out everywhere.

const NEW_PASSWORD = 'agachamento-140'

const card = ({ page, say }: Lifter, title: SpokenKey) => page.getByRole('region', { name: say(title), exact: true })
const waysIn = (lifter: Lifter) => card(lifter, 'profile:waysIn.title')

/** Opens another provider's window and signs in there. */
async function answerInWindow(page: Page, press: () => Promise<void>, email: string): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()])
  await popup.getByLabel('Email', { exact: true }).fill(email)
  await popup.getByRole('button', { name: 'Continue', exact: true }).click()
}

async function changePassword(lifter: Lifter, current: string, next: string): Promise<void> {
  const password = card(lifter, 'profile:password.title')
  await password.getByLabel(lifter.say('profile:password.current'), { exact: true }).fill(current)
  await password.getByLabel(lifter.say('profile:password.next'), { exact: true }).fill(next)
  await password.getByRole('button', { name: lifter.say('profile:password.change') }).click()
}

async function logInWith(lifter: Lifter, email: string, password: string): Promise<void> {
  await lifter.page.getByLabel(lifter.say('auth:email'), { exact: true }).fill(email)
  await lifter.page.getByLabel(lifter.say('auth:password'), { exact: true }).fill(password)
  await lifter.page.getByRole('button', { name: lifter.say('auth:login.submit'), exact: true }).click()
}

// proves 1.9, 5.4
test('changing a password requires the current one, and signing out everywhere reaches the other device', async ({
  page,
  server,
  browser,
}) => {
  const { email } = await aPerson(server)
  const lifter = await lifterAt(page, server)
  await lifter.logIn(email)
  await lifter.goTo('/profile/security')

  await test.step('the password', async () => {
    await changePassword(lifter, 'not-this-one', NEW_PASSWORD)
    const current = card(lifter, 'profile:password.title').getByLabel(lifter.say('profile:password.current'), {
      exact: true,
    })
    await expect(current).toHaveAccessibleDescription('Current password is incorrect')
    await expect(current).toBeFocused()
    await changePassword(lifter, PASSWORD, NEW_PASSWORD)
    await expect(page.getByText(lifter.say('profile:password.changed'))).toBeVisible()
    await expect(signIn(server, email, PASSWORD)).rejects.toThrow(/INVALID/)
  })

  const { idToken } = await signIn(server, email, NEW_PASSWORD)
  const context = await browser.newContext()
  const other = await lifterAt(await context.newPage(), server)
  await other.page.clock.install()
  await other.goTo('/auth/login')
  await logInWith(other, email, NEW_PASSWORD)
  await expect(other.page).toHaveURL(/dashboard/)
  await other.isSynced()

  await test.step('everywhere', async () => {
    await page.getByRole('button', { name: lifter.say('profile:signOutAll.action') }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: lifter.say('profile:signOutAll.action') }).click()
    await expect(page).toHaveURL(/auth\/login/)
    const stolen = await fetch(`${server.url}/api/user/export`, { headers: { authorization: `Bearer ${idToken}` } })
    expect(stolen.status).toBe(401)
    // The emulator renews a revoked session; this is the real provider's response.
    await other.page.route(/securetoken/, (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
    )
    await other.page.clock.fastForward(RENEW_EVERY_MS + 1_000)
    await expect(other.page).toHaveURL(/auth\/login/)
    await expect(other.page.getByText(other.say('auth:ended.expired'))).toBeVisible()
    await expect(other.page.getByText(other.say('auth:ended.comeBack', { email }))).toBeVisible()
  })
  await test.step('the new password opens it again', async () => {
    await other.page.unroute(/securetoken/)
    await logInWith(other, email, NEW_PASSWORD)
    await expect(other.page).toHaveURL(/dashboard/)
    await other.isSynced()
  })
  await context.close()
})

// proves 7.31
test('the e-mail changes once the link in its mail was opened', async ({ page, server }) => {
  const { email } = await aPerson(server)
  const taken = newEmail()
  const next = newEmail()
  await signUp(server, taken, PASSWORD)
  const lifter = await lifterAt(page, server)
  await lifter.logIn(email)
  await lifter.goTo('/profile/security')
  const emailCard = card(lifter, 'profile:email.title')
  const field = emailCard.getByLabel(lifter.say('profile:email.next'), { exact: true })
  const password = emailCard.getByLabel(lifter.say('profile:password.current'), { exact: true })
  const change = async (address: string, proof: string) => {
    await field.fill(address)
    await password.fill(proof)
    await emailCard.getByRole('button', { name: lifter.say('profile:email.change') }).click()
  }
  await change(next, 'not-this-one')
  await expect(password).toHaveAccessibleDescription('Current password is incorrect')
  await change(next, PASSWORD)
  await expect(emailCard.getByText(lifter.say('profile:email.sent', { next, email }))).toBeVisible()
  await signIn(server, email, PASSWORD)

  // The emulator writes its mail to the old address; the provider's own goes to the new one.
  const code = await codeMailedTo(server, email, 'verifyAndChangeEmail')
  await lifter.goTo(`/auth/callback?mode=verifyAndChangeEmail&oobCode=${code}`)
  await expect(
    page.getByRole('heading', { name: lifter.say('auth:callback.verifyAndChangeEmail.title') }),
  ).toBeVisible()
  await expect(signIn(server, email, PASSWORD)).rejects.toThrow(/INVALID|NOT_FOUND/)
  await signIn(server, next, PASSWORD)
})

test('another provider is linked and unlinked, and the last way in stays', async ({ page, server }) => {
  const { email } = await aPerson(server)
  const lifter = await lifterAt(page, server)
  await lifter.logIn(email)
  await lifter.goTo('/profile/security')
  const ways = waysIn(lifter)
  const google = lifter.say('profile:waysIn.google')
  const link = ways.getByRole('button', { name: lifter.say('profile:waysIn.link', { name: google }), exact: true })
  const unlink = ways.getByRole('button', { name: lifter.say('profile:waysIn.unlinkNamed', { name: google }) })
  await expect(ways.getByText(lifter.say('profile:waysIn.only'))).toBeVisible()
  await answerInWindow(page, () => link.click(), email)
  await expect(page.getByText(lifter.say('profile:waysIn.linked', { name: google }))).toBeVisible()
  await expect(ways.getByRole('listitem')).toHaveCount(2)
  await unlink.click()
  await expect(page.getByText(lifter.say('profile:waysIn.unlinked', { name: google }))).toBeVisible()
  await expect(ways.getByRole('listitem')).toHaveCount(1)
  await expect(ways.getByRole('button', { name: lifter.say('profile:waysIn.unlink') })).toHaveCount(0)
})

// proves 7.31
test('a Google account can set a first password and unlink Google', async ({ page, server }) => {
  const email = newEmail()
  const lifter = await lifterAt(page, server)
  await lifter.goTo('/auth/login')
  const google = lifter.say('profile:waysIn.google')
  const enter = page.getByRole('button', { name: 'Continue with Google' })
  await answerInWindow(page, () => enter.click(), email)
  await expect(page).toHaveURL(/dashboard/)
  await lifter.goTo('/profile/security')
  const ways = waysIn(lifter)
  await expect(ways.getByText(lifter.say('profile:waysIn.only'))).toBeVisible()
  const unlink = ways.getByRole('button', { name: lifter.say('profile:waysIn.unlinkNamed', { name: google }) })
  await expect(unlink).toHaveCount(0)
  await expect(page.getByText(lifter.say('profile:email.needsPassword'))).toBeVisible()

  const first = card(lifter, 'profile:password.setTitle')
  const next = first.getByLabel(lifter.say('profile:password.next'), { exact: true })
  await next.fill('short')
  await first.getByRole('button', { name: lifter.say('profile:password.set') }).click()
  await expect(next).toHaveAccessibleDescription(lifter.say('profile:identity.weak-password'))
  await next.fill(NEW_PASSWORD)
  await first.getByRole('button', { name: lifter.say('profile:password.set') }).click()
  await expect(page.getByText(lifter.say('profile:password.isSet'))).toBeVisible()
  await expect(card(lifter, 'profile:password.title')).toBeVisible()
  await unlink.click()
  await expect(page.getByText(lifter.say('profile:waysIn.unlinked', { name: google }))).toBeVisible()
  await signIn(server, email, NEW_PASSWORD)
})
