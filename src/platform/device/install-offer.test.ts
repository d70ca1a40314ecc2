import { afterEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../../tests/support/stub-storage.ts'
import { ACCOUNT_KEY } from '../account/account-record.ts'

type Prompt = Event & { prompt: () => Promise<unknown> }

afterEach(() => vi.unstubAllGlobals())

type PageFacts = {
  readonly device?: string
  readonly isOwnWindow?: boolean
  readonly hasButton?: boolean
  readonly path?: string
}

/** A page with a button of ours, on a device with storage `disk`, and a browser that may offer to install the app. */
async function page(
  disk = new Map<string, string>(),
  { device = 'platform-web', isOwnWindow = false, hasButton = true, path = '/' }: PageFacts = {},
) {
  vi.stubGlobal('location', { pathname: path })
  const window_ = new EventTarget()
  vi.stubGlobal('window', window_)
  let lasting = 0
  vi.stubGlobal('navigator', {
    storage: {
      persisted: async () => false,
      persist: async () => {
        lasting += 1
        return true
      },
    },
  })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' && isOwnWindow }))
  vi.stubGlobal('document', {
    body: { classList: { contains: (name: string) => name === device } },
    querySelector: (selector: string) => (selector === '[data-install]' && hasButton ? {} : null),
  })
  stubStorage('localStorage', disk)
  vi.resetModules()
  const offer = await import('./install-offer.ts')
  offer.keepInstallOffer('/dashboard', '/profile')
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
  return {
    ...offer,
    propose,
    asked: () => asked,
    lasting: () => lasting,
    installed: () => window_.dispatchEvent(new Event('appinstalled')),
  }
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
test.each([
  ['/dashboard', 'ask'],
  ['/profile', 'ask'],
  ['/workouts', null],
  ['/exercises', null],
  ['/metrics', null],
  ['/subscription', null],
])(
  'whoever is signed in is offered it by us on Home and in the profile, else by the browser: %s',
  async (path, way) => {
    const disk = new Map([[ACCOUNT_KEY, JSON.stringify({ uid: 'ana' })]])
    const { installWay, propose } = await page(disk, { hasButton: false, path })
    expect(propose()).toBe(way !== null)
    expect(installWay()).toBe(way)
  },
)

// proves 4.34
test('the offer goes when the app is installed, and its data is to last', async () => {
  const { installWay, propose, installed, lasting } = await page()
  propose()
  installed()
  expect(installWay()).toBeNull()
  await vi.waitFor(() => expect(lasting()).toBe(1))
})

test('where the browser has offered nothing, nobody is asked', async () => {
  const { install, installWay, asked } = await page()
  await install()
  expect([installWay(), asked()]).toEqual([null, 0])
})

test('screens hear of an offer, and that it is gone', async () => {
  const { propose, install, installWay, subscribeToInstallOffer } = await page()
  const heard: unknown[] = []
  subscribeToInstallOffer(() => heard.push(installWay()))
  propose()
  await install()
  expect(heard).toEqual(['ask', null])
})

test('the native app is installed already', async () => {
  vi.stubGlobal('Capacitor', { getPlatform: () => 'ios' })
  expect((await page(new Map(), { device: 'platform-ios' })).installWay()).toBeNull()
})

test('whoever said no before the browser offered it hears of no change when it does', async () => {
  const { propose, declineInstall, installWay, subscribeToInstallOffer } = await page()
  declineInstall()
  const heard: unknown[] = []
  subscribeToInstallOffer(() => heard.push(installWay()))
  expect(propose()).toBe(true)
  expect([heard, installWay()]).toEqual([[], null])
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
