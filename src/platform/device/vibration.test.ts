import { afterAll, expect, test, vi } from 'vitest'
import type { Shell } from './shell.ts'

// The next file must not find the phone that the last test has entered.
afterAll(() => void vi.resetModules())

async function load(shell?: Partial<Shell>) {
  vi.resetModules()
  if (shell) (await import('./shell.ts')).enterShell(shell as Shell)
  return import('./vibration.ts')
}

test.each([
  ['set ticked', [15]],
  ['rest over', [250, 120, 250]],
] as const)('a browser vibrates for "%s" in its own pattern', async (what, pattern) => {
  const felt: unknown[] = []
  vi.stubGlobal('navigator', { vibrate: (milliseconds: unknown) => felt.push(milliseconds) })
  const { vibrate } = await load()
  vibrate(what)
  expect(felt).toEqual([pattern])
})

test("an iPhone's browser, which cannot, does nothing", async () => {
  vi.stubGlobal('navigator', {})
  const { vibrate } = await load()
  expect(vibrate('rest over')).toBeUndefined()
})

test('the native app vibrates by itself', async () => {
  const felt: unknown[] = []
  vi.stubGlobal('navigator', { vibrate: () => expect.unreachable('the app does') })
  const { vibrate } = await load({ vibrate: (what) => felt.push(what) })
  vibrate('set ticked')
  expect(felt).toEqual(['set ticked'])
})
