import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const SCRIPT = readFileSync(new URL('../../public/first-scripts.js', import.meta.url), 'utf8')

/** The URLs that the head's script preloads at `pathname`, for this device's account. */
function fetchedAhead(
  pathname: string,
  account: string | null | Error,
  locale: string | null = null,
  still: 'none' | 'painted' | 'not painted yet' = 'none',
  isControlled = false,
): readonly string[] {
  return headOf(pathname, account, locale, still, isControlled).files
}

function headOf(
  pathname: string,
  account: string | null | Error,
  locale: string | null = null,
  still: 'none' | 'painted' | 'not painted yet' = 'none',
  isControlled = false,
  { isTooOld = false, isInsecure = false, isNative = false } = {},
) {
  const marks: Record<string, string> = {}
  const links: { readonly rel: string; readonly href: string }[] = []
  const getItem = (key: string) => {
    if (account instanceof Error) throw account
    if (key.startsWith('barra.still:')) return still === 'none' ? null : '{}'
    return key === 'user-locale' ? locale : account
  }
  runInNewContext(SCRIPT, {
    URL,
    setTimeout: (fetchAhead: (...ofRest: unknown[]) => void, _ms: number, ...ofRest: unknown[]) => {
      links.push({ rel: 'later', href: '' })
      fetchAhead(...ofRest)
    },
    HTMLElement: { prototype: isTooOld ? {} : { showPopover: null } },
    IDBFactory: { prototype: { databases: null } },
    BroadcastChannel,
    crypto: isInsecure ? {} : { subtle: {} },
    ...(isNative && { Capacitor: {} }),
    document: {
      documentElement: { dataset: marks },
      currentScript: {
        dataset: {
          files: JSON.stringify({
            'signed-in': ['/storage.js'],
            'signed-in en': ['/en.js'],
            '/workouts': Array.from({ length: 14 }, (_, number) => `/${number}.js`),
            workout: ['/execution.js', '/execution.css'],
            'workout en': ['/execution-en.js'],
            '/dashboard': ['/dashboard.js'],
            login: ['/login.js'],
            'login en': ['/en.js'],
            'login pt': ['/pt.js'],
            inside: ['/inside.js'],
          }),
        },
      },
      createElement: () => ({}),
      addEventListener: (_event: string, settle: () => void) => still === 'painted' && settle(),
      head: { append: (link: (typeof links)[number]) => links.push(link) },
    },
    localStorage: { getItem },
    location: { pathname },
    navigator: { language: 'en-GB', serviceWorker: { controller: isControlled ? {} : null } },
  })
  return { files: links.map(({ rel, href }) => `${rel} ${href}`), marks }
}

test.each([
  ['lacks what the app is built on', { isTooOld: true }, { unfit: 'too-old' }],
  ['is at an address that is not secure', { isInsecure: true }, { unfit: 'insecure' }],
])('a browser that %s is marked, and fetches nothing of the app', (_why, facts, marks) => {
  const head = headOf('/auth/login', null, null, 'none', false, facts)
  expect(head).toEqual({ files: [], marks })
})

test('a device with an account preloads the files of the address, and its words', () => {
  const signedIn = ['modulepreload /storage.js', 'modulepreload /en.js']
  expect(fetchedAhead('/dashboard', '{"uid":"ana"}')).toEqual([...signedIn, 'modulepreload /dashboard.js'])
  expect(fetchedAhead('/workout/7/execute', '{"uid":"ana"}')).toEqual([
    ...signedIn,
    'modulepreload /execution.js',
    'preload /execution.css',
    'modulepreload /execution-en.js',
  ])
  expect(fetchedAhead('/profile/data', '{"uid":"ana"}')).toEqual(signedIn)
})

test('a screen with a still fetches nothing before the still is painted', () => {
  expect(fetchedAhead('/dashboard', '{"uid":"ana"}', null, 'not painted yet')).toEqual([])
  expect(fetchedAhead('/dashboard', '{"uid":"ana"}', null, 'painted')).toContain('modulepreload /dashboard.js')
})

test('beneath a still the files are asked for a few at a time, so that a tap is answered in between', () => {
  const isLater = (link: string) => link.startsWith('later')
  const shown = fetchedAhead('/workouts', '{"uid":"ana"}', null, 'painted')
  expect(shown.filter((link) => !isLater(link))).toHaveLength(16)
  expect(shown.map(isLater).flatMap((later, index) => (later ? index : []))).toEqual([6, 13])
  expect(fetchedAhead('/workouts', '{"uid":"ana"}').filter(isLater)).toEqual([])
})

test.each([
  ['a visitor', null],
  ['a browser that lets nobody read what is stored', new Error('blocked')],
])('%s fetches nothing ahead', (_whose, account) => {
  expect(fetchedAhead('/workout/7/execute', account)).toEqual([])
})

test('a visitor at the login preloads it in the language of the browser, or the one chosen here', () => {
  const login = 'modulepreload /login.js'
  const onFirstVisits = ['modulepreload /inside.js', 'preload /config.json']
  expect(fetchedAhead('/auth/login', null)).toEqual([login, 'modulepreload /en.js', ...onFirstVisits])
  expect(fetchedAhead('/auth/login', null, 'pt-BR')).toEqual([login, 'modulepreload /pt.js', ...onFirstVisits])
  expect(fetchedAhead('/auth/login', null, 'xx-XX')).toEqual([login, ...onFirstVisits])
  expect(fetchedAhead('/auth/login', new Error('blocked'))).toEqual([])
})

test('a login that has everything on the device preloads nothing that it does not use itself', () => {
  const ownFiles = ['modulepreload /login.js', 'modulepreload /en.js']
  expect(fetchedAhead('/auth/login', null, null, 'none', true)).toEqual(ownFiles)
  expect(headOf('/auth/login', null, null, 'none', false, { isNative: true }).files).toEqual(ownFiles)
})
