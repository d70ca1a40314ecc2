import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { TEST_CONFIG } from '../../tests/setup/test-server.ts'
import { secureHeaders } from '../plugins/security.ts'
import { followImportMaps } from './import-maps.ts'

const root = mkdtempSync(join(tmpdir(), 'barra-maps-'))
afterAll(() => rmSync(root, { recursive: true }))

function build(map: string, changedAt: number): void {
  const page = `<head><script type="importmap">${map}</script><script>notOurs()</script>`
  mkdirSync(join(root, 'site/in-en-US'), { recursive: true })
  writeFileSync(join(root, 'site/in-en-US/index.html'), page.replace(map, `${map} `))
  writeFileSync(join(root, 'index.html'), page)
  utimesSync(join(root, 'index.html'), changedAt, changedAt)
}

const source = (map: string) => `'sha256-${createHash('sha256').update(map).digest('base64')}'`

test('the policy admits the import maps of the build that is served, and no other script in a page', async () => {
  build('{"imports":{}}', 1)
  const app = fastify()
  await secureHeaders(app, { config: TEST_CONFIG, allowHotReload: false, inlineScripts: followImportMaps(root) })
  app.get('/', async () => '')
  const scripts = async () => {
    const { headers } = await app.inject('/')
    return /script-src ([^;]*);/.exec(String(headers['content-security-policy']))?.[1]
  }
  expect(await scripts()).toBe(`'self' ${source('{"imports":{}}')} ${source('{"imports":{}} ')}`)
  build('{"imports":{"a":"b"}}', 2)
  expect(await scripts()).toBe(`'self' ${source('{"imports":{"a":"b"}}')} ${source('{"imports":{"a":"b"}} ')}`)
  await app.close()
})
