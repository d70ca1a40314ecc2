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

test('a custom exercise requires fields that a change to a built-in one does not', () => {
  const nameless = { kind: null, name: null, equipment: null }
  expect(issuesOf('exercises', alive(anExercise({ ...nameless, source: 'built-in' })))).toEqual([])
  expect(issuesOf('exercises', alive(anExercise({ ...nameless, source: 'own' })))).toMatchObject([{ path: 'name' }])
})

describe('size', () => {
  // No rule of the schemas makes a document this large, so it is refused either way: for its size, or for the filling.
  const sized = (bytes: number, filling = 'x') => {
    const empty = { ...session, filling: '' }
    const room = bytes - Buffer.byteLength(JSON.stringify(empty))
    return { ...empty, filling: filling.repeat(Math.ceil(room / Buffer.byteLength(filling))) }
  }
  const sizeIssue = { path: '', message: expect.stringContaining(`${MAX_DOCUMENT_BYTES} are the most`) }

  test('is no fault of the largest document', () => {
    expect(issuesOf('sessions', sized(MAX_DOCUMENT_BYTES))).not.toContainEqual(sizeIssue)
  })

  test('is a fault one byte above, and it is said', () => {
    expect(issuesOf('sessions', sized(MAX_DOCUMENT_BYTES + 1))).toEqual([sizeIssue])
  })

  test('counts in bytes, not in characters', () => {
    expect(issuesOf('sessions', sized(MAX_DOCUMENT_BYTES + 2, 'é'))).toEqual([sizeIssue])
  })
})

describe('tombstones', () => {
  test('need no more than merging does, and are stripped of the rest', () => {
    const tombstone = { id: session.id, updatedAt: session.updatedAt, binnedAt: '', _deleted: true }
    expect(checkRow(shape('sessions'), { ...tombstone, reps: 'some' })).toEqual({ kind: 'good', document: tombstone })
  })

  test.each([
    ['too large', { note: 'x'.repeat(MAX_DOCUMENT_BYTES) }],
    ['not storable', { note: '\u0000' }],
    ['not of the present shape', { exercises: 'none' }],
  ])('of a document that is %s are taken: of the document nothing is kept', (_fault, fields) => {
    const gone = { ...session, ...fields, _deleted: true }
    expect(checkRow(shape('sessions'), gone)).toMatchObject({ kind: 'good', document: { id: session.id } })
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
