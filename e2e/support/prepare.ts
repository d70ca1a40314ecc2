import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import requireBrowser from '../../tests/setup/require-browser.ts'
import { startServer, TEMPLATE_VARIABLE } from '../../tooling/server.ts'

/**
 * Builds once (unless DIST_DIR names a finished build), and prepares one empty data folder that every server of a test
 * starts from a copy of.
 */
export default async function prepare(): Promise<() => void> {
  requireBrowser()
  if (!process.env['DIST_DIR']) execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  const template = mkdtempSync(join(tmpdir(), 'barra-e2e-template-'))
  const server = await startServer({ dataFolder: template })
  await server.stop()
  process.env[TEMPLATE_VARIABLE] = template
  return () => rmSync(template, { recursive: true, force: true })
}
