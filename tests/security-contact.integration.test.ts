import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startTestServer } from './setup/test-server.ts'

const ADDRESS = '/.well-known/security.txt'
const YEAR_MS = 365 * 86_400_000

test('the operator’s contact is served as RFC 9116 has it, and expires within a year', async () => {
  const server = await startTestServer('pglite', {
    securityContact: 'mailto:security@barra.example',
    appUrl: 'https://barra.example/app',
  })
  try {
    const answer = await server.app.inject(ADDRESS)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    const fields = new Map(
      answer.body
        .trimEnd()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
    )
    expect(Object.fromEntries(fields)).toEqual({
      Contact: 'mailto:security@barra.example',
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      'Preferred-Languages': 'pt, en, es',
      Canonical: 'https://barra.example/.well-known/security.txt',
    })
    const leftMs = Date.parse(fields.get('Expires') ?? '') - Date.now()
    expect(leftMs).toBeGreaterThan(0)
    expect(leftMs).toBeLessThan(YEAR_MS)
  } finally {
    await server.close()
  }
})

test('a server without a contact returns a 404, never its page', async () => {
  const staticRoot = mkdtempSync(join(tmpdir(), 'barra-security-'))
  writeFileSync(join(staticRoot, 'index.html'), '<!doctype html>')
  const server = await startTestServer('pglite', { staticRoot })
  try {
    const answer = await server.app.inject({ url: ADDRESS, headers: { accept: 'text/html' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ error: { code: 'NOT_FOUND' } })
  } finally {
    await server.close()
    rmSync(staticRoot, { recursive: true })
  }
})
