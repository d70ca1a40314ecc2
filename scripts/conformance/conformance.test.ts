import { expect, test } from 'vitest'
import { conform } from './conformance.ts'
import { readSpecification } from './specification.ts'

const SPECIFICATION = `# Asked

## 1. Sets

- **1.1** A set is logged | kept
- **1.2** A rest ends
  Here: By itself
`
const TESTS = `
// proves 1.1
test('a set is logged', () => {})
test.each([
  // proves 1.2
  ['after 90 s'],
])('a rest ends %s', () => {})
`
const conformance = (specification = SPECIFICATION, text = TESTS) =>
  conform(readSpecification(specification), [{ path: 'a.test.ts', text }])

test('each line lists its tests', () => {
  const { table, faults } = conformance()
  expect(faults).toEqual([])
  expect(table).toContain('| 1.1 | A set is logged \\| kept |  | `a.test.ts › a set is logged` |')
  expect(table).toContain('| 1.2 | A rest ends | By itself | `a.test.ts › a rest ends %s › after 90 s` |')
})

test.each([
  ['a line that no test proves', SPECIFICATION, TESTS.replace('// proves 1.1', ''), 'no test proves 1.1'],
  ['a comment without its line', SPECIFICATION, TESTS.replace('1.1', '1.1, 1.9'), 'a.test.ts:2: there is no line 1.9'],
  ['a test that is skipped', SPECIFICATION, TESTS.replace('test(', 'test.skip('), 'a.test.ts:2: the test does not run'],
  ['a comment at no test', SPECIFICATION, `${TESTS}// proves 1.1\n`, 'a.test.ts:8 stands at no test'],
  ['a line to be done', SPECIFICATION.replace('By itself', '**Later**'), TESTS, '1.2 is still to be done'],
  ['a number twice', SPECIFICATION.replace('1.2', '1.1'), TESTS, '1.1 is there twice'],
  ['a section without a line', `${SPECIFICATION}\n## 2. Rests\n`, TESTS, 'no line in: 2. Rests'],
  ['no section', '# Asked', '', 'the specification has no section'],
])('fails on %s', (_fault, specification, text, words) => {
  const { faults } = conformance(specification, text)
  expect(faults.some((fault) => fault.startsWith(words))).toBe(true)
})
