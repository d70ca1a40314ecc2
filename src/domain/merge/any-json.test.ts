import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Stamp } from '#contract/document.ts'
import { START } from '../../../tests/builders.ts'
import { holds } from '../../../tests/support/holds.ts'
import { canonicalJson, sameContent } from './canonical.ts'
import { type Mergeable, mergeDocuments } from './three-way.ts'

describe('any JSON', () => {
  const stamp = fc.constantFrom(
    '',
    'x',
    '000000000000-0000-00000000',
    '0197f2f0a000-0001-00000001',
    '0197f2f0a000-0002-00000002',
  )
  const { json } = fc.letrec((tie) => ({
    json: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.oneof(fc.constant(null), fc.boolean(), fc.integer({ min: -3, max: 3 }), fc.constantFrom('', 'a', 'b')),
      fc.array(tie('json'), { maxLength: 3 }),
      fc.array(fc.record({ id: fc.constantFrom('a', 'b', 'c'), updatedAt: stamp, value: tie('json') }), {
        maxLength: 3,
      }),
      fc.dictionary(fc.constantFrom('id', 'updatedAt', 'x', 'orderKey', '__proto__', 'constructor'), tie('json'), {
        maxKeys: 4,
        noNullPrototype: true,
      }),
    ),
  }))
  const anyDocument = fc
    .tuple(json, json, stamp, fc.constantFrom('', START), fc.constantFrom(undefined, true, false))
    .map(([fields, list, updatedAt, binnedAt, deleted]) => ({
      ...(typeof fields === 'object' && !Array.isArray(fields) ? fields : { fields }),
      list,
      id: 'd',
      updatedAt: updatedAt as Stamp,
      binnedAt,
      ...(deleted === undefined ? {} : { _deleted: deleted }),
    })) as fc.Arbitrary<Mergeable>
  /** Nearly a session, so that session rules meet invalid data. */
  const almostSet = fc.record(
    {
      id: fc.constantFrom('s', 't', 'u'),
      updatedAt: stamp,
      completedAt: fc.constantFrom(null, START, 5),
      weight: json,
      target: json,
    },
    { requiredKeys: ['id'] },
  )
  const almostExercise = fc.record(
    {
      id: fc.constantFrom('a', 'b', 'c'),
      updatedAt: stamp,
      exerciseId: fc.oneof({ weight: 4, arbitrary: fc.constantFrom('bench', 'row') }, { weight: 1, arbitrary: json }),
      orderKey: fc.oneof(fc.constant('a0'), json),
      sets: fc.oneof({ weight: 4, arbitrary: fc.array(almostSet, { maxLength: 3 }) }, { weight: 1, arbitrary: json }),
    },
    { requiredKeys: ['id'] },
  )
  const almostSession = fc
    .tuple(anyDocument, fc.array(almostExercise, { maxLength: 3 }), json, fc.constantFrom('active', 'completed'))
    .map(([fields, exercises, rest, status]) => ({ ...fields, status, exercises, rest }))
  const document: fc.Arbitrary<Mergeable> = fc.oneof(anyDocument, almostSession)
  const past = fc.option(document, { nil: undefined })

  test('is merged without an error, and equal inputs give equal outputs', () => {
    holds(
      fc.property(past, document, document, (before, master, ours) => {
        const merged = mergeDocuments(before, master, ours)
        expect(canonicalJson(mergeDocuments(before, master, ours))).toBe(canonicalJson(merged))
        expect(canonicalJson(JSON.parse(JSON.stringify(merged)))).toBe(canonicalJson(merged))
      }),
      { numRuns: 2_000 },
    )
  })

  test('merged with itself is itself, but for lists that get in order', () => {
    holds(
      fc.property(past, document, (before, master) => {
        expect(canonicalJson(mergeDocuments(before, master, master))).toBe(canonicalJson(master))
      }),
      { numRuns: 2_000 },
    )
  })

  test('is stable: a merge result needs no further merge', () => {
    holds(
      fc.property(past, document, document, (before, master, ours) => {
        const merged = mergeDocuments(before, master, ours)
        expect(sameContent(mergeDocuments(master, master, merged), merged)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})
