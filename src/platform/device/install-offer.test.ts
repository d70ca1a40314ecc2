import { afterEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../../tests/support/stub-storage.ts'
import { ACCOUNT_KEY } from '../account/account-record.ts'

type Prompt = Event & { prompt: () => Promise<unknown> }

afterEach(() => vi.unstubAllGlobals())

type PageFacts = { readonly device?: string; readonly isOwnWindow?: boolean; readonly hasButton?: boolean }

/** A page with a button of ours, on a device with storage `disk`, and a browser that may offer to install the app. */
async function page(
  disk = new Map<string, string>(),
  { device = 'platform-web', isOwnWindow = false, hasButton = true }: PageFacts = {},
) {
  const window_ = new EventTarget()
  vi.stubGlobal('window', window_)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('matchMedia', () => ({ matches: isOwnWindow }))
  vi.stubGlobal('document', {
    body: { classList: { contains: (name: string) => name === device } },
    querySelector: (selector: string) => (selector === '[data-install]' && hasButton ? {} : null),
  })
  stubStorage('localStorage', disk)
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

// proves 1.13, 2.63
test('the app is offered when the browser offers it, and asked for once', async () => {
  const { installWay, install, propose, asked } = await page()
  expect(installWay()).toBeNull()
  // The browser's own banner stays away.
  expect(propose()).toBe(true)
  expect(installWay()).toBe('ask')
  await install()
  await install()
  expect([installWay(), asked()]).toEqual([null, 1])
})

// proves 2.63
test("the browser's own offer stays where nothing of ours is shown", async () => {
  const { installWay, propose } = await page(new Map(), { hasButton: false })
  expect(propose()).toBe(false)
  expect(installWay()).toBeNull()
})

// proves 2.63
test('whoever is signed in is offered it by us, on Home and in the profile', async () => {
  const { installWay, propose } = await page(new Map([[ACCOUNT_KEY, JSON.stringify({ uid: 'ana' })]]), {
    hasButton: false,
  })
  expect(propose()).toBe(true)
  expect(installWay()).toBe('ask')
})

// proves 4.34
test('the offer goes when the app is installed', async () => {
  const { installWay, propose, installed } = await page()
  propose()
  installed()
  expect(installWay()).toBeNull()
})

// proves 4.34, 4.35
test('declining is permanent on this device: the flag hide-install is kept', async () => {
  const disk = new Map<string, string>()
  const first = await page(disk)
  first.propose()
  first.declineInstall()
  expect(first.installWay()).toBeNull()
  expect([...disk.keys()]).toEqual(['hide-install'])
  const next = await page(disk)
  // Nor by the browser.
  expect(next.propose()).toBe(true)
  expect(next.installWay()).toBeNull()
})

test('on an iPhone it is done by hand, until it is done or declined', async () => {
  const device = 'platform-ios'
  expect((await page(new Map(), { device, isOwnWindow: true })).installWay()).toBeNull()
  const inTheBrowser = await page(new Map(), { device })
  expect(inTheBrowser.installWay()).toBe('by-hand')
  inTheBrowser.declineInstall()
  expect(inTheBrowser.installWay()).toBeNull()
})
