import fc from 'fast-check'
import { expect, test } from 'vitest'
import { session as sessionSchema } from '#contract/session.ts'
import { storageFault } from '../../../server/sync/storage-fault.ts'
import { sessionOf } from '../../../tests/builders.ts'
import { storableText, withStorableTexts } from './storable-text.ts'

/** Any UTF-16, lone halves of pairs and NUL among it. */
const anyText = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) })

test('any text becomes one that the server stores, of the same length', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const mended = storableText(text)
      expect(storageFault(mended)).toBeUndefined()
      expect(mended).toHaveLength(text.length)
      expect(storableText(mended)).toBe(mended)
    }),
  )
})

test('text that can be stored stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => storableText(text) === text.replaceAll('\0', '\ufffd')),
  )
  expect(storableText('Agachamento 🏋️\n"5×5"\t')).toBe('Agachamento 🏋️\n"5×5"\t')
})

test('every text of a value is mended, however deep, and nothing else is touched', () => {
  const valueWithTexts = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      anyText,
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value')),
    ),
  })).value
  fc.assert(
    fc.property(valueWithTexts, (value) => {
      const before = structuredClone(value)
      const mended = withStorableTexts(value)
      expect(storageFault(mended)).toBeUndefined()
      expect(value).toEqual(before)
      expect(withStorableTexts(mended)).toBe(mended)
      if (storageFault(value) === undefined) expect(mended).toBe(value)
    }),
  )
})

test('a document that has nothing to mend is the very same object, and a mended one satisfies the contract', () => {
  const session = sessionOf([])
  expect(withStorableTexts(session)).toBe(session)
  const broken = { ...session, name: '\u0000', note: 'half \ud83c of a pair' }
  expect(sessionSchema.safeParse(broken).success).toBe(false)
  expect(sessionSchema.safeParse(withStorableTexts(broken)).success).toBe(true)
})

test('what changed is mended, and what is stored already is not looked at', () => {
  const stored = { exercises: [{ note: '\u0000' }, { note: 'kept' }], name: 'Push' }
  const [shared] = stored.exercises
  const changed = { ...stored, exercises: [shared, { note: '\u0000' }] }
  expect(withStorableTexts(changed, stored as never)).toEqual({
    name: 'Push',
    exercises: [{ note: '\u0000' }, { note: '\ufffd' }],
  })
})
