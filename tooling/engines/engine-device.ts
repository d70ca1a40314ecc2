import { readFile } from 'node:fs/promises'
import { type Device, openDevice } from '../device.ts'
import type { Engine, PlaywrightEngine } from './engine.ts'
import type { EngineDevice } from './engine-page.ts'
import { type NewFile, newFileIn } from './new-file.ts'
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
      const { content } = await savedFile(device, engine, act)
      return content.toString('utf8')
    },
  })
}

/** The file that this act saves. Playwright tells of no download in Firefox. */
export async function savedFile(device: Device, engine: Engine, act: () => Promise<void>): Promise<NewFile> {
  if (engine === 'firefox') return newFileIn(device.downloads, act)
  const [download] = await Promise.all([device.page.waitForEvent('download'), act()])
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}
