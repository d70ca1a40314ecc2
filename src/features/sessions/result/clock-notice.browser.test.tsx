import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Session } from '#contract/session.ts'
import { newestFirstKey } from '#domain/list/newest-first.ts'
import { setupI18n } from '#i18n/setup.ts'
import { insertDocument } from '#storage/commands.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { aSession } from '../../../../tests/builders.ts'
import { render } from '../../../../tests/support/render.tsx'
import { openTestDatabase } from '../../../../tests/test-database.ts'
import { ClockNotice } from './clock-notice.tsx'

const HOUR_MS = 3_600_000

beforeAll(() => setupI18n('en-US', ['sessions', 'shared']))

async function show(startedInMs: number) {
  const db = await openTestDatabase()
  const now = Date.now()
  const at = (ms: number) => new Date(now + ms).toISOString()
  const startedAt = at(startedInMs)
  const endedAt = at(startedInMs + HOUR_MS)
  const session: Session = aSession({ status: 'completed', startedAt, endedAt, newestFirst: newestFirstKey(startedAt) })
  await insertDocument(db, 'sessions', session)
  render(
    <DatabaseProvider value={db}>
      <ClockNotice session={session} />
    </DatabaseProvider>,
  )
  return { stored: async () => (await db.collections.sessions.findOne(session.id).exec())?.toJSON() }
}

test('a workout of the future says so, and one tap dates it to end now, as long as it was', async () => {
  const { stored } = await show(72 * HOUR_MS)
  await expect.element(page.getByText('This workout is dated in the future')).toBeVisible()
  await page.getByRole('button', { name: 'Correct the time' }).click()
  await expect.poll(async () => Date.parse((await stored())?.endedAt ?? '9999') <= Date.now()).toBe(true)
  const corrected = await stored()
  expect(Date.parse(corrected?.endedAt ?? '') - Date.parse(corrected?.startedAt ?? '')).toBe(HOUR_MS)
  expect(corrected?.newestFirst).toBe(newestFirstKey(corrected?.startedAt ?? ''))
})

test('a workout of today says nothing', async () => {
  await show(-2 * HOUR_MS)
  expect(document.body.textContent).not.toContain('dated in the future')
})
