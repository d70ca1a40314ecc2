import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { setupI18n } from '#i18n/setup.ts'
import { isStorageStuck } from '#shared/page-life/stuck-storage.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import type { Database, Rescued } from '#storage/documents.ts'
import type { HealthState } from '#storage/health.ts'
import type { Loss } from './account-database.ts'
import { StorageHealth } from './storage-health.tsx'

beforeAll(() => setupI18n('en-US', ['app', 'shared']))

const rescued: Rescued = { preferences: [], folders: [], workouts: [], exercises: [], sessions: [], measurements: [] }

function shown(phase: Loss['phase'] | null, state: HealthState = 'ok'): string {
  // The banner uses nothing else of the database.
  const database = { account: 'ana', health: { current: () => state, subscribe: () => () => undefined } } as unknown
  return renderToStaticMarkup(
    <DatabaseProvider value={database as Database}>
      <StorageHealth loss={phase && { phase, rescued }} />
    </DatabaseProvider>,
  )
}

test('documents that cannot be rewritten can be saved as a file, or retried', () => {
  const html = shown('refused')
  expect(html).toContain('Barra’s data on this device was cleared')
  expect(html).toContain('Save as file')
  expect(html).toContain('Try again')
  expect(html).not.toContain('Got it')
})

test('documents that are written again can be saved as a file, and the banner put away', () => {
  const html = shown('written')
  expect(html).toContain('Save as file')
  expect(html).not.toContain('Try again')
})

test('while they are being written again there is nothing to try', () => {
  expect(shown('writing')).not.toContain('Try again')
})

test.each(['ok', 'lost'] as const)('without a loss and with %s storage, there is no banner', (state) => {
  expect(shown(null, state)).toBe('')
})

test('storage that does not answer is told before anything else, with the way out', () => {
  isStorageStuck.set(true)
  const html = shown('refused')
  isStorageStuck.set(false)
  expect(html).toContain('Barra can’t save right now')
  expect(html).toContain('Close Barra completely')
})
