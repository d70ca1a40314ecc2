import { afterEach, expect, onTestFinished, test } from 'vitest'
import { DASHBOARD_PATH, executionPath } from '#contract/routes.ts'
import { editDocument, insertDocument, trashDocument } from '#storage/commands.ts'
import { aSession } from '../../../tests/builders.ts'
import { openTestDatabase } from '../../../tests/test-database.ts'
import { forgetEndedStills } from './forget-ended-stills.ts'
import { STILL_PREFIX } from './forget-stills.ts'

afterEach(() => localStorage.clear())

const keep = (path: string) => localStorage.setItem(STILL_PREFIX + path, 'a still')
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith(STILL_PREFIX))

async function training() {
  const db = await openTestDatabase()
  const session = aSession()
  await insertDocument(db, 'sessions', session)
  const gone = executionPath(aSession().id)
  for (const path of [DASHBOARD_PATH, executionPath(session.id), gone]) keep(path)
  onTestFinished(forgetEndedStills(db))
  // The still of a workout that is no longer there shows that the first answer has come.
  await expect.poll(kept).not.toContain(STILL_PREFIX + gone)
  return { db, session, own: STILL_PREFIX + executionPath(session.id) }
}

test('a workout that goes on keeps its still', async () => {
  const { own } = await training()
  expect(kept().toSorted()).toEqual([STILL_PREFIX + DASHBOARD_PATH, own].toSorted())
})

test('the still of a workout goes when the workout ends, and those of other screens stay', async () => {
  const { db, session } = await training()
  await editDocument(
    db,
    'sessions',
    session.id,
    (it) => ({ ...it, status: 'completed', endedAt: it.startedAt }),
    session,
  )
  await expect.poll(kept).toEqual([STILL_PREFIX + DASHBOARD_PATH])
})

test('the still of a workout goes when the workout is deleted', async () => {
  const { db, session } = await training()
  await trashDocument(db, 'sessions', session.id)
  await expect.poll(kept).toEqual([STILL_PREFIX + DASHBOARD_PATH])
})
