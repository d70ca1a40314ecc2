import i18next from 'i18next'
import { expect } from 'vitest'
import { DASHBOARD_PATH } from '#contract/routes.ts'
import { fetchScreen, screenAt } from '../../src/app/fetch-screen.ts'

const NAMESPACES = ['shared', 'app', 'dashboard', 'parts', 'data', 'subscription']

/** Fetches the screen and the words of the dashboard, which its start asks for, too. */
export async function screenOfStart(): Promise<void> {
  const screen = screenAt(DASHBOARD_PATH, false)
  if (!screen) expect.fail('there is no dashboard')
  await fetchScreen(screen)
  await expect.poll(() => NAMESPACES.filter((name) => !i18next.hasResourceBundle('en-US', name))).toEqual([])
}

/** Resolves once all that could be drawn by now is drawn. A browser may never find a moment idle; tasks do end. */
export function afterEveryTask(): Promise<void> {
  return scheduler.postTask(() => undefined, { priority: 'background' })
}
