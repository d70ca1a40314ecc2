import { expect, test } from 'vitest'
import type { WireDocument } from '#contract/sync.ts'
import { aFolder } from '../tests/builders.ts'
import { DocumentLedger } from './document-ledger.ts'
import { factOf } from './realm/documents.ts'

const folder = aFolder({ name: 'Strength' })
const stored = (fields: Partial<WireDocument> = {}) => [
  { collection: 'folders' as const, document: { ...folder, _deleted: false, ...fields } },
]

/** A folder that was shown as saved, and what was done to it since. */
function aLedger(...changes: readonly (readonly [before: string | null, after: string, isTrashed?: boolean])[]) {
  const ledger = new DocumentLedger()
  for (const [index, [before, after, isTrashed = false]] of [[null, 'Strength'] as const, ...changes].entries()) {
    const known = before === null ? null : { words: before, isTrashed: false }
    const deed = { collection: 'folders', id: folder.id, before: known, after: { words: after, isTrashed } } as const
    ledger.note(index + 1, { act: 'document', ...deed }, true)
  }
  return ledger
}

const rulesBroken = (ledger: DocumentLedger, left: ReturnType<typeof stored>, isPastKnown = true) =>
  ledger.check(left, isPastKnown).map(({ invariant }) => invariant)

test('a list shows the name of a document, or its value', () => {
  expect(factOf(folder)).toEqual({ words: 'Strength', isTrashed: false })
  expect(factOf({ value: 82.5, binnedAt: '2026-01-05T17:00:00.000Z' })).toEqual({ words: '82.5', isTrashed: true })
})

test('a document that nobody has removed is there, and not in the trash', () => {
  expect(rulesBroken(aLedger(), stored())).toEqual([])
  expect(rulesBroken(aLedger(), [])).toEqual(['no document is lost'])
  expect(rulesBroken(aLedger(), stored({ _deleted: true }))).toEqual(['no document is lost'])
  expect(rulesBroken(aLedger(), stored({ binnedAt: '2026-01-05T17:00:00.000Z' }))).toEqual(['no document is lost'])
  const trashed = aLedger(['Strength', 'Strength', true])
  expect(rulesBroken(trashed, stored({ binnedAt: '2026-01-05T17:00:00.000Z' }))).toEqual([])
})

test('a document keeps a name that nobody who knew it has changed', () => {
  const renamed = aLedger(['Strength', 'Power'])
  expect(rulesBroken(renamed, stored({ name: 'Power' }))).toEqual([])
  expect(rulesBroken(renamed, stored())).toEqual(['a document keeps its latest value'])
  const twice = aLedger(['Strength', 'Power'], ['Strength', 'Size'])
  for (const name of ['Power', 'Size']) expect(rulesBroken(twice, stored({ name }))).toEqual([])
})

test('without a known past an earlier name may return, but none that nobody has given', () => {
  const renamed = aLedger(['Strength', 'Power'])
  expect(rulesBroken(renamed, stored(), false)).toEqual([])
  expect(rulesBroken(renamed, stored({ name: 'Other' }), false)).toEqual(['a document keeps its latest value'])
})

test('a document whose only copy was destroyed is not missed', () => {
  const ledger = aLedger()
  ledger.forgive([])
  expect(rulesBroken(ledger, [])).toEqual([])
})

test('what was not written is not expected', () => {
  const ledger = aLedger(['Strength', 'Power'])
  ledger.retract(2)
  expect(rulesBroken(ledger, stored())).toEqual([])
  expect(rulesBroken(ledger, stored({ name: 'Power' }))).toEqual(['a document keeps its latest value'])
})
