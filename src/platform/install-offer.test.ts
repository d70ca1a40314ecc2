import { afterEach, expect, test, vi } from 'vitest'

type Prompt = Event & { prompt: () => Promise<unknown> }

afterEach(() => vi.unstubAllGlobals())

/** A page of a device that keeps `disk`, and a browser that may offer to install the app. */
async function page(disk = new Map<string, string>()) {
  const window_ = new EventTarget()
  vi.stubGlobal('window', window_)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, value: string) => disk.set(key, value),
  })
  vi.resetModules()
  const offer = await import('./install-offer.ts')
  offer.keepInstallOffer()
  let asked = 0
  const propose = () => {
    const event: Prompt = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        asked += 1
      },
    })
    window_.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { ...offer, propose, asked: () => asked, installed: () => window_.dispatchEvent(new Event('appinstalled')) }
}

test('the app is offered when the browser offers it, and asked for once', async () => {
  const { canInstall, install, propose, asked } = await page()
  expect(canInstall()).toBe(false)
  // The browser's own banner stays away.
  expect(propose()).toBe(true)
  expect(canInstall()).toBe(true)
  await install()
  await install()
  expect([canInstall(), asked()]).toEqual([false, 1])
})

test('the offer goes when the app is installed', async () => {
  const { canInstall, propose, installed } = await page()
  propose()
  installed()
  expect(canInstall()).toBe(false)
})

test('who declined is not asked again on this device: the flag hide-install is kept', async () => {
  const disk = new Map<string, string>()
  const first = await page(disk)
  first.propose()
  first.declineInstall()
  expect(first.canInstall()).toBe(false)
  expect([...disk.keys()]).toEqual(['hide-install'])
  const next = await page(disk)
  next.propose()
  expect(next.canInstall()).toBe(false)
})
