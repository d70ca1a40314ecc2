import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_DOCUMENT_BYTES } from '#contract/limits.ts'
import type { CollectionName } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { aFolder, anExercise, aSession, aSessionExercise, aSet } from '../../tests/builders.ts'
import { checkRow, type PushedShape } from './check-row.ts'
import { SHIPPED_VERSIONS } from './document-versions.ts'

const shape = (collection: CollectionName, more: Partial<PushedShape> = {}): PushedShape => ({
  collection,
  schemaVersion: 0,
  versions: SHIPPED_VERSIONS,
  ...more,
})
const alive = <Document extends object>(document: Document) => ({ ...document, _deleted: false })
const session = alive(aSession({ exercises: [aSessionExercise({ sets: [aSet()] })] }))
const issuesOf = (collection: CollectionName, pushed: unknown) => {
  const result = checkRow(shape(collection), pushed)
  return result.kind === 'refused' ? result.issues : []
}

test('a good document is kept as it came', () => {
  expect(checkRow(shape('sessions'), session)).toEqual({ kind: 'good', document: session })
})

test('a good document of another collection is refused', () => {
  expect(checkRow(shape('sessions'), alive(aFolder())).kind).toBe('refused')
})

test('a fault is named by its path, inside of exercises and sets, too', () => {
  const broken = structuredClone(session)
  Object.assign(broken.exercises[0]?.sets[0] ?? {}, { reps: -1 })
  expect(checkRow(shape('sessions'), broken)).toMatchObject({
    kind: 'refused',
    id: session.id,
    issues: [{ path: 'exercises.0.sets.0.reps' }],
  })
})

test.each([
  ['a field that does not exist', { ...session, owner: 'somebody' }],
  ['a server field', { ...session, seq: 1 }],
  ['no flag', aSession()],
  ['a flag that is no boolean', { ...session, _deleted: 'no' }],
  ['an id that is no id', { ...session, id: '../../etc' }],
  ['a stamp that is no stamp', { ...session, updatedAt: 'yesterday' }],
  ['NUL in a name', { ...session, name: 'Leg\u0000day' }],
  ['half a surrogate pair', { ...session, note: '\ud83d' }],
  ['a key that changes prototypes', JSON.parse(JSON.stringify(session).replace('"note"', '"__proto__"'))],
  ['no object', 'a session'],
  ['null', null],
  ['nothing', undefined],
])('%s is refused', (_fault, pushed) => {
  expect(issuesOf('sessions', pushed)).not.toEqual([])
})

test('an own exercise needs what a change to a built-in one does not', () => {
  const nameless = { kind: null, name: null, equipment: null }
  expect(issuesOf('exercises', alive(anExercise({ ...nameless, source: 'built-in' })))).toEqual([])
  expect(issuesOf('exercises', alive(anExercise({ ...nameless, source: 'own' })))).toMatchObject([{ path: 'name' }])
})

describe('size', () => {
  const sized = (bytes: number) => {
    const empty = { id: session.id, updatedAt: session.updatedAt, binnedAt: '', _deleted: true, filling: '' }
    return { ...empty, filling: 'x'.repeat(bytes - JSON.stringify(empty).length) }
  }

  test('the largest document is taken', () => {
    expect(issuesOf('sessions', sized(MAX_DOCUMENT_BYTES))).toEqual([])
  })

  test('one byte more is refused, and says so', () => {
    const [issue] = issuesOf('sessions', sized(MAX_DOCUMENT_BYTES + 1))
    expect(issue?.message).toContain(String(MAX_DOCUMENT_BYTES))
  })

  test('bytes count, not characters', () => {
    const accented = { ...sized(MAX_DOCUMENT_BYTES), filling: 'é'.repeat(MAX_DOCUMENT_BYTES / 2) }
    expect(issuesOf('sessions', accented)).not.toEqual([])
  })
})

describe('tombstones', () => {
  test('need no more than merging does, and keep the rest', () => {
    const tombstone = { id: session.id, updatedAt: session.updatedAt, binnedAt: '', _deleted: true, reps: 'some' }
    expect(checkRow(shape('sessions'), tombstone)).toEqual({ kind: 'good', document: tombstone })
  })

  test.each(['id', 'updatedAt', 'binnedAt'])('need %s', (field) => {
    const { [field]: _gone, ...tombstone } = { ...session, _deleted: true } as Record<string, unknown>
    expect(issuesOf('sessions', tombstone)).toMatchObject([{ path: field }])
  })
})

describe('older shapes', () => {
  const versions = { current: 1, upgrades: { sessions: [(old: object) => ({ ...old, note: 'upgraded' })] } }

  test('are brought to the present one before they are checked', () => {
    const { note: _later, ...older } = session
    expect(checkRow(shape('sessions', { versions }), older)).toEqual({
      kind: 'good',
      document: { ...older, note: 'upgraded' },
    })
  })

  test('that cannot be upgraded are refused, not thrown', () => {
    const failing = { current: 1, upgrades: { sessions: [() => { throw new Error('no') }] } } // biome-ignore format: one line
    expect(checkRow(shape('sessions', { versions: failing }), session).kind).toBe('refused')
  })
})

test('any JSON at all is either good or refused with a reason', () => {
  fc.assert(
    fc.property(fc.constantFrom(...COLLECTION_NAMES), fc.jsonValue({ maxDepth: 6 }), (collection, pushed) => {
      const result = checkRow(shape(collection), pushed)
      return result.kind === 'good' || result.issues.length > 0
    }),
  )
})

test('a good document with any one value replaced by any JSON is never thrown over', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(session)), fc.jsonValue(), (field, value) => {
      const result = checkRow(shape('sessions'), { ...session, [field]: value })
      return result.kind === 'good' || result.issues.length > 0
    }),
  )
})
