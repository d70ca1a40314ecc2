import { expect, test } from 'vitest'
import { tagsIn } from './tags-in.ts'

const tags = (text: string) =>
  tagsIn('a.test.ts', text).map(({ lines, title, example, runs }) => ({ lines, title, example, runs }))
const proof = (title: string, example: string | null = null) => ({ lines: ['4.12'], title, example, runs: true })

test.each([
  ["test('a rest ends', () => {})", 'a rest ends'],
  ["it('a set is logged', () => {})", 'a set is logged'],
  ["test.each(['/metrics'])('the table holds %s', () => {})", 'the table holds %s'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the table as it is written there
  ["test.each`kind${'drop'}`('of a $kind', () => {})", 'of a $kind'],
  ["test.runIf(inBrowser)('a full disk says so', () => {})", 'a full disk says so'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the title as it is written there
  ['test(`a screen of ${size}`, () => {})', 'a screen of ${size}'],
  ["describe('a group', () => { test('in it', () => {}) })", 'in it'],
])('a comment above a test is of that test: %s', (text, title) => {
  const [head = '', ...rest] = text.split(/(?=test\('in it')/)
  expect(tags(rest.length === 0 ? `// proves 4.12\n${text}` : `${head}\n// proves 4.12\n${rest.join('')}`)).toEqual([
    proof(title),
  ])
})

test('a comment may name several lines, and stand among others', () => {
  const text = "// proves 4.12, 7.3\n// The rest is short.\ntest('a rest ends', () => {})"
  expect(tags(text)).toEqual([{ ...proof('a rest ends'), lines: ['4.12', '7.3'] }])
})

test.each([
  ['at its each', "test.each([\n['one'],\n// proves 4.12\n['two'],\n])('of %s', () => {})"],
  ['at the end of its row', "test.each([\n['one'],\n['two'], // proves 4.12\n])('of %s', () => {})"],
  ['in a constant', "const CASES = [\n// proves 4.12\n{ name: 'two' },\n]\ntest.each(CASES)('of %s', () => {})"],
  [
    'in a constant that another is made of',
    "const ALL = {\n// proves 4.12\n'two': 2,\n}\nconst CASES = Object.entries(ALL)\ntest.each(CASES)('of %s', () => {})",
  ],
  ['of a group', "describe.each([\n// proves 4.12\n['two'],\n])('x', () => { test('of %s', () => {}) })"],
  ['of a loop', "for (const x of [\n// proves 4.12\n'two',\n]) test('of %s', () => {})"],
])('a comment above a case of a table names that case: %s', (_where, text) => {
  expect(tags(`test('another', () => {})\n${text}`)).toEqual([proof('of %s', 'two')])
})

test.each([
  "test.skip('a', () => {})",
  "test.todo('a')",
  "test.fixme('a', async () => {})",
  "test.fails('a', () => {})",
  "test.skipIf(slow)('a', () => {})",
  "describe.skip('group', () => {\n// proves 4.12\ntest('a', () => {})\n})",
])('a test that is skipped does not run: %s', (text) => {
  expect(tags(text.includes('proves') ? text : `// proves 4.12\n${text}`)).toMatchObject([{ title: 'a', runs: false }])
})

test.each(["const a = ['one']", 'afterAll(() => {})', ''])('a comment elsewhere stands at no test: %s', (text) => {
  expect(tags(`// proves 4.12\n${text}`)).toMatchObject([{ title: null }])
})

test('other comments are none', () => {
  expect(tags("// It proves 4.12 in a way.\n// proves nothing\ntest('a', () => {})")).toEqual([])
})
