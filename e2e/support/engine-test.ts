import type { Engine } from '../../tooling/engines/engine.ts'
import { openEngineDevice } from '../../tooling/engines/engine-device.ts'
import { EngineLifter } from '../../tooling/engines/engine-lifter.ts'
import type { AnyLocator, AnyPage, EngineDevice } from '../../tooling/engines/engine-page.ts'
import { type HttpsFront, startHttpsFront } from '../../tooling/https-front.ts'
import type { Server, ServerOptions } from '../../tooling/server.ts'
import { wordsIn } from '../../tooling/words.ts'
import { test as base } from './test.ts'

type Fixtures = {
  /** Opens a browser of the engine under test, or of another one. Each has a profile of its own. */
  readonly phone: (engine?: Engine) => Promise<EngineDevice>
}

type WorkerFixtures = {
  /** As for every test, and opened by https in WebKit, as people have it: by http it keeps pages that it should not. */
  readonly server: OpenedServer
}
/** With the address at which the engine under test opens it, if that is not its own. */
export type OpenedServer = Server & { readonly openedAt?: string }

/** Tests that say the same in every engine. */
export const test = base.extend<Fixtures & { readonly ownServer: OwnServer }, WorkerFixtures>({
  server: [
    async ({ server, engine }, use) => {
      const { opened, fronts } = openedServers(engine)
      await use(await opened(server))
      await disposeAll(fronts)
    },
    { scope: 'worker' },
  ],
  ownServer: async ({ ownServer, engine }, use) => {
    const { opened, fronts } = openedServers(engine)
    await use(async (options) => opened(await ownServer(options)))
    await disposeAll(fronts)
  },
  phone: async ({ engine }, use, test) => {
    const opened: EngineDevice[] = []
    await use(async (other) => {
      const device = await openEngineDevice(other ?? engine)
      opened.push(device)
      return device
    })
    for (const [index, device] of opened.entries()) {
      if (test.status !== test.expectedStatus) {
        const path = test.outputPath(`device-${index + 1}.png`)
        await device.page.screenshot({ path }).catch(() => undefined)
      }
      await device.dispose()
    }
  },
})

type OwnServer = (options?: ServerOptions) => Promise<OpenedServer>

function openedServers(engine: Engine) {
  const fronts: HttpsFront[] = []
  const opened = async (server: Server): Promise<OpenedServer> => {
    if (engine !== 'webkit') return server
    const front = await startHttpsFront(server)
    fronts.push(front)
    return { ...server, openedAt: front.url }
  }
  return { opened, fronts }
}

async function disposeAll(fronts: readonly HttpsFront[]): Promise<void> {
  await Promise.all(fronts.map((front) => front.dispose()))
}

export async function lifterAt(
  page: AnyPage,
  { url, openedAt = url }: Pick<OpenedServer, 'url' | 'openedAt'>,
): Promise<EngineLifter<AnyLocator, AnyPage>> {
  return new EngineLifter<AnyLocator, AnyPage>(page, { url: openedAt }, await wordsIn('en-US'))
}
