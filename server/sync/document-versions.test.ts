import { expect, test } from 'vitest'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { type DocumentVersions, SHIPPED_VERSIONS, upgradeDocument } from './document-versions.ts'

const append = (step: string) => (document: object) => ({
  ...document,
  steps: `${'steps' in document ? document.steps : ''}${step}`,
})
const versions: DocumentVersions = { current: 3, upgrades: { sessions: [append('a'), append('b'), append('c')] } }

test.each([
  [0, 'abc'],
  [1, 'bc'],
  [2, 'c'],
])('a document of version %i goes through every step it has not seen', (from, steps) => {
  expect(upgradeDocument(versions, 'sessions', { id: '1' }, from)).toEqual({ id: '1', steps })
})

test('a document of today stays the same object', () => {
  const document = { id: '1' }
  expect(upgradeDocument(versions, 'sessions', document, 3)).toBe(document)
})

test('a collection whose shape never changed has no steps', () => {
  const document = { id: '1' }
  expect(upgradeDocument(versions, 'folders', document, 0)).toBe(document)
})

test('every released shape has a step for each earlier version, or never changed', () => {
  expect(SHIPPED_VERSIONS.current).toBe(SCHEMA_VERSION)
  for (const steps of Object.values(SHIPPED_VERSIONS.upgrades)) expect(steps.length).toBe(SCHEMA_VERSION)
})
