import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { emptyOrigin, enterWorkerScope, type Origin, type WorkerScope } from '../tests/support/worker-scope.ts'
import type { PrecachedFile, PrecacheList } from './precache-list.ts'

declare const self: ServiceWorkerGlobalScope

// How a version of the app comes onto the device and answers from there, in a scope with caches in memory.

const CACHE = 'barra-precache'
const BUNDLE = '/bundles/all.bin'
const PAGE_FIRST = 'barra-page-first'

type Files = Readonly<Record<string, string>>

const FIRST: Files = { '/assets/main-11111111.js': 'main()', '/index.html': '<h1>Barra</h1>' }
const REST: Files = {
  '/assets/plans-22222222.js': 'plans()',
  '/assets/plans-33333333.css': '.plans {}',
  '/icons/icon.svg': '<svg/>',
}

const hashOf = (content: string) => createHash('sha256').update(content).digest('base64url').slice(0, 8)
const listed = (files: Files): readonly PrecachedFile[] =>
  Object.entries(files).map(([path, content]) => [path, hashOf(content), content.length])

let origin: Origin
beforeEach(() => {
  origin = emptyOrigin()
  // As it is built: without the library's checks and logs.
  vi.stubEnv('NODE_ENV', 'production')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => vi.unstubAllEnvs())

/** Deploys a version, and starts its worker. */
async function worker({ first = FIRST, rest = REST } = {}): Promise<WorkerScope> {
  for (const [path, content] of Object.entries({ ...first, ...rest })) origin.server.set(path, content)
  origin.server.set(BUNDLE, Object.values(rest).join(''))
  const list: PrecacheList = { first: listed(first), bundle: { path: BUNDLE, files: listed(rest) } }
  vi.stubGlobal('__PRECACHE_LIST__', list)
  const scope = enterWorkerScope(origin)
  vi.resetModules()
  const { restoreMissing, serveOfflineShell } = await import('./offline-shell.ts')
  serveOfflineShell()
  self.addEventListener('message', (event) => {
    event.waitUntil(restoreMissing(event, (percent) => event.source?.postMessage(percent), event.data))
  })
  return scope
}

async function installed(version?: Parameters<typeof worker>[0]): Promise<WorkerScope> {
  const scope = await worker(version)
  await scope.install()
  await scope.activate()
  origin.fetched.length = 0
  return scope
}

/** The stored contents, by path and query. */
async function stored(): Promise<Files> {
  const entries = [...(origin.caches.get(CACHE) ?? [])]
  const contents = entries.map(async ([address, response]) => {
    const { pathname, search } = new URL(address)
    return [pathname + search, await response.clone().text()] as const
  })
  return Object.fromEntries(await Promise.all(contents))
}

/** The key under which the library stores a file whose name does not change with its content. */
const revised = (path: string, content: string) => `${path}?__WB_REVISION__=${hashOf(content)}`

const WHOLE: Files = {
  '/assets/main-11111111.js': 'main()',
  [revised('/index.html', '<h1>Barra</h1>')]: '<h1>Barra</h1>',
  '/assets/plans-22222222.js': 'plans()',
  '/assets/plans-33333333.css': '.plans {}',
  [revised('/icons/icon.svg', '<svg/>')]: '<svg/>',
}

test('a first installation fetches the first files singly and everything else in one bundle', async () => {
  const scope = await worker()
  await scope.install()
  expect(origin.fetched).toEqual([...Object.keys(FIRST), `${BUNDLE} no-store`])
  expect(await stored()).toEqual(WHOLE)
})

test('a worker that starts again between its installation and its activation keeps every file', async () => {
  const scope = await worker()
  await scope.install()
  const again = await worker()
  await again.activate()
  expect(await stored()).toEqual(WHOLE)
})

test('a file of the bundle has a type of its own and the other headers of the bundle', async () => {
  await installed()
  const style = origin.caches.get(CACHE)?.get('https://barra.test/assets/plans-33333333.css')
  expect([...(style?.headers ?? [])]).toEqual([['content-type', 'text/css; charset=utf-8']])
})

test('what the browser has of the bundle is taken from it, and what is wrong there is not', async () => {
  origin.browserCache.set('/assets/plans-22222222.js', 'plans()').set('/assets/plans-33333333.css', '.plans {}')
  origin.browserCache.set('/assets/main-11111111.js', 'something else')
  const scope = await worker()
  await scope.install()
  // More than half of the bundle was there.
  expect(origin.fetched).not.toContain(`${BUNDLE} no-store`)
  expect(origin.fetched).toContain('/assets/main-11111111.js reload')
  expect(origin.fetched).not.toContain('/assets/plans-22222222.js')
  expect(await stored()).toEqual(WHOLE)
})

test('the bundle is asked for once most of it is known to be missing, not once the browser was asked for all', async () => {
  const { promise: read, resolve: goOn } = Promise.withResolvers<void>()
  onTestFinished(() => goOn())
  origin.browserCache.set('/icons/icon.svg', '<svg/>')
  origin.beforeCacheAnswer = () => read
  const scope = await worker()
  const installing = scope.install()
  await vi.waitFor(() => expect(origin.fetched).toContain(`${BUNDLE} no-store`))
  goOn()
  await installing
  expect(await stored()).toEqual(WHOLE)
})

test.each([
  ['is cut', 'plans().pl'],
  ["is a captive portal's page", '<h1>Hotel Wi-Fi</h1>'.repeat(9)],
])('where the bundle %s, the files that it does not bring are fetched singly', async (_how, content) => {
  const scope = await worker()
  origin.server.set(BUNDLE, content)
  await scope.install()
  expect(origin.fetched).toContain('/icons/icon.svg')
  expect(await stored()).toEqual(WHOLE)
})

test('a file that is wrong on the server too fails the installation, and the next one goes on from there', async () => {
  const scope = await worker()
  origin.server.set(BUNDLE, '').set('/icons/icon.svg', 'half of it')
  await expect(scope.install()).rejects.toThrow('bad-precaching-response')
  expect(await stored()).not.toHaveProperty([revised('/icons/icon.svg', '<svg/>')])

  origin.fetched.length = 0
  await (await worker()).install()
  expect(origin.fetched).toEqual(['/icons/icon.svg'])
  expect(await stored()).toEqual(WHOLE)
})

test('a file that vanishes while the last one is fetched is fetched again before the installation ends', async () => {
  const scope = await worker()
  origin.server.set(BUNDLE, 'plans().plans {}')
  origin.beforeAnswer = async () => {
    if (origin.fetched.at(-1) !== '/icons/icon.svg') return
    origin.caches.get(CACHE)?.delete('https://barra.test/assets/main-11111111.js')
  }
  await scope.install()
  expect(await stored()).toEqual(WHOLE)
})

test('six files are fetched at once', async () => {
  const first = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`/assets/file${at}-11111111.js`, `${at}`]))
  const { promise: sent, resolve: send } = Promise.withResolvers<void>()
  origin.beforeAnswer = () => sent
  const scope = await worker({ first: { ...first, ...FIRST } })
  const installing = scope.install()
  await vi.waitFor(() => expect(origin.fetched).toHaveLength(6))
  send()
  await installing
  expect(Object.keys(await stored())).toHaveLength(20 + Object.keys(WHOLE).length)
})

test('nothing is fetched while a page loads what somebody waits for', async () => {
  const scope = await worker()
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>()
  onTestFinished(() => load())
  const page = navigator.locks.request(PAGE_FIRST, { mode: 'shared' }, () => loaded)
  await vi.waitFor(async () => expect((await navigator.locks.query()).held).toHaveLength(1))
  const installing = scope.install()
  const waits = async () => (await navigator.locks.query()).pending?.length ?? 0
  await vi.waitFor(async () => expect(await waits()).toBeGreaterThan(0))
  expect(origin.fetched).toEqual([])
  load()
  await page
  await installing
  expect(await stored()).toEqual(WHOLE)
})

test('a browser that refuses locks keeps nothing from being stored', async () => {
  const refuse = () => Promise.reject(new DOMException('not allowed in this context', 'SecurityError'))
  vi.spyOn(navigator.locks, 'query').mockImplementation(refuse)
  vi.spyOn(navigator.locks, 'request').mockImplementation(refuse)
  const scope = await worker()
  await scope.install()
  expect(await stored()).toEqual(WHOLE)
})

test('what was stored before by a worker without the library is taken over, and its other entries are removed', async () => {
  const page = FIRST['/index.html'] ?? ''
  const icon = REST['/icons/icon.svg'] ?? ''
  const before: Files = {
    ...Object.fromEntries(Object.entries({ ...FIRST, ...REST }).filter(([path]) => path.startsWith('/assets/'))),
    [`/index.html?${hashOf(page)}`]: page,
    [`/icons/icon.svg?${hashOf(icon)}`]: icon,
    '/assets/gone-44444444.js': 'gone()',
  }
  origin.caches.set(
    CACHE,
    new Map(Object.entries(before).map(([key, content]) => [`https://barra.test${key}`, new Response(content)])),
  )
  origin.caches.set('workbox-precache-v2-https://barra.test/', new Map())
  const scope = await worker()
  await scope.install()
  expect(origin.fetched.toSorted()).toEqual(['/icons/icon.svg', '/index.html'])
  // The older worker answers from its own entries until this one takes over.
  expect(await stored()).toEqual({ ...before, ...WHOLE })
  await scope.activate()
  expect(await stored()).toEqual(WHOLE)
  expect([...origin.caches.keys()]).toEqual([CACHE])
  expect(scope.claims()).toBe(1)
})

test('an update fetches the files that changed, and removes those of the version before when it takes over', async () => {
  await installed()
  const first = { '/assets/main-55555555.js': 'next()', '/index.html': '<h1>Next</h1>' }
  const next = await worker({ first })
  await next.install()
  expect(origin.fetched.toSorted()).toEqual(['/assets/main-55555555.js', '/index.html'])
  expect(await stored()).toMatchObject(WHOLE)
  await next.activate()
  const { '/assets/main-11111111.js': _main, [revised('/index.html', '<h1>Barra</h1>')]: _page, ...unchanged } = WHOLE
  expect(await stored()).toEqual({
    ...unchanged,
    '/assets/main-55555555.js': 'next()',
    [revised('/index.html', '<h1>Next</h1>')]: '<h1>Next</h1>',
  })
})

test.each(['/', '/workouts', '/workouts/3f/edit?from=/a.b', '/auth/login?code=4%2F0A.bc', '/apiary'])(
  'a navigation to %s is answered with the page on the device, also offline',
  async (path) => {
    const scope = await installed()
    origin.isOnline = false
    const response = await scope.request(path, { isNavigation: true })
    expect(await response?.text()).toBe('<h1>Barra</h1>')
    expect(origin.fetched).toEqual([])
  },
)

test.each([
  ['/api/health', {}],
  ['/api', { isNavigation: true }],
  ['/api?deep=1', { isNavigation: true }],
  ['/v0/b/pictures', { isNavigation: true }],
  ['/builds/latest.json', {}],
  ['/local/mails', { isNavigation: true }],
  ['/__/auth/handler', { isNavigation: true }],
  ['/robots.txt', { isNavigation: true }],
  ['/robots.txt?again', { isNavigation: true }],
  ['/workouts', {}],
  ['/index.html', { method: 'POST' }],
  ['https://elsewhere.test/assets/main-11111111.js', {}],
] as const)('%s %o is left to the browser', async (path, how) => {
  const scope = await installed()
  expect(await scope.request(path, how)).toBeUndefined()
})

test('a file is answered from the device, with any query', async () => {
  const scope = await installed()
  origin.isOnline = false
  expect(await (await scope.request('/assets/plans-22222222.js'))?.text()).toBe('plans()')
  expect(await (await scope.request('/icons/icon.svg?size=2'))?.text()).toBe('<svg/>')
  // An address of its own, without the app's page in its place.
  expect(await (await scope.request('/icons/icon.svg', { isNavigation: true }))?.text()).toBe('<svg/>')
})

test('a file that is gone is answered by the network, and stored again on the way', async () => {
  const scope = await installed()
  origin.caches.get(CACHE)?.clear()
  expect(await (await scope.request('/icons/icon.svg?size=2'))?.text()).toBe('<svg/>')
  expect(await stored()).toEqual({ [revised('/icons/icon.svg', '<svg/>')]: '<svg/>' })
})

test('a file that is gone and another on the server now is answered by it, and not stored', async () => {
  const scope = await installed()
  origin.caches.get(CACHE)?.clear()
  origin.server.set('/icons/icon.svg', '<svg>next</svg>')
  expect(await (await scope.request('/icons/icon.svg'))?.text()).toBe('<svg>next</svg>')
  expect(await stored()).toEqual({})
})

test("where the app's page is gone, the server's page of the address is shown, and the app's is stored again", async () => {
  const scope = await installed()
  origin.caches.get(CACHE)?.clear()
  origin.server.set('/workouts', 'workouts, of the server')
  const response = await scope.request('/workouts', { isNavigation: true })
  expect(await response?.text()).toBe('workouts, of the server')
  expect(await stored()).toEqual({ [revised('/index.html', '<h1>Barra</h1>')]: '<h1>Barra</h1>' })
})

test("without a network and the app's page, a page says what is missing", async () => {
  const scope = await installed()
  origin.caches.get(CACHE)?.clear()
  origin.isOnline = false
  const response = await scope.request('/workouts', { isNavigation: true })
  expect(response?.status).toBe(503)
  expect(await response?.text()).toContain('Part of Barra is missing from this device.')
})

const STYLE = '/assets/plans-33333333.css'

/** As a damaged disk leaves a file: shorter, or not to be read. */
function damage(key: string, response = new Response('half')): void {
  origin.caches.get(CACHE)?.set(`https://barra.test${key}`, response)
}

function unreadable(): Response {
  const response = new Response('half')
  response.clone = () => Object.assign(new Response(), { arrayBuffer: () => Promise.reject(new TypeError('no disk')) })
  return response
}

test.each([
  ['cut', () => new Response('half')],
  ['not to be read', unreadable],
])('files that are %s are fetched again by a thorough check alone, which reads them', async (_how, broken) => {
  const scope = await installed()
  damage(STYLE, broken())
  expect(await scope.send({})).toEqual([100])
  expect(origin.fetched).toEqual([])
  const said = await scope.send({ isThorough: true })
  expect([said.length, said[0] === 100, said.at(-1)]).toEqual([2, false, 100])
  expect(origin.fetched).toEqual([STYLE])
  expect(await stored()).toEqual(WHOLE)
})

test.each([
  ['cut', () => new Response('half')],
  ['not to be read', unreadable],
])("a page that is %s counts as gone: the server's is shown, and the app's is stored again", async (_how, broken) => {
  const scope = await installed()
  damage(revised('/index.html', '<h1>Barra</h1>'), broken())
  origin.server.set('/workouts', 'workouts, of the server')
  const first = await scope.request('/workouts', { isNavigation: true })
  expect(await first?.text()).toBe('workouts, of the server')
  expect(await stored()).toEqual(WHOLE)
  expect(await (await scope.request('/workouts', { isNavigation: true }))?.text()).toBe('<h1>Barra</h1>')
})

test('without a network, a page that is cut says what is missing, and is not said to be stored', async () => {
  const scope = await installed()
  damage(revised('/index.html', '<h1>Barra</h1>'))
  origin.isOnline = false
  const response = await scope.request('/workouts', { isNavigation: true })
  expect(await response?.text()).toContain('Part of Barra is missing from this device.')
  expect(await scope.send({})).not.toContain(100)
})

test("the app's page comes with the headers that it is stored with, and is not kept for the way back", async () => {
  const scope = await installed()
  const key = `https://barra.test${revised('/index.html', '<h1>Barra</h1>')}`
  origin.caches.get(CACHE)?.get(key)?.headers.set('content-security-policy', "default-src 'none'")
  const response = await scope.request('/workouts', { isNavigation: true })
  expect(Object.fromEntries(response?.headers ?? [])).toEqual({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'",
    'content-type': 'text/html; charset=utf-8',
  })
})

test('the page that says what is missing has ways on, in every language', async () => {
  const scope = await installed()
  origin.caches.get(CACHE)?.clear()
  origin.isOnline = false
  const page = (await (await scope.request('/workouts', { isNavigation: true }))?.text()) ?? ''
  for (const again of ['Tentar de novo', 'Try again', 'Reintentar']) expect(page).toContain(`<a href="">${again}</a>`)
  for (const home of ['Ir para o início', 'Back to home', 'Ir al inicio'])
    expect(page).toContain(`<a href="/dashboard">${home}</a>`)
  expect(page).toContain("addEventListener('online',()=>location.reload())")
})

test('files that are gone are fetched again, and all is said to be stored only once it is', async () => {
  const scope = await installed()
  expect(await scope.send({})).toEqual([100])
  origin.caches.get(CACHE)?.delete('https://barra.test/assets/plans-22222222.js')
  origin.browserCache.set('/assets/plans-22222222.js', 'something else')
  origin.server.delete('/assets/plans-22222222.js')
  const missing = await scope.send({})
  expect(missing).toHaveLength(2)
  expect(missing).not.toContain(100)

  origin.server.set('/assets/plans-22222222.js', 'plans()')
  expect((await scope.send({})).at(-1)).toBe(100)
  expect(await stored()).toEqual(WHOLE)
})
