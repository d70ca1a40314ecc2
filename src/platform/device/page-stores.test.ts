import { afterEach, expect, test, vi } from 'vitest'
import type { ReadableStore } from '#shared/store.ts'

// Components follow these of the page: its width, and whether the browser is online.

afterEach(() => vi.doUnmock('#shared/use-store.ts'))

/** The store behind a hook, as the component that follows it has it. */
async function behind(load: () => Promise<() => boolean>): Promise<ReadableStore<boolean>> {
  let followed: ReadableStore<boolean> | undefined
  vi.resetModules()
  vi.doMock('#shared/use-store.ts', () => ({
    useStore: (store: ReadableStore<boolean>) => {
      followed = store
      return store.current()
    },
  }))
  const use = await load()
  expect(use()).toBe(followed?.current())
  return followed ?? expect.unreachable('the hook follows no store')
}

test.each([
  ['useWide', '(width > 1024px)'],
  ['useTwoPanes', '(width > 768px)'],
  ['useColumns', '(width >= 1200px)'],
  ['useThreePanes', '(width > 1400px)'],
] as const)('%s follows whether %s', async (hook, condition) => {
  const queries = new Map<string, EventTarget & { matches: boolean }>()
  vi.stubGlobal('matchMedia', (query: string) => {
    const media = Object.assign(new EventTarget(), { matches: false })
    queries.set(query, media)
    return media
  })
  const store = await behind(async () => (await import('./use-wide.ts'))[hook])
  const media = queries.get(condition)
  const heard: boolean[] = []
  const change = (matches: boolean) => {
    Object.assign(media ?? {}, { matches })
    media?.dispatchEvent(new Event('change'))
  }
  const unfollow = store.subscribe(() => heard.push(store.current()))
  change(true)
  change(false)
  expect(heard).toEqual([true, false])
  unfollow()
  change(true)
  expect([heard.length, store.current()]).toEqual([2, true])
})

test('useOnline follows what the browser knows, until nobody does', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const navigator_ = { onLine: true as boolean | undefined }
  vi.stubGlobal('navigator', navigator_)
  const store = await behind(async () => (await import('./use-online.ts')).useOnline)
  const heard: boolean[] = []
  const go = (event: 'online' | 'offline') => {
    navigator_.onLine = event === 'online'
    page.dispatchEvent(new Event(event))
  }
  const unfollow = store.subscribe(() => heard.push(store.current()))
  go('offline')
  go('online')
  expect(heard).toEqual([false, true])
  unfollow()
  go('offline')
  expect(heard).toHaveLength(2)
  // The build renders pages where there is no network to speak of.
  navigator_.onLine = undefined
  expect(store.current()).toBe(true)
})
