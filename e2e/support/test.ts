import { test as base } from '@playwright/test'
import { type Device, openDevice } from '../../tooling/device.ts'
import type { Engine, PlaywrightEngine } from '../../tooling/engines/engine.ts'
import { type Server, type ServerOptions, startServer } from '../../tooling/server.ts'
import { chooseWorkerPorts, makeInstalledProfile, removeInstalledProfile, type WorkerPorts } from './installed.ts'
import { startWire, type Wire } from './wire.ts'

/** Opens a browser with its own profile on disk; closed and removed after the test. */
export type OpenDevice = (options?: Parameters<typeof openDevice>[0]) => Promise<Device>

type TestFixtures = {
  /** A device on which the app is installed, and which nobody has used yet. */
  readonly device: OpenDevice
  /** A device that has never been at the app's address: for tests of the first visit and of installing. */
  readonly newDevice: OpenDevice
  /** Starts a server for this test alone, which it may stop, kill and restart. */
  readonly ownServer: (options?: ServerOptions) => Promise<Server>
  /** Starts a network in front of a server, which can lose, cut and forge traffic. */
  readonly network: (server: Server) => Promise<Wire>
}
type WorkerFixtures = {
  /** Under test: a project's option. */
  readonly engine: Engine
  /** A server shared by tests: each uses its own accounts and leaves the server running. */
  readonly server: Server
  readonly ports: WorkerPorts
  /** The folder of the profile that devices start with. */
  readonly installedProfile: string
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  ports: [async ({}, use) => use(await chooseWorkerPorts()), { scope: 'worker' }],
  installedProfile: [
    async ({ server, ports, engine }, use) => {
      const profile = await makeInstalledProfile(server, ports, playwrightEngine(engine))
      await use(profile)
      removeInstalledProfile(profile)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  device: async ({ installedProfile, engine }, use) => openingDevices(use, playwrightEngine(engine), installedProfile),
  newDevice: async ({ engine }, use) => openingDevices(use, playwrightEngine(engine)),
  ownServer: async ({ ports }, use) => {
    const started: Server[] = []
    await use(async (options) => {
      const server = await startServer(started.length === 0 ? { ports: ports.own, ...options } : options)
      started.push(server)
      return server
    })
    await Promise.all(started.map((server) => server.dispose()))
  },
  network: async ({ server: shared, ports }, use) => {
    const started: Wire[] = []
    await use(async (server) => {
      const wire = await startWire(server, server === shared && started.length === 0 ? ports.wire : undefined)
      started.push(wire)
      return wire
    })
    await Promise.all(started.map((wire) => wire.dispose()))
  },
})

async function openingDevices(
  use: (open: OpenDevice) => Promise<void>,
  engine: PlaywrightEngine,
  template?: string,
): Promise<void> {
  const opened: Device[] = []
  await use(async (options) => {
    const device = await openDevice(options, { template, engine })
    opened.push(device)
    return device
  })
  await Promise.all(opened.map((device) => device.dispose()))
}

function playwrightEngine(engine: Engine): PlaywrightEngine {
  if (engine === 'webkit') throw new Error('Playwright drives no installed WebKit: use `phone`')
  return engine
}
