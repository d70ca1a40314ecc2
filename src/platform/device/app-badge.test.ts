import { expect, test, vi } from 'vitest'
import { NOT_SYNCED } from '../../../workers/replication.api.ts'

async function load(navigator: object) {
  vi.stubGlobal('navigator', navigator)
  vi.resetModules()
  const { setStatus } = await import('../sync/sync.ts')
  const stop = (await import('./app-badge.ts')).keepBadge()
  const count = (waiting: number, refused: number) => setStatus({ ...NOT_SYNCED, waiting, refused })
  return { count, stop }
}

test("the app's icon shows how many changes are not sent yet, and nothing once nobody is there", async () => {
  const shown: number[] = []
  const { count, stop } = await load({ setAppBadge: async (number: number) => void shown.push(number) })
  count(0, 0)
  expect(shown).toEqual([])
  count(3, 0)
  count(2, 1)
  count(2, 2)
  expect(shown).toEqual([3, 4])
  stop()
  count(7, 0)
  expect(shown).toEqual([3, 4, 0])
})

test('a browser without badges, or that refuses them, is left alone', async () => {
  const without = await load({})
  without.count(3, 0)
  expect(without.stop()).toBeUndefined()
  const refusing = await load({ setAppBadge: () => Promise.reject(new DOMException('no', 'NotAllowedError')) })
  refusing.count(3, 0)
  refusing.stop()
  await Promise.resolve()
})
