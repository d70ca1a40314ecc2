import { expect, onTestFinished, test, vi } from 'vitest'
import { UNSTAMPED } from '#domain/merge/hybrid-clock.ts'
import { updateSet } from '#domain/session/sets.ts'
import { aSession, aSessionExercise, aSet } from '../../../tests/builders.ts'
import { rememberShown } from '../sync/shown-sessions.ts'
import { downloadRescued, withShown } from './rescue-file.ts'

const set = aSet({ reps: null })
const stored = aSession({ exercises: [aSessionExercise({ sets: [set] })] })
const shown = updateSet(stored, set.id, { reps: 8 })

test('a file holds the session as it is shown, with stamps that are later than those of the disk', () => {
  const [session, ...others] = withShown([stored], [shown])
  expect(others).toEqual([])
  expect(session?.exercises[0]?.sets[0]?.reps).toBe(8)
  expect(session && session.updatedAt > stored.updatedAt).toBe(true)
  expect(JSON.stringify(session)).not.toContain(UNSTAMPED)
})

test('a session that is shown and was never read comes along, and one that has no edits stays as it is', () => {
  expect(withShown([], [shown])).toHaveLength(1)
  expect(withShown([stored], [stored])).toEqual([stored])
})

test('what was rescued is saved as a file that can be imported, with the sessions on screen', async () => {
  const saved: unknown[] = []
  const link = { download: '', click: () => void saved.push(link.download) }
  vi.stubGlobal('document', { createElement: () => link })
  let file = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob
    return 'blob:x'
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  onTestFinished(rememberShown(shown.id, () => shown))
  const rescued = { preferences: [], folders: [], workouts: [], exercises: [], sessions: [stored], measurements: [] }
  await downloadRescued('ana', rescued)
  expect(saved).toEqual([expect.stringMatching(/^barra-.*\.json$/)])
  expect(file.type).toBe('application/json')
  const { documents, ...head } = JSON.parse(await file.text())
  expect(head).toMatchObject({ app: 'barra', source: 'device', account: { uid: 'ana' }, profile: null })
  expect(documents).toMatchObject({ ...rescued, sessions: [{ id: stored.id }] })
  expect(documents.sessions[0].exercises[0].sets[0].reps).toBe(8)
})
