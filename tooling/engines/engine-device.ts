import { readFile } from 'node:fs/promises'
import { type Device, openDevice } from '../device.ts'
import type { Engine, PlaywrightEngine } from './engine.ts'
import type { EngineDevice } from './engine-page.ts'
import { newFileIn } from './new-file.ts'
import type { Size } from './webkit/browser.ts'
import { openWebKitDevice } from './webkit/device.ts'

const PHONE = { width: 390, height: 844 }

type EngineOpening = {
  readonly size?: Size
  /** As a phone or a tablet has it: fingers, and scroll bars that take no room. Only Chromium can stand in for one. */
  readonly isTouched?: boolean
  /** Runs in every page before the page's own scripts. */
  readonly script?: string
}

/** Opens a browser that keeps pages that are left, as those of people do. */
export async function openEngineDevice(
  engine: Engine,
  { size = PHONE, isTouched = false, script }: EngineOpening = {},
): Promise<EngineDevice> {
  if (engine === 'webkit') return openWebKitDevice(size, script)
  const hand = isTouched && engine === 'chromium' ? { isMobile: true, hasTouch: true } : {}
  const options = { viewport: size, ...hand, ignoreDefaultArgs: ['--disable-back-forward-cache'] }
  return withTabs(await openDevice(options, { engine, script }), engine)
}

function withTabs(device: Device, engine: PlaywrightEngine): EngineDevice {
  return Object.assign(device, {
    openTab: () => device.context.newPage(),
    keptFile: async (act: () => Promise<void>) => {
      if (engine === 'firefox') return newFileIn(device.downloads, act)
      const [download] = await Promise.all([device.page.waitForEvent('download'), act()])
      return readFile(await download.path(), 'utf8')
    },
  })
}
