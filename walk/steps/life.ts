import type { Stage } from '../stage.ts'
import type { Family } from './family.ts'

export const life: Family<'reload' | 'reopen' | 'kill' | 'offline' | 'online'> = {
  offers: ({ isOnline }) => [
    { step: { kind: 'reload' }, weight: 1.5, habit: 'reload' },
    { step: { kind: 'reopen' }, weight: 0.3, habit: 'reopen' },
    { step: { kind: 'kill' }, weight: 0.3, habit: 'kill' },
    isOnline
      ? { step: { kind: 'offline' }, weight: 0.7, habit: 'offline' }
      : { step: { kind: 'online' }, weight: 4, habit: 'online' },
  ],
  perform: {
    reload: async (_, { page }) => {
      await page.reload()
      return true
    },
    reopen: async (_, stage) => {
      const { path } = await stage.look()
      await stage.device.close()
      return begin(stage, path)
    },
    kill: async (_, stage) => {
      const { path } = await stage.look()
      const kill = await stage.device.prepareKill()
      await kill()
      return begin(stage, path)
    },
    offline: async (_, stage) => {
      if (!stage.isOnline) return false
      await stage.server.stop()
      stage.isOnline = false
      return true
    },
    online: async (_, stage) => {
      if (stage.isOnline) return false
      await stage.server.restart()
      stage.isOnline = true
      await stage.page.evaluate(() => void dispatchEvent(new Event('online')))
      return true
    },
  },
}

/** Opens the browser where it was left. */
async function begin(stage: Stage, path: string): Promise<boolean> {
  stage.page = await stage.device.reopen()
  stage.tabs.splice(0, stage.tabs.length, stage.page)
  await stage.page.goto(stage.server.url + path)
  return true
}
