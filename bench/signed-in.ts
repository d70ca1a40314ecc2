import type { Page } from '@playwright/test'
import type { Server } from '../tooling/server.ts'
import { leaveOnServer, newAccount, PASSWORD } from './account.ts'

/** Logs in as a new person with these sessions, and waits until all of them are on this device. */
export async function logInWith(page: Page, server: Server, sessions: readonly object[]): Promise<void> {
  const { email, idToken } = await newAccount(server)
  await leaveOnServer(server, idToken, sessions)
  await page.goto(`${server.url}/auth/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('link', { name: 'Synced' }).waitFor({ timeout: 120_000 })
}
