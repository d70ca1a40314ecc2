import { test as base } from '@playwright/test'
import { type Device, openDevice } from '../../tooling/device.ts'
import { type Server, type ServerOptions, startServer } from '../../tooling/server.ts'
import { startWire, type Wire } from './wire.ts'

type TestFixtures = {
  /** Opens a browser with its own profile on disk; closed and removed after the test. */
  readonly device: (options?: Parameters<typeof openDevice>[0]) => Promise<Device>
  /** Starts a server for this test alone, which it may stop, kill and restart. */
  readonly ownServer: (options?: ServerOptions) => Promise<Server>
  /** Starts a network in front of a server, which can lose, cut and forge traffic. */
  readonly network: (server: Server) => Promise<Wire>
}
type WorkerFixtures = {
  /** A server shared by tests: each uses its own accounts and leaves the server running. */
  readonly server: Server
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  device: async ({}, use) => {
    const opened: Device[] = []
    await use(async (options) => {
      const device = await openDevice(options)
      opened.push(device)
      return device
    })
    await Promise.all(opened.map((device) => device.dispose()))
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  ownServer: async ({}, use) => {
    const started: Server[] = []
    await use(async (options) => {
      const server = await startServer(options)
      started.push(server)
      return server
    })
    await Promise.all(started.map((server) => server.dispose()))
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  network: async ({}, use) => {
    const started: Wire[] = []
    await use(async (server) => {
      const wire = await startWire(server)
      started.push(wire)
      return wire
    })
    await Promise.all(started.map((wire) => wire.dispose()))
  },
})
