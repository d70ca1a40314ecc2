import { type ReactNode, StrictMode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Session } from '#contract/session.ts'
import { setupI18n } from '#i18n/setup.ts'
import { runningSessions } from '#storage/collections/sessions.ts'
import { insertDocument } from '#storage/commands.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { aSession, aWorkout } from '../../../../tests/builders.ts'
import { render } from '../../../../tests/support/render.tsx'
import { openTestDatabase } from '../../../../tests/test-database.ts'
import { resolveEntry } from './resolve-entry.ts'
import { type EntryState, useEntry } from './use-entry.ts'

vi.mock(import('./resolve-entry.ts'), async (load) => {
  const actual = await load()
  return { ...actual, resolveEntry: vi.fn(actual.resolveEntry) }
})

beforeAll(() => setupI18n('en-US', ['execution', 'parts']))

type EntryProps = { readonly id: string; readonly show: (state: EntryState) => void; readonly onStarted: StartHandler }
type StartHandler = (session: Session) => void

function Entry({ id, show, onStarted }: EntryProps): ReactNode {
  const state = useEntry(id, { onStarted, onDismissed: () => undefined })
  show(state)
  return state.type === 'opening' ? state.question : null
}

async function open(
  id: string,
  documents: { readonly workout?: ReturnType<typeof aWorkout>; readonly running?: Session },
) {
  const db = await openTestDatabase()
  if (documents.workout) await insertDocument(db, 'workouts', documents.workout)
  if (documents.running) await insertDocument(db, 'sessions', documents.running)
  let state: EntryState | undefined
  const started: Session[] = []
  render(
    <StrictMode>
      <MemoryRouter>
        <DatabaseProvider value={db}>
          <Entry
            id={id}
            show={(shown) => {
              state = shown
            }}
            onStarted={(session) => started.push(session)}
          />
        </DatabaseProvider>
      </MemoryRouter>
    </StrictMode>,
  )
  return { db, started, state: () => state }
}

test('the address of a workout starts it once', async () => {
  const workout = aWorkout({ name: 'Push' })
  const { db, started, state } = await open(workout.id, { workout })
  await expect.poll(() => started.map(({ name }) => name)).toEqual(['Push'])
  expect(state()).toMatchObject({ type: 'opening', name: 'Push' })
  expect(await runningSessions(db).get()).toHaveLength(1)
})

test('nothing starts beside another workout before the person has decided', async () => {
  const workout = aWorkout({ name: 'Push' })
  const { db, started } = await open(workout.id, { workout, running: aSession({ name: 'Legs' }) })
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(started).toEqual([])
  expect(await runningSessions(db).get()).toHaveLength(1)
})

test('a session that arrives from another device opens', async () => {
  const session = aSession()
  const { db, state } = await open(session.id, {})
  await expect.poll(() => state()?.type).toBe('missing')
  await insertDocument(db, 'sessions', session)
  await expect.poll(state).toMatchObject({ type: 'session', session: { id: session.id } })
})

test('a disk that cannot be read is asked again on demand', async () => {
  const session = aSession()
  vi.mocked(resolveEntry).mockRejectedValueOnce(new Error('no disk')).mockRejectedValueOnce(new Error('no disk'))
  const { state } = await open(session.id, { running: session })
  await expect.poll(() => state()?.type).toBe('failed')
  const failed = state()
  if (failed?.type === 'failed') failed.retry()
  await expect.poll(state).toMatchObject({ type: 'session', session: { id: session.id } })
})
