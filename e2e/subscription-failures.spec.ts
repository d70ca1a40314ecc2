import { expect } from '@playwright/test'
import { FEATURES } from '#contract/vocabulary.ts'
import { lifterAt } from '../tooling/lifter.ts'
import { aPerson } from '../tooling/person.ts'
import type { SpokenKey } from '../tooling/words.ts'
import { payFor } from './support/subscription.ts'
import { test } from './support/test.ts'

// proves 3.11, 4.10, 8.34, 8.35, 9.44
test('every subscription failure has its own message with a way forward', async ({ server, device }) => {
  const person = await aPerson(server)
  await payFor(server, person, 'monthly')
  const { page } = await device()
  const lifter = await lifterAt(page, server)
  const { say } = lifter
  await lifter.logIn(person.email)

  const failing = async (calls: readonly string[], act: () => Promise<unknown>, told: readonly SpokenKey[]) => {
    const error = { code: 'INTERNAL', message: 'no' }
    for (const call of calls)
      await page.route(`**/api/${call}`, (route) => route.fulfill({ status: 500, json: { error } }))
    await act()
    for (const key of told) await expect(page.getByRole('main').getByText(say(key)), key).toHaveCount(1)
    // Each once: no message over the screen says the same.
    await expect(page.locator('[popover] [role=alert]')).toBeEmpty()
    for (const call of calls) await page.unroute(`**/api/${call}`)
  }
  const press = (key: SpokenKey) => page.getByRole('button', { name: say(key), exact: true }).click()
  const cancelAtEnd = async () => {
    await press('subscription:action.cancel')
    await press('subscription:cancel.confirmAtEnd')
  }

  await failing(
    ['subscriptions/status', 'subscriptions/current', 'subscriptions/payments'],
    () => lifter.goTo('/profile/subscription'),
    ['subscription:loadFailed', 'subscription:failure.historyFailed'],
  )
  await lifter.goTo('/profile/subscription')
  await failing(['stripe/portal'], () => press('subscription:action.portal'), [
    'subscription:failure.portalFailed',
    'subscription:failure.tryAgain',
  ])
  await failing(['subscriptions/cancel'], cancelAtEnd, ['subscription:failure.cancelFailed'])
  await cancelAtEnd()
  await expect(page.getByText(say('subscription:toast.cancelAtPeriodEnd'))).toBeVisible()
  await failing(['subscriptions/reactivate'], () => press('subscription:action.reactivate'), [
    'subscription:failure.reactivateFailed',
  ])

  const other = await aPerson(server)
  const phone = await device()
  const visitor = await lifterAt(phone.page, server)
  await visitor.logIn(other.email)
  await visitor.goTo('/subscription')
  const annual = phone.page.getByRole('region', { name: say('subscription:plan.annual'), exact: true })
  await expect(annual.getByText(say('subscription:plan.insteadOf', { price: '$94.80' }), { exact: true })).toBeVisible()
  for (const feature of FEATURES)
    await expect(phone.page.getByText(say(`subscription:benefit.${feature}`))).toBeVisible()
  await visitor.goTo('/profile/subscription')
  const plans = phone.page.waitForRequest('**/api/subscriptions/plans')
  await phone.page.getByRole('button', { name: say('subscription:action.restore'), exact: true }).click()
  await plans
  await expect(phone.page.getByText(say('subscription:restore.nothing'))).toBeVisible()
})
