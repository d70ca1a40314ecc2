import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { TEST_CONFIG } from '../../tests/setup/test-server.ts'
import { secureHeaders } from '../plugins/security.ts'
import { followInlineParts } from './inline-parts.ts'

const root = mkdtempSync(join(tmpdir(), 'barra-inline-'))
afterAll(() => rmSync(root, { recursive: true }))

const FOREIGN = '<script>notOurs()</script><script type="application/ld+json">{}</script>'

function build(map: string, theme: string, changedAt: number): void {
  const ofMap = `<script type="importmap">${map}</script>`
  mkdirSync(join(root, 'site/in-en-US'), { recursive: true })
  writeFileSync(join(root, 'index.html'), `<head>${ofMap}${FOREIGN}`)
  for (const name of ['index', 'terms']) {
    const ofTheme = `<script data-from="/theme.js" data-files="{}">${theme}</script>`
    const page = `<head>${ofTheme}<style>a { color: red }</style>${ofMap}${FOREIGN}`
    writeFileSync(join(root, `site/in-en-US/${name}.html`), page)
  }
  utimesSync(join(root, 'index.html'), changedAt, changedAt)
}

const source = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

test('the policy admits what the build has put into its pages, each once, and no other script of a page', async () => {
  build('{"imports":{}}', 'if (1 < 2) dark()', 1)
  const app = fastify()
  await secureHeaders(app, { config: TEST_CONFIG, allowHotReload: false, inlineParts: followInlineParts(root) })
  app.get('/', async () => '')
  const admitted = async (kind: string) => {
    const { headers } = await app.inject('/')
    return new RegExp(`${kind}-src ([^;]*);`).exec(String(headers['content-security-policy']))?.[1]
  }
  expect(await admitted('script')).toBe(`'self' ${source('{"imports":{}}')} ${source('if (1 < 2) dark()')}`)
  expect(await admitted('style')).toBe(`'self' ${source('a { color: red }')}`)
  build('{"imports":{"a":"b"}}', 'light()', 2)
  expect(await admitted('script')).toBe(`'self' ${source('{"imports":{"a":"b"}}')} ${source('light()')}`)
  await app.close()
})
