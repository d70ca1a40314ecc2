import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createSignal } from '#shared/store.ts'
import { stubStorage } from '../../tests/support/stub-storage.ts'

// The public site's script, on a page that stands in for the browser's: what it shows, and where it sends whom.

type Part = EventTarget & { hidden: boolean; dataset: Record<string, string>; remove: () => void }

let done: string[]
let stored: Map<string, string>
let parts: Record<string, Part[]>
let way: 'ask' | 'by-hand' | null
const offer = createSignal()

function aPart(dataset: Record<string, string> = {}): Part {
  return Object.assign(new EventTarget(), { hidden: true, dataset, remove: () => void done.push('remove a late part') })
}

beforeEach(() => {
  done = []
  parts = {}
  way = null
  stored = stubStorage()
  vi.resetModules()
  const modules = {
    '#platform/device/install-offer.ts': {
      installWay: () => way,
      install: async () => void done.push('install'),
      keepInstallOffer: () => done.push('keep the offer'),
      subscribeToInstallOffer: offer.subscribe,
    },
    '#platform/updates/updates.ts': { startUpdates: () => done.push('follow updates') },
    '#shared/page-life/follow-leaving.ts': { followLeaving: () => done.push('follow its leaving') },
    './device-classes.ts': { followDevice: () => done.push('follow the device') },
    './centre-focused-field.ts': { centreFocusedField: () => done.push('center fields') },
    '../features/site/contact/follow-contact-form.ts': {
      followContactForm: (within: unknown) => done.push(`follow the form${within === document ? '' : ' of nothing'}`),
    },
  }
  for (const [path, module] of Object.entries(modules)) vi.doMock(path, () => module)
  onTestFinished(() => {
    for (const path of Object.keys(modules)) vi.doUnmock(path)
    vi.resetModules()
  })
})

const STARTED = ['follow its leaving', 'follow the device', 'keep the offer', 'follow updates']

/** Runs the script on a page in `lang`; returns what it did beyond its start. */
async function visit(pathname: string, lang = 'en-US'): Promise<string[]> {
  vi.stubGlobal('document', {
    documentElement: { lang },
    cookie: '',
    querySelectorAll: (selector: string) => parts[selector] ?? [],
    querySelector: (selector: string) => parts[selector]?.[0] ?? null,
  })
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', {
    pathname,
    hash: '#plans',
    replace: (address: string) => void done.push(`go to ${address}`),
  })
  await import('./site.ts')
  await vi.dynamicImportSettled()
  expect(done.slice(0, 4)).toEqual(STARTED)
  return done.slice(4)
}

const signIn = () => stored.set('barra.account', JSON.stringify({ uid: 'ana', email: '', name: 'Ana' }))

test('whoever is signed in goes from the index to their dashboard, and reads every other page', async () => {
  signIn()
  expect(await visit('/')).toEqual(['go to /dashboard'])
  done = []
  vi.resetModules()
  expect(await visit('/terms')).toEqual([])
})

test('a visitor reads the index', async () => {
  expect(await visit('/')).toEqual([])
})

test('a language that was chosen here and that the server does not know is gone to, with the place on the page', async () => {
  stored.set('user-locale', 'pt-BR')
  expect(await visit('/support')).toEqual(['go to /pt-BR/support#plans'])
  expect(document.cookie).toContain('user-locale=pt-BR')
})

test.each([
  ['the page is in it already', '/support', 'pt-BR', 'pt-BR'],
  ['nothing was chosen', '/support', null, 'en-US'],
  ['what is stored is no language', '/support', 'xx', 'en-US'],
])('a page is read where it is if %s', async (_why, path, chosen, lang) => {
  if (chosen !== null) stored.set('user-locale', chosen)
  expect(await visit(path, lang)).toEqual([])
  expect(stored.get('user-locale') ?? null).toBe(chosen)
})

test('the language of an address is a choice, whatever was chosen before', async () => {
  stored.set('user-locale', 'pt-BR')
  expect(await visit('/es-ES/support', 'es-ES')).toEqual([])
  expect(stored.get('user-locale')).toBe('es-ES')
})

test.each([true, false])('a page shows the ways of whoever reads it, signed in: %s', async (isSignedIn) => {
  if (isSignedIn) signIn()
  const [forAccount, forVisitor] = [aPart({ for: 'account' }), aPart({ for: 'visitor' })]
  parts['[data-for]'] = [forAccount, forVisitor]
  parts['.late'] = [aPart()]
  expect(await visit('/terms')).toEqual(['remove a late part'])
  expect([forAccount.hidden, forVisitor.hidden]).toEqual([!isSignedIn, isSignedIn])
})

test('the button that installs the app is there while the browser would ask', async () => {
  const [button, link] = [aPart({ install: 'ask' }), aPart({ install: 'by-hand' })]
  parts['[data-install]'] = [button, link]
  await visit('/landing-page')
  expect([button.hidden, link.hidden]).toEqual([true, true])
  way = 'ask'
  offer.emit()
  expect([button.hidden, link.hidden]).toEqual([false, true])
  button.dispatchEvent(new Event('click'))
  expect(done.at(-1)).toBe('install')
  way = null
  offer.emit()
  expect([button.hidden, link.hidden]).toEqual([true, true])
})

test('an iPhone, which is never asked, gets a link to the steps at once', async () => {
  const [button, link] = [aPart({ install: 'ask' }), aPart({ install: 'by-hand' })]
  parts['[data-install]'] = [button, link]
  way = 'by-hand'
  expect(await visit('/landing-page')).toEqual([])
  expect([button.hidden, link.hidden]).toEqual([true, false])
  link.dispatchEvent(new Event('click'))
  expect(done).not.toContain('install')
})

test('a page with the contact form has it followed', async () => {
  parts['[data-contact-form]'] = [aPart()]
  const followed = await visit('/support/contact')
  expect(followed.toSorted()).toEqual(['center fields', 'follow the form'])
})
