import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchProfile } from '../../tooling/device.ts'
import type { PlaywrightEngine } from '../../tooling/engines/engine.ts'
import { lastingPort } from '../../tooling/free-port.ts'
import { type Server, type ServerPorts, startServer } from '../../tooling/server.ts'
import { PAGE_WITHOUT_SCRIPTS, untilInstalled } from './service-worker.ts'
import { startWire } from './wire.ts'

/**
 * The ports of the servers of one worker process, used by one test after the other. An app is installed at an address, and
 * its page names the identity provider: only the same ports make one installation do for all tests.
 */
export type WorkerPorts = {
  /** Of a test's own server. */
  readonly own: ServerPorts
  /** Of a network in front of the shared server. */
  readonly wire: number
}

export async function chooseWorkerPorts(): Promise<WorkerPorts> {
  const own = { port: await lastingPort(), emulatorPort: await lastingPort() }
  return { own, wire: await lastingPort() }
}

/**
 * Makes a browser profile in which the app is installed at each of these addresses and nothing else is stored: nobody
 * has been there. Returns its folder, which devices open copies of.
 */
export async function makeInstalledProfile(
  server: Server,
  ports: WorkerPorts,
  engine: PlaywrightEngine,
): Promise<string> {
  const profile = mkdtempSync(join(tmpdir(), 'barra-installed-'))
  const own = await startServer({ ports: ports.own })
  const wire = await startWire(server, ports.wire)
  const { context, page } = await launchProfile(profile, {}, engine)
  for (const { url } of [server, own, wire]) {
    // The worker alone stores something there.
    await page.goto(`${url}${PAGE_WITHOUT_SCRIPTS}`)
    await page.evaluate(() => navigator.serviceWorker.register('/sw.js', { scope: '/' }))
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage({ type: 'CLAIM' }))
    await untilInstalled(page)
  }
  await context.close()
  await Promise.all([own.dispose(), wire.dispose()])
  return profile
}

export function removeInstalledProfile(profile: string): void {
  rmSync(profile, { recursive: true, force: true })
}
