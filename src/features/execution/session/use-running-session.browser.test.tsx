import { useState } from 'react'
import { flushSync } from 'react-dom'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Preferences } from '#contract/preferences.ts'
import type { Session } from '#contract/session.ts'
import { updateSet } from '#domain/session/sets.ts'
import { setupI18n } from '#i18n/setup.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import { insertDocument } from '#storage/commands.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { aSession, aSessionExercise, aSet, somePreferences } from '../../../../tests/builders.ts'
import { render } from '../../../../tests/support/render.tsx'
import { openTestDatabase } from '../../../../tests/test-database.ts'
import { type RunningSession, useRunningSession } from './use-running-session.ts'

beforeAll(() => setupI18n('en-US', ['execution']))

const set = aSet({ reps: null })
const exercise = aSessionExercise({ sets: [set] })

type RunningProps = {
  readonly read: Session
  readonly show: (running: RunningSession, setPreferences: (preferences: Preferences) => void) => void
}

function Running({ read, show }: RunningProps) {
  const [preferences, setPreferences] = useState(somePreferences({ defaultRestSeconds: 60 }))
  show(useRunningSession(read, preferences), setPreferences)
  return null
}

async function run(read: Session, ...others: readonly Session[]) {
  const db = await openTestDatabase()
  for (const session of [read, ...others]) await insertDocument(db, 'sessions', session)
  const latest: { running?: RunningSession; setPreferences?: (preferences: Preferences) => void } = {}
  render(
    <DatabaseProvider value={db}>
      <Running read={read} show={(running, setPreferences) => Object.assign(latest, { running, setPreferences })} />
    </DatabaseProvider>,
  )
  return latest
}

test('the sets of the last time are suggested', async () => {
  const done = aSet({ reps: 8, completedAt: '2026-02-02T18:00:00.000Z' })
  const earlier = aSession({
    status: 'completed',
    startedAt: '2026-02-02T18:00:00.000Z',
    exercises: [aSessionExercise({ sets: [done] })],
  })
  const latest = await run(aSession({ exercises: [exercise] }), earlier)
  await expect
    .poll(() => latest.running?.suggestions.previous.get(exercise.exerciseId)?.exercises[0]?.sets)
    .toMatchObject([{ reps: 8 }])
})

test('a usual rest that is changed during the workout counts from the next set on', async () => {
  const latest = await run(aSession({ exercises: [exercise] }))
  const { actions, store } = latest.running ?? expect.fail('nothing runs')
  flushSync(() => latest.setPreferences?.(somePreferences({ defaultRestSeconds: 200 })))
  expect(latest.running?.actions).toBe(actions)
  const at = Date.parse('2026-03-02T18:05:00.000Z')
  actions.completeSet(set.id, { reps: 5 }, at)
  expect(Date.parse(store.current().shown.rest?.endsAt ?? '')).toBe(at + 200_000)
})

test('edits that the disk refused in an earlier run come back', async () => {
  const before = aSession({ exercises: [exercise] })
  const note = `barra.unsaved.${before.id}` as const
  safeLocalStorage.writeJson(note, { before, after: updateSet(before, set.id, { reps: 9 }) })
  onTestFinished(() => safeLocalStorage.remove(note))
  const latest = await run(before)
  await expect.poll(() => latest.running?.hasRecovered).toBe(true)
  expect(latest.running?.store.current().shown.exercises[0]?.sets[0]?.reps).toBe(9)
})
