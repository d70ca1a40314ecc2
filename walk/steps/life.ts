import { laterBy } from '../../tooling/clock.ts'
import type { Surroundings } from '../../tooling/engines/engine-page.ts'
import type { Stage } from '../stage.ts'
import type { Family } from './family.ts'

const HOUR_MS = 3_600_000
/** Of the morning and of the evening, a day, and a week later. */
const HOURS = [9, 24, 7 * 24]
/** A day ahead of home, and a day behind it; one that changes its clock, and one with a part of an hour. */
const ZONES = ['Pacific/Auckland', 'Pacific/Honolulu', 'Europe/Lisbon', 'Asia/Kolkata', 'America/Sao_Paulo']

export const life: Family<'reload' | 'reopen' | 'kill' | 'offline' | 'online' | 'journey' | 'later'> = {
  offers: ({ isOnline, engine, random }) => [
    { step: { kind: 'reload' }, weight: 1.5, habit: 'reload' },
    { step: { kind: 'reopen' }, weight: 0.3, habit: 'reopen' },
    { step: { kind: 'kill' }, weight: 0.3, habit: 'kill' },
    { step: { kind: 'journey', timeZone: random.pick(ZONES) }, weight: 0.2, habit: 'journey' },
    ...(isOnline && engine === 'chromium'
      ? [{ step: { kind: 'later', hours: random.pick(HOURS) }, weight: 0.2, habit: 'later' } as const]
      : []),
    isOnline
      ? { step: { kind: 'offline' }, weight: 0.7, habit: 'offline' }
      : { step: { kind: 'online' }, weight: 4, habit: 'online' },
  ],
  perform: {
    reload: async (_, { page }) => {
      await page.reload()
      return true
    },
    reopen: (_, stage) => reopen(stage),
    kill: async (_, stage) => {
      const { path } = await stage.look()
      const kill = await stage.seat.device.prepareKill()
      await kill()
      return begin(stage, path)
    },
    journey: async ({ timeZone }, stage) => {
      stage.seat.timeZone = timeZone
      return reopen(stage, { timeZone })
    },
    later: async ({ hours }, stage) => {
      if (!stage.isOnline || stage.engine !== 'chromium') return false
      stage.aheadMs += hours * HOUR_MS
      await stage.server.stop()
      await stage.server.restart(undefined, laterBy(stage.aheadMs))
      const { seat } = stage
      for (const each of [...stage.seats.filter((one) => one !== seat), seat]) {
        stage.takeSeat(each)
        await reopen(stage, { aheadMs: stage.aheadMs })
      }
      return true
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

async function reopen(stage: Stage, changed?: Surroundings): Promise<boolean> {
  const { path } = await stage.look()
  await stage.seat.device.close()
  return begin(stage, path, changed)
}

/** Opens the browser where it was left. */
async function begin({ seat, server }: Stage, path: string, changed?: Surroundings): Promise<boolean> {
  seat.page = await seat.device.reopen(changed)
  seat.tabs = [seat.page]
  await seat.page.goto(server.url + path)
  return true
}
