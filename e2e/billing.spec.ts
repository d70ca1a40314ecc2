import { expect, type Page } from '@playwright/test'
import type { Locale } from '#contract/preferences.ts'
import { WORDS } from '../server/payment/local/local-words.ts'
import { newEmail, PASSWORD } from '../tooling/credentials.ts'
import { signIn } from '../tooling/identity.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import type { Server } from '../tooling/server.ts'
import { expectOpenToAll } from './support/access.ts'
import { codeMailedTo } from './support/mails.ts'
import { expectInside } from './support/overlays.ts'
import { type OpenDevice, test } from './support/test.ts'

// A subscription as a person meets it: one journey for each language and currency, all through the provider's own pages.

const ZONES: Readonly<Record<Locale, string>> = {
  'pt-BR': 'America/Sao_Paulo',
  'en-US': 'America/New_York',
  'es-ES': 'Europe/Madrid',
}

/** A paying person, with our texts and the provider's in their language. */
type Payer = Lifter & { readonly email: string; readonly on: (typeof WORDS)[Locale] }

/** A new person with a confirmed address, on a localized device. */
async function aPayer(server: Server, device: OpenDevice, locale: Locale): Promise<Payer> {
  const { page } = await device({ locale, timezoneId: ZONES[locale] })
  const lifter = await lifterAt(page, server, locale)
  const email = newEmail()
  await lifter.signUp(email)
  await lifter.confirmEmail(await codeMailedTo(server, email, 'verifyEmail'))
  return Object.assign(lifter, { email, on: WORDS[locale] })
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const paywallOf = ({ page, say }: Payer) => page.getByRole('dialog', { name: say('subscription:paywall.title') })
const cardOf = ({ page, say }: Payer, plan: 'monthly' | 'annual') =>
  page.getByRole('region', { name: say(`subscription:plan.${plan}`), exact: true })

/** The provider's page of a person without a purchase, who has no link to it yet. */
async function openPortalOf({ page, email }: Payer, server: Server): Promise<void> {
  const { idToken } = await signIn(server, email, PASSWORD)
  const response = await fetch(`${server.url}/api/stripe/portal`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ returnUrl: `${server.url}/subscription` }),
  })
  const { data } = (await response.json()) as { data: { url: string } }
  await page.goto(data.url)
}

/** The provider's page, from the profile section. */
async function openPortal(payer: Payer): Promise<void> {
  await payer.goTo('/profile/subscription')
  await press(payer.page, payer.say('subscription:action.portal'))
  await expect(payer.page.getByRole('heading', { name: payer.on.portal })).toBeVisible()
}

/** Presses a button of the portal and waits for its result. */
async function onPortal({ page }: Payer, button: string, state: string): Promise<void> {
  await press(page, button)
  await expect(page.getByRole('status').first()).toContainText(state)
}

/** Back in the app, where the plans are. */
async function goBack({ page, on, say }: Payer): Promise<void> {
  await page.getByRole('link', { name: on.back }).click()
  await expect(page.getByRole('heading', { name: say('subscription:title'), level: 1 })).toBeVisible()
}

/** Pays on the payment page, and checks the result. */
async function pay({ page, on, say }: Payer, price: string): Promise<void> {
  await press(page, `${on.pay} ${price}`)
  await expect(page.getByRole('heading', { name: say('subscription:success.done') })).toBeVisible()
}

/** The displayed state: plan, status, price and the like. */
async function hasState(payer: Payer, texts: readonly string[]): Promise<void> {
  await payer.goTo('/profile/subscription')
  const state = payer.page.getByRole('region', { name: payer.say('subscription:state.title') })
  for (const text of texts) await expect(state.getByText(text, { exact: true })).toBeVisible()
}

/** Paid screens open directly. */
async function isIn(payer: Payer): Promise<void> {
  await payer.goTo('/dashboard')
  await expect(
    payer.page.getByRole('heading', { name: payer.say('dashboard:greeting', { name: 'Ana' }) }),
  ).toBeVisible()
  await expect(paywallOf(payer)).toBeHidden()
}

/** Paid screens lead to the plans, behind a paywall that can be left and not closed. The device knows that it is over. */
async function isOut(payer: Payer, why: 'trial' | 'subscription'): Promise<void> {
  await meetsPaywall(payer, why)
  await payer.page.keyboard.press('Escape')
  await expect(payer.page).toHaveURL(/\/workouts$/)
  await expect(paywallOf(payer)).toBeHidden()
  await meetsPaywall(payer, why)
}

async function meetsPaywall(payer: Payer, why: 'trial' | 'subscription'): Promise<void> {
  await payer.page.goto(new URL('/dashboard', payer.page.url()).href, { waitUntil: 'commit' })
  await expect(payer.page).toHaveURL(/\/subscription$/)
  const paywall = paywallOf(payer)
  await expect(paywall.getByText(payer.say(`subscription:ended.${why}`))).toBeVisible()
  await expect(paywall.getByRole('button', { name: payer.say('subscription:paywall.close') })).toHaveCount(0)
}

async function cancel({ page, say }: Payer, when: 'confirmAtEnd' | 'confirmNow'): Promise<void> {
  await press(page, say('subscription:action.cancel'))
  const question = page.getByRole('dialog', { name: say('subscription:cancel.title') })
  await expect(question).toBeVisible()
  await expectInside(page, 'the cancellation')
  await question.getByRole('button', { name: say(`subscription:cancel.${when}`) }).click()
  const told = when === 'confirmNow' ? 'subscription:toast.cancelImmediate' : 'subscription:toast.cancelAtPeriodEnd'
  await expect(page.getByText(say(told))).toBeVisible()
}

// proves 1.5, 2.46, 2.54, 2.55, 2.56, 2.57, 2.58, 6.4
test('in Brazil: the trial ends, the paywall, a year paid in reais, cancelled, still in until its time is over, and out', async ({
  server,
  device,
}) => {
  const ana = await aPayer(server, device, 'pt-BR')
  const { page, say, on } = ana

  await test.step('the trial says how long it goes on, and everything is open', async () => {
    await expect(page.getByText(say('subscription:trial.days', { count: 14 }))).toBeVisible()
    await isIn(ana)
  })
  await test.step('who asks for the plans in the trial sees all that there is to know, and goes on', async () => {
    await press(page, say('subscription:trial.see'))
    const paywall = paywallOf(ana)
    for (const text of [
      say('subscription:paywall.badge'),
      say('subscription:paywall.subtitle'),
      say('subscription:trial.days', { count: 14 }),
      say('subscription:plans.endsTrial'),
      say('subscription:trust.payment'),
    ])
      await expect(paywall.getByText(text, { exact: true })).toBeVisible()
    for (const link of ['profile', 'subscription', 'settings'] as const)
      await expect(paywall.getByRole('link', { name: say(`subscription:paywall.${link}`), exact: true })).toBeVisible()
    await expect(paywall.getByRole('region', { name: say('subscription:plan.monthly'), exact: true })).toBeVisible()
    const annual = paywall.getByRole('region', { name: say('subscription:plan.annual'), exact: true })
    await expect(annual.getByText(say('subscription:plan.recommended'))).toBeVisible()
    await expect(paywall.getByRole('button', { name: say('subscription:paywall.close') })).toBeVisible()
    await expectOpenToAll(page, 'paywall of a trial')
    await press(page, say('subscription:paywall.continueTrial'))
    await expect(paywall).toBeHidden()
  })
  await test.step('it ends, and what is paid for asks for a plan', async () => {
    await openPortalOf(ana, server)
    await expectOpenToAll(page, 'portal of a trial')
    await press(page, on.endTrial)
    await expect(page.getByRole('button', { name: on.endTrial })).toHaveCount(0)
    await goBack(ana)
    await expect(page.getByText(say('subscription:ended.trial'))).toBeVisible()
    await isOut(ana, 'trial')
  })
  await test.step('the year is paid on the page of the provider, at the price that was shown', async () => {
    const card = paywallOf(ana).getByRole('region', { name: say('subscription:plan.annual'), exact: true })
    await expect(card.getByText(say('subscription:plan.save', { percent: 20 }))).toBeVisible()
    await expect(card.getByText(say('subscription:plan.annualTerms', { price: 'R$\u00a0191,04' }))).toBeVisible()
    await card.getByRole('button', { name: say('subscription:plan.choose.annual') }).click()
    await expect(page.getByRole('heading', { name: on.annual })).toBeVisible()
    await expectOpenToAll(page, 'payment page')
    await pay(ana, 'R$\u00a0191,04')
    await page.getByRole('link', { name: say('subscription:success.train') }).click()
    await isIn(ana)
  })
  await test.step('cancelled at the end of the period, everything stays open until then', async () => {
    await hasState(ana, [
      say('subscription:status.active'),
      say('subscription:state.perYear', { price: 'R$\u00a0191,04' }),
    ])
    await cancel(ana, 'confirmAtEnd')
    await hasState(ana, [say('subscription:status.canceling'), say('subscription:state.endsOn')])
    await isIn(ana)
  })
  await test.step('the time passes, and it is over', async () => {
    await openPortal(ana)
    await onPortal(ana, on.timePasses, on.canceled)
    await goBack(ana)
    await expect(page.getByText(say('subscription:ended.subscription'))).toBeVisible()
    await isOut(ana, 'subscription')
  })
})

// proves 2.24, 2.25, 3.20, 4.4, 7.23, 8.37
test('in the United States: declined card, delayed payment event, immediate end, new payment, cancelled and kept', async ({
  server,
  device,
}) => {
  const ana = await aPayer(server, device, 'en-US')
  const { page, say, on } = ana

  await test.step('a card that is declined costs nothing, and going back buys nothing', async () => {
    await ana.goTo('/subscription')
    await expectOpenToAll(page, 'plans')
    await cardOf(ana, 'monthly').getByRole('button').click()
    await press(page, on.decline)
    await expect(page.getByRole('alert')).toHaveText(on.declined)
    await goBack(ana)
    await hasState(ana, [say('subscription:state.trial')])
  })
  await test.step('the same page is paid after all; while nobody has heard of it the screen waits, then celebrates', async () => {
    await ana.goTo('/subscription')
    await cardOf(ana, 'monthly').getByRole('button').click()
    await expect(page.getByRole('button', { name: `${on.pay} $7.90`, exact: true })).toBeVisible()
    const unheard = /\/api\/subscriptions\/(refresh|status)/
    await page.context().route(unheard, (route) => route.abort())
    await press(page, `${on.pay} $7.90`)
    await expect(page.getByRole('heading', { name: say('subscription:success.waiting') })).toBeVisible()
    await page.context().unroute(unheard)
    await expect(page.getByRole('heading', { name: say('subscription:success.done') })).toBeVisible()
    await hasState(ana, [say('subscription:status.active'), say('subscription:state.perMonth', { price: '$7.90' })])
  })
  await test.step('ended at once, it is over at once', async () => {
    await cancel(ana, 'confirmNow')
    await hasState(ana, [say('subscription:status.canceled'), say('subscription:state.endedOn')])
    await isOut(ana, 'subscription')
  })
  await test.step('paid again, for a year; cancelled at its end, and kept after all', async () => {
    await paywallOf(ana)
      .getByRole('button', { name: say('subscription:plan.choose.annual') })
      .click()
    await pay(ana, '$71.90')
    await hasState(ana, [say('subscription:state.perYear', { price: '$71.90' })])
    await cancel(ana, 'confirmAtEnd')
    await press(page, say('subscription:action.reactivate'))
    await expect(page.getByText(say('subscription:toast.reactivateSuccess'))).toBeVisible()
    await hasState(ana, [say('subscription:status.active'), say('subscription:state.renewsOn')])
    await isIn(ana)
  })
  await test.step('both payments are in the history, each with its receipt', async () => {
    await ana.goTo('/subscription/billing')
    const payments = page.getByRole('region', { name: say('subscription:payments.title') })
    await expect(payments.getByRole('listitem')).toHaveText([/\$71\.90/, /\$7\.90/])
    await expectOpenToAll(page, 'billing')
    const opened = page.context().waitForEvent('page')
    await payments.getByRole('link').last().click()
    const receipt = await opened
    await expect(receipt.getByText('$7.90')).toBeVisible()
    await expectOpenToAll(receipt, 'receipt')
  })
})

// proves 1.5
test('in Spain: a month paid in euros, a renewal that fails, a new card, the other plan, and a card that fails for good', async ({
  server,
  device,
}) => {
  const ana = await aPayer(server, device, 'es-ES')
  const { page, say, on } = ana
  await page.emulateMedia({ colorScheme: 'light' })

  await test.step('a month is paid in the trial', async () => {
    await ana.goTo('/subscription')
    await cardOf(ana, 'monthly').getByRole('button').click()
    await pay(ana, '€\u00a07,90')
    await hasState(ana, [say('subscription:state.perMonth', { price: '€\u00a07,90' })])
    await expectOpenToAll(page, 'section of the profile')
  })
  await test.step('the renewal fails: everything stays open, and every screen says so', async () => {
    await openPortal(ana)
    await press(page, on.breakCard)
    await onPortal(ana, on.timePasses, on.past_due)
    await expectOpenToAll(page, 'portal of a payment that is due')
    await goBack(ana)
    await isIn(ana)
    await expect(page.getByText(say('subscription:failing.title'))).toBeVisible()
    await page.getByRole('link', { name: say('subscription:failing.action') }).click()
    await expect(page.getByText(say('subscription:status.past_due'), { exact: true })).toBeVisible()
  })
  await test.step('the end of what is owed is unknown: no date is promised to whoever cancels', async () => {
    await press(page, say('subscription:action.cancel'))
    const question = page.getByRole('dialog', { name: say('subscription:cancel.title') })
    await expect(question.getByText(say('subscription:cancel.atEndTextUndated'))).toBeVisible()
    await question.getByRole('button', { name: say('subscription:cancel.keep') }).click()
  })
  await test.step('another card pays what is owed', async () => {
    await openPortal(ana)
    await onPortal(ana, on.fixCard, on.active)
    await goBack(ana)
    await isIn(ana)
    await expect(page.getByText(say('subscription:failing.title'))).toHaveCount(0)
  })
  await test.step('the other plan is gone over to, and never bought beside it', async () => {
    await ana.goTo('/profile/subscription')
    await page.getByRole('link', { name: say('subscription:action.change') }).click()
    await expect(cardOf(ana, 'monthly').getByText(say('subscription:plan.current'))).toBeVisible()
    await cardOf(ana, 'annual')
      .getByRole('button', { name: say('subscription:plan.switch.annual') })
      .click()
    await press(page, on.toAnnual)
    await expect(page.getByRole('heading', { name: on.annual })).toBeVisible()
    await goBack(ana)
    await expect(cardOf(ana, 'annual').getByText(say('subscription:plan.current'))).toBeVisible()
    await hasState(ana, [say('subscription:state.perYear', { price: '€\u00a071,90' })])
  })
  await test.step('a card that fails for good ends it', async () => {
    await openPortal(ana)
    await press(page, on.breakCard)
    await onPortal(ana, on.timePasses, on.past_due)
    await onPortal(ana, on.timePasses, on.canceled)
    await goBack(ana)
    await expect(page.getByText(say('subscription:ended.subscription'))).toBeVisible()
    await isOut(ana, 'subscription')
    await expectOpenToAll(page, 'paywall')
  })
})
