import '#ui/base.css'
import { expect, onTestFinished, test } from 'vitest'
import { DASHBOARD_PATH } from '#contract/routes.ts'
import { rememberLocale } from '#i18n/stored-locale.ts'
import { enterAccount, forgetAccount } from '#platform/account/account.ts'
import { deleteAccountData } from '#platform/account/account-data.ts'
import { firstDrawnAt } from '../../tests/support/first-drawn.ts'
import { accountDatabase, followAccount } from './account-database.ts'
import { startApp } from './start-app.tsx'

// The app as a browser starts it for a person who is signed in, without a server.

test('the first frame has the person’s places in their language, over documents that are open', async () => {
  const account = { uid: `starts-${crypto.randomUUID()}`, email: 'ana@barra.test', name: 'Ana' }
  rememberLocale('en-US')
  await enterAccount(account)
  onTestFinished(async () => {
    await forgetAccount()
    await deleteAccountData(account.uid)
  })
  followAccount()
  const first = await firstDrawnAt(DASHBOARD_PATH, startApp)
  expect(accountDatabase().kind).toBe('open')
  expect(first.querySelector('nav [aria-current=page]')?.textContent).toBe('Home')
  await expect.poll(() => document.querySelector('h1')?.textContent).toBe('Hi, Ana')
})
