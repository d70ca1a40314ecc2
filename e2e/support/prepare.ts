import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import requireBrowser from '../../tests/setup/require-browser.ts'
import { startServer, TEMPLATE_VARIABLE } from '../../tooling/server.ts'

/**
 * Builds once (unless DIST_DIR names a finished build), and prepares what every server of a test starts with: a copy of
 * one empty data folder, and compiled code.
 */
export default async function prepare(): Promise<() => void> {
  requireBrowser()
  if (!process.env['DIST_DIR']) execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  const folder = mkdtempSync(join(tmpdir(), 'barra-e2e-template-'))
  // Every start of a server compiles the same code: a quarter of its processor time.
  process.env['NODE_COMPILE_CACHE'] ??= join(folder, 'compiled')
  const template = join(folder, 'data')
  const server = await startServer({ dataFolder: template })
  await server.stop()
  process.env[TEMPLATE_VARIABLE] = template
  return () => rmSync(folder, { recursive: true, force: true })
}
