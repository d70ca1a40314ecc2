import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inlinePartsOf } from '../../server/site/inline-parts.ts'
import { putPartsIntoPage } from './parts-in-page.ts'

const SCRIPTS = ['theme', 'first-scripts', 'still'].map((name) => `${name}.js`)
const LINK = '<link rel="stylesheet" crossorigin href="/assets/main-12345678.css">'
const PAGE = `<head>
  <script src="/theme.js"></script>
  <script src="/first-scripts.js" data-files="{&quot;a&quot;:[]}"></script>
  <script type="module" crossorigin src="/assets/main-12345678.js"></script>
  ${LINK}
</head><body><script src="/still.js"></script></body>`

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'barra-page-'))
  mkdirSync(join(directory, 'assets'))
  writeFileSync(join(directory, 'index.html'), PAGE)
  // A dollar sign means something to a replacement.
  for (const name of SCRIPTS) writeFileSync(join(directory, name), `const $$ = '${name}'`)
  writeFileSync(join(directory, 'assets/main-12345678.css'), '@layer base, ui;')
})

afterEach(() => rmSync(directory, { recursive: true }))

function finishedPage(): string {
  putPartsIntoPage(directory)
  return readFileSync(join(directory, 'index.html'), 'utf8')
}

test('the page fetches neither the scripts nor the styles that its first picture waits for', () => {
  const page = finishedPage()
  for (const name of SCRIPTS) expect(page).not.toContain(`src="/${name}"`)
  for (const name of SCRIPTS) expect(page).toContain(`const $$ = '${name}'</script>`)
  expect(page).toContain('<style>@layer base, ui;</style>')
  // Found by whoever looks for the link, and never fetched.
  expect(page).toContain(LINK.replace('>', ' disabled>'))
  expect(page).not.toContain(LINK)
})

test('a script keeps what is written on it, and the app its address', () => {
  const page = finishedPage()
  expect(page).toContain('<script data-from="/first-scripts.js" data-files="{&quot;a&quot;:[]}">')
  expect(page).toContain('src="/assets/main-12345678.js"')
})

test('the content security policy admits each of the parts', () => {
  const { scripts, styles } = inlinePartsOf([finishedPage()])
  expect(scripts).toHaveLength(SCRIPTS.length)
  expect(styles).toHaveLength(1)
})

test('a page without one of the scripts fails the build', () => {
  writeFileSync(join(directory, 'index.html'), PAGE.replace('<script src="/still.js"></script>', ''))
  expect(() => putPartsIntoPage(directory)).toThrow('index.html has no still.js')
})
