import type { Page } from '@playwright/test'
import { push } from '../tooling/api.ts'
import type { Server } from '../tooling/server.ts'
import { leaveOnServer, newAccount, PASSWORD } from './account.ts'

/** Logs in as a new person with these documents, and waits until all of them are on this device. */
export async function logInWith(
  page: Page,
  server: Server,
  sessions: readonly object[],
  workouts: readonly object[] = [],
): Promise<void> {
  const person = await newAccount(server)
  const { email, idToken } = person
  if (workouts.length > 0) await push(server, person, 'workouts', workouts)
  await leaveOnServer(server, idToken, sessions)
  await page.goto(`${server.url}/auth/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Synced' }).waitFor({ timeout: 120_000 })
}
