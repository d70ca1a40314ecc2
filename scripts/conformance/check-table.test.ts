import { expect, test } from 'vitest'
import { checkTable } from './check-table.ts'

const FILES: Readonly<Record<string, string>> = {
  'a.test.ts': `
    test('a rest ends', () => {})
    it('a set is logged', () => {})
    test.each(['/metrics'])('the table holds %s', () => {})
    test.each\`kind\${'drop'}\`('of a $kind', () => {})
    test.runIf(inBrowser)('a full disk says so', () => {})
    test(\`a screen of \${size}\`, () => {})
    test.describe('a group', () => {})
    test.skip('a skipped one', () => {})
    test.todo('one to do')
    test.each([1])
    other('not a test', () => {})
  `,
}

const table = (...rows: readonly string[]) =>
  ['# Conformance', '## 1. A section', '| asked | proof |', '| --- | --- |', ...rows].join('\n')
const faultsOf = (...rows: readonly string[]) => checkTable(table(...rows), (path) => FILES[path]).faults

test.each([
  'a rest ends',
  'a set is logged',
  'the table holds %s',
  'the table holds %s › /metrics',
  'of a $kind › drop',
  'a full disk says so',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the title as it is written there
  'a screen of ${size}',
])('a test of that title proves it: %s', (title) => {
  expect(faultsOf(`| x | \`a.test.ts › ${title}\` |`)).toEqual([])
})

test.each([
  ['no test', 'by hand', 'names no test'],
  ['no title', '`a.test.ts`', 'names no test'],
  ['a file that is not there', '`b.test.ts › a rest ends`', 'there is no b.test.ts'],
  ['a title that has changed', '`a.test.ts › a rest`', 'no test of a.test.ts is called: a rest'],
  ['a group', '`a.test.ts › a group`', 'no test of a.test.ts is called: a group'],
  ['a skipped test', '`a.test.ts › a skipped one`', 'no test of a.test.ts is called: a skipped one'],
  ['a test to do', '`a.test.ts › one to do`', 'no test of a.test.ts is called: one to do'],
  ['another function', '`a.test.ts › not a test`', 'no test of a.test.ts is called: not a test'],
  ['a case that is gone', '`a.test.ts › the table holds %s › /x`', 'a.test.ts has no case: /x'],
  ['a second proof', '`a.test.ts › a rest ends` `b.test.ts › x`', 'there is no b.test.ts'],
  ['what is to come', '`later` `a.test.ts › a rest ends`', 'is still to be done'],
])('a row fails with %s', (_what, proof, fault) => {
  expect(faultsOf(`| x | \`a.test.ts › a rest ends\` |`, `| y | ${proof} |`)).toEqual([`line 6: ${fault}`])
})

test('only the last cell proves anything, and a bar within a cell divides nothing', () => {
  expect(faultsOf('| x `a.test.ts › a rest ends` | |')).toEqual(['line 5: names no test'])
  expect(faultsOf('| x \\| y | `a.test.ts › a rest ends` |')).toEqual([])
})

test('a section without a row fails, and so does a table without a section', () => {
  const read = (path: string) => FILES[path]
  expect(checkTable(`${table('| x | `a.test.ts › a rest ends` |')}\n## 2. Empty\nwords\n`, read)).toEqual({
    rows: 1,
    faults: ['no row in: 2. Empty'],
  })
  expect(checkTable('words', read).faults).toEqual(['there is no section'])
})
