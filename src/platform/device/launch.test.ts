import { expect, test, vi } from 'vitest'
import { FILE_NAME_HEADER, FILE_OWNER_HEADER, RECEIVED_FILES_CACHE } from '#contract/device-stores.ts'
import { TRANSFER_PATH } from '#contract/routes.ts'
import { stubStorage } from '../../../tests/support/stub-storage.ts'
import { ACCOUNT_KEY } from '../account/account-record.ts'

type Launch = { targetURL?: string; files?: readonly { getFile: () => Promise<File> }[] }
type Shared = { readonly name?: string; readonly owner?: string; readonly text: string }

/** The app of Ana, opened by the system. `shared`: what another app has shared with the service worker. */
async function app({ hasQueue = true, shared }: { hasQueue?: boolean; shared?: Shared | null } = {}) {
  stubStorage('localStorage', new Map([[ACCOUNT_KEY, JSON.stringify({ uid: 'ana' })]]))
  let launch: (launch: Launch) => void = () => expect.unreachable('nobody listens')
  vi.stubGlobal('window', {
    ...(hasQueue && { launchQueue: { setConsumer: (consumer: typeof launch) => (launch = consumer) } }),
  })
  vi.stubGlobal('location', { origin: 'https://barra.test' })
  const caches = new Map<string, Shared | null>(shared === undefined ? [] : [[RECEIVED_FILES_CACHE, shared]])
  vi.stubGlobal('caches', {
    has: async (name: string) => caches.has(name),
    delete: async (name: string) => caches.delete(name),
    open: async (name: string) => ({
      match: async () => {
        const file = caches.get(name)
        if (!file) return undefined
        const { name: fileName, owner } = file
        const headers = new Headers()
        if (fileName !== undefined) headers.set(FILE_NAME_HEADER, encodeURIComponent(fileName))
        if (owner !== undefined) headers.set(FILE_OWNER_HEADER, encodeURIComponent(owner))
        return new Response(file.text, { headers })
      },
    }),
  })
  vi.resetModules()
  const received = await import('./received-file.ts')
  const { listenForLaunches } = await import('./launch.ts')
  const gone: string[] = []
  listenForLaunches((path) => gone.push(path))
  let heard = 0
  received.onReceivedFile(() => (heard += 1))
  return { ...received, gone, launch: (one: Launch) => launch(one), heard: () => heard, caches }
}

const fileOf = (text: string, name = 'workouts.csv') => new File([text], name)
const opened = (file: File): Launch => ({ files: [{ getFile: async () => file }] })

test('a browser without launches opens the app as any page', async () => {
  expect((await app({ hasQueue: false })).gone).toEqual([])
})

test('a shortcut opens its screen in the open app; the first launch has loaded its page already', async () => {
  const { launch, gone } = await app()
  launch({ targetURL: 'https://barra.test/workouts' })
  expect(gone).toEqual([])
  launch({ targetURL: 'https://barra.test/routines?tab=archived' })
  expect(gone).toEqual(['/routines?tab=archived'])
})

test.each([
  ['the icon alone', { targetURL: 'https://barra.test/' }],
  ['a link to another site', { targetURL: 'https://else.test/workouts' }],
  ['a launch without a link', {}],
])('%s leaves the screen as it is', async (_what, launched) => {
  const { launch, gone } = await app()
  launch({})
  launch(launched)
  expect(gone).toEqual([])
})

test('a file that the system opens is received once', async () => {
  const { launch, gone, heard, takeReceivedFile } = await app()
  const file = fileOf('date,exercise')
  launch(opened(file))
  await vi.waitFor(() => expect(heard()).toBe(1))
  expect(gone).toEqual([])
  expect(await takeReceivedFile()).toBe(file)
  expect(await takeReceivedFile()).toBeNull()
})

test('a transfer of all data opens its own screen before it is received', async () => {
  const { launch, gone, heard, takeReceivedFile } = await app()
  const file = fileOf('{"format":"barra-hand-over"}')
  launch(opened(file))
  await vi.waitFor(() => expect(heard()).toBe(1))
  expect(gone).toEqual([TRANSFER_PATH])
  expect(await takeReceivedFile()).toBe(file)
})

test('a file that the system cannot read is no file', async () => {
  const { launch, heard, takeReceivedFile } = await app()
  launch({ files: [{ getFile: () => Promise.reject(new DOMException('moved', 'NotFoundError')) }] })
  expect(await takeReceivedFile()).toBeNull()
  expect(heard()).toBe(0)
})

test('a transfer is told by its beginning, and an unreadable file is none', async () => {
  const { isTransfer } = await app()
  expect(await isTransfer(fileOf('{"format":"barra-hand-over"}'))).toBe(true)
  expect(await isTransfer(fileOf('{"format":"else"}'))).toBe(false)
  expect(await isTransfer(fileOf(`${' '.repeat(200)}{"format":"barra-hand-over"}`))).toBe(false)
  const moved = { slice: () => ({ text: () => Promise.reject(new DOMException('moved')) }) }
  expect(await isTransfer(moved as unknown as File)).toBe(false)
})

test('a file that one screen passes on is taken by the next, which nobody has to tell', async () => {
  const { passOnFile, takeReceivedFile, heard } = await app()
  const file = fileOf('date')
  passOnFile(file)
  expect(heard()).toBe(0)
  expect(await takeReceivedFile()).toBe(file)
})

test('a file shared by another app is taken once, under its name', async () => {
  const { takeReceivedFile, caches } = await app({ shared: { name: 'Treinos é.csv', owner: 'ana', text: 'date' } })
  const file = await takeReceivedFile()
  expect([file?.name, await file?.text()]).toEqual(['Treinos é.csv', 'date'])
  expect([...caches.keys()]).toEqual([])
  expect(await takeReceivedFile()).toBeNull()
})

test('a file without a name is received without one', async () => {
  const { takeReceivedFile } = await app({ shared: { owner: 'ana', text: 'date' } })
  expect((await takeReceivedFile())?.name).toBe('')
})

test.each([
  ['shared by somebody else', { name: 'a.csv', owner: 'bia', text: 'date' }],
  ['of nobody', { name: 'a.csv', text: 'date' }],
])('a file %s is removed and not shown', async (_what, shared) => {
  const { takeReceivedFile, caches } = await app({ shared })
  expect(await takeReceivedFile()).toBeNull()
  expect([...caches.keys()]).toEqual([])
})

test('a browser that has nothing of a shared file, or refuses its caches, has none', async () => {
  expect(await (await app({ shared: null })).takeReceivedFile()).toBeNull()
  const refusing = await app()
  vi.stubGlobal('caches', undefined)
  expect(await refusing.takeReceivedFile()).toBeNull()
})
