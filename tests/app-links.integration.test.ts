import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import capacitor from '../capacitor.config.ts'
import { startTestServer } from './setup/test-server.ts'

// Before a link opens a native app, the phone verifies with the link's host that the app belongs to it.

const ANDROID = '/.well-known/assetlinks.json'
const IOS = '/.well-known/apple-app-site-association'
const CERTIFICATE = Array.from({ length: 32 }, () => 'AB').join(':')

test('the host names the app that it belongs to, and its signer', async () => {
  const server = await startTestServer('pglite', {
    appSigners: { androidCertificates: [CERTIFICATE], appleTeam: 'A1B2C3D4E5' },
  })
  try {
    const android = await server.app.inject(ANDROID)
    expect(android.headers['content-type']).toContain('application/json')
    expect(android.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: capacitor.appId,
          sha256_cert_fingerprints: [CERTIFICATE],
        },
      },
    ])
    const ios = await server.app.inject(IOS)
    expect(ios.headers['content-type']).toContain('application/json')
    const [{ appIDs, components }] = ios.json().applinks.details
    expect(appIDs).toEqual([`A1B2C3D4E5.${capacitor.appId}`])
    // The first match applies: non-screens are left to the browser, everything else opens the app.
    expect(components[0]).toEqual({ '/': '/api/*', exclude: true })
    expect(components.at(-1)).toEqual({ '/': '/*' })
  } finally {
    await server.close()
  }
})

test('a server without signers returns a 404, never its page', async () => {
  const staticRoot = mkdtempSync(join(tmpdir(), 'barra-app-links-'))
  writeFileSync(join(staticRoot, 'index.html'), '<!doctype html>')
  const server = await startTestServer('pglite', { staticRoot })
  try {
    for (const url of [ANDROID, IOS]) {
      const answer = await server.app.inject({ url, headers: { accept: 'text/html' } })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ error: { code: 'NOT_FOUND' } })
    }
  } finally {
    await server.close()
    rmSync(staticRoot, { recursive: true })
  }
})
