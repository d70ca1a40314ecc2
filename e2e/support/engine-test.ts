import type { Engine } from '../../tooling/engines/engine.ts'
import { openEngineDevice } from '../../tooling/engines/engine-device.ts'
import { EngineLifter } from '../../tooling/engines/engine-lifter.ts'
import type { AnyLocator, AnyPage, EngineDevice } from '../../tooling/engines/engine-page.ts'
import type { Server } from '../../tooling/server.ts'
import { wordsIn } from '../../tooling/words.ts'
import { test as base } from './test.ts'

type Fixtures = {
  /** Opens a browser of the engine under test, or of another one. Each has a profile of its own. */
  readonly phone: (engine?: Engine) => Promise<EngineDevice>
}

/** Tests that say the same in every engine. */
export const test = base.extend<Fixtures>({
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

export async function lifterAt(page: AnyPage, server: Pick<Server, 'url'>): Promise<EngineLifter<AnyLocator, AnyPage>> {
  return new EngineLifter<AnyLocator, AnyPage>(page, server, await wordsIn('en-US'))
}
