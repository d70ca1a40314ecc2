import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WireDocument } from '#contract/sync.ts'
import { type CheckedRow, decide } from './decide.ts'

const version = (content: string, id = 'a'): WireDocument => ({ id, _deleted: false, content })
const row = (document: WireDocument, assumed: unknown = null): CheckedRow => ({ document, assumed })
const holding = (...documents: WireDocument[]) => new Map(documents.map((document) => [document.id, document]))

const nothing = holding()
const v1 = version('1')
const v2 = version('2')
const v3 = version('3')
const gone = { id: 'a', _deleted: true }

test.each([
  ['a new document is stored', nothing, row(v1), [v1], []],
  ['a document that the server lost is stored again', nothing, row(v2, v1), [v2], []],
  ['an edit of what the server holds is stored', holding(v1), row(v2, v1), [v2], []],
  [
    'an assumption without the flag is one of a living document',
    holding(v1),
    row(v2, { id: 'a', content: '1' }),
    [v2],
    [],
  ],
  ['what is already there changes nothing, whatever was assumed', holding(v2), row(v2, v1), [], []],
  ['what is already there changes nothing, though nothing was assumed', holding(v2), row(v2), [], []],
  ['an edit of an older version is answered with the present one', holding(v2), row(v3, v1), [], [v2]],
  ['a second first version is answered with the present one', holding(v2), row(v3), [], [v2]],
  [
    'a deletion is an edit as any other',
    holding(v1),
    row({ ...v1, _deleted: true }, v1),
    [{ ...v1, _deleted: true }],
    [],
  ],
  [
    'what was deleted meanwhile is a conflict',
    holding({ ...v1, _deleted: true }),
    row(v2, v1),
    [],
    [{ ...v1, _deleted: true }],
  ],
  ['a second deletion changes nothing, whatever it holds', holding(gone), row({ ...v1, _deleted: true }), [], []],
  ['what was brought back from a tombstone is stored', holding(gone), row(v2, gone), [v2], []],
  [
    'a tombstone with another content is the same past',
    holding(gone),
    row(v2, { ...v1, _deleted: true, updatedAt: 'later' }),
    [v2],
    [],
  ],
  ['a tombstone is no past of what lives', holding(v1), row(v2, gone), [], [v1]],
] as const)('%s', (_rule, stored, pushed, writes, conflicts) => {
  expect(decide([pushed], stored)).toEqual({ writes, conflicts })
})

test('key order and absent fields make no difference', () => {
  const stored = holding({ id: 'a', _deleted: false, weight: { value: 100, unit: 'kg' } })
  const pushed = { weight: { unit: 'kg', value: 100 }, _deleted: false, id: 'a', note: undefined }
  expect(decide([row(pushed)], stored)).toEqual({ writes: [], conflicts: [] })
})

test('rows of one document are taken in their order, and its last version is stored once', () => {
  const other = version('1', 'b')
  const rows = [row(v1), row(other), row(v2, v1), row(v3, v2)]
  expect(decide(rows, nothing)).toEqual({ writes: [other, v3], conflicts: [] })
})

test('a row that assumes what an earlier row of the push replaced is a conflict with that row', () => {
  expect(decide([row(v2, v1), row(v3, v1)], holding(v1))).toEqual({ writes: [v2], conflicts: [v2] })
})

test('a conflict is over where a later row of the push is what the server holds', () => {
  expect(decide([row(v3, v1), row(v2, v3)], holding(v2))).toEqual({ writes: [], conflicts: [] })
})

test('a conflict that the device cannot read is settled here', () => {
  const settle = (assumed: unknown, current: WireDocument, document: WireDocument) =>
    version([assumed, current, document].map((it) => (it as typeof v1)['content']).join('+'))
  expect(decide([row(v3, v1)], holding(v2), settle)).toEqual({ writes: [version('1+2+3')], conflicts: [] })
})

test('any push can be repeated: the second time nothing changes', () => {
  const content = fc.constantFrom('1', '2', '3')
  const id = fc.constantFrom('a', 'b', 'c')
  const anyVersion = fc.tuple(content, id).map(([text, name]) => version(text, name))
  const anyRow = fc.record({ document: anyVersion, assumed: fc.option(anyVersion) })
  const onePerId = { selector: ({ document }: CheckedRow) => document.id }
  fc.assert(
    fc.property(fc.array(anyVersion), fc.uniqueArray(anyRow, onePerId), (before, rows) => {
      const stored = holding(...before)
      const first = decide(rows, stored)
      for (const document of first.writes) stored.set(document.id, document)
      const second = decide(rows, stored)
      expect(second).toEqual({ writes: [], conflicts: first.conflicts })
    }),
  )
})
