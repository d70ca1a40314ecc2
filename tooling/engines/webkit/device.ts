import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONTENT_PROCESS } from '../engine.ts'
import type { EngineDevice } from '../engine-page.ts'
import { newFileIn } from '../new-file.ts'
import { killAll, suspensionOf } from '../processes.ts'
import { type Size, startWebKit } from './browser.ts'
import { WebKitPage } from './page.ts'

/** As `openDevice` in Chromium: a profile on a disk that outlives the browser. */
export async function openWebKitDevice(size: Size, script = ''): Promise<EngineDevice> {
  const profile = mkdtempSync(join(tmpdir(), 'barra-webkit-'))
  let start = { size, script, timeZone: 'America/Sao_Paulo' }
  let browser = await startWebKit(profile, start)
  let page = await WebKitPage.first(browser)
  return {
    get page() {
      return page
    },
    openTab: () => WebKitPage.another(browser),
    keptFile: async (act) => (await newFileIn(join(profile, 'downloads'), act)).content.toString('utf8'),
    close: () => browser.quit(),
    prepareKill: async () => {
      const processes = browser.processes()
      return async () => {
        killAll(processes)
        await browser.ended
      }
    },
    prepareSuspend: async () => suspensionOf(browser.processes(), CONTENT_PROCESS.webkit),
    reopen: async ({ timeZone = start.timeZone } = {}) => {
      start = { ...start, timeZone }
      browser = await startWebKit(profile, start)
      page = await WebKitPage.first(browser)
      return page
    },
    dispose: async () => {
      await browser.quit()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
