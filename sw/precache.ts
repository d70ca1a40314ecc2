import { PAGE_FIRST_LOCK, PRECACHE_CHANNEL } from '#contract/precache.ts'
import { missingOf, storeContent, storeFetched } from './file-cache.ts'
import { filesOf, type PrecachedFile, type PrecacheList } from './precache-list.ts'
import { slices } from './slices.ts'

const AT_ONCE = 6
/** A page that never finishes must not keep the app from working offline. */
const PAGE_LIMIT_MS = 30_000
/** Often a page loads something else at once. */
const QUIET_MS = 2_000

/**
 * Stores every file of the list: the bundle if most of it is missing, singly what is left, or what the bundle failed to
 * bring. Rejects unless all are stored; what is stored stays, so that another attempt goes on from there.
 */
export async function precache(list: PrecacheList): Promise<void> {
  const { first, bundle } = list
  const files = filesOf(list)
  const stored = reportProgress(files, await missingOf(files))
  await fetchSingly(await missingOf(first), stored)
  await takeFromBrowser(await missingOf(bundle.files), stored)
  const missing = await missingOf(bundle.files)
  if (sizeOf(missing) * 2 > sizeOf(bundle.files)) {
    await untilPagesHaveLoaded()
    await unpack(bundle, new Set(missing), stored).catch((cause: unknown) => console.warn(bundle.path, cause))
  }
  await fetchSingly(await missingOf(files), stored)
}

type Stored = (file: PrecachedFile) => void

/** Files that a page has just loaded, and that have no other way into the cache. */
async function takeFromBrowser(files: readonly PrecachedFile[], stored: Stored): Promise<void> {
  await inParallel(files, async (file) => {
    const known = await fetch(file[0], { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null)
    if (known && (await storeFetched(file, known))) stored(file)
  })
}

async function unpack(
  { path, files }: PrecacheList['bundle'],
  missing: ReadonlySet<PrecachedFile>,
  stored: Stored,
): Promise<void> {
  // Stored file by file, it needs no copy of its own.
  const response = await fetch(path, { cache: 'no-store' })
  if (!response.ok || !response.body) throw new Error(`answered ${response.status}`)
  const sizes = files.map(([, , bytes]) => bytes)
  const rest = files.values()
  for await (const content of slices(response.body, sizes)) {
    const file = rest.next().value
    if (!file || !missing.has(file)) continue
    if (await storeContent(file, content, response.headers)) stored(file)
  }
}

async function fetchSingly(files: readonly PrecachedFile[], stored: Stored): Promise<void> {
  await inParallel(files, async (file) => {
    await untilPagesHaveLoaded()
    await fetchAndStore(file)
    stored(file)
  })
}

async function fetchAndStore(file: PrecachedFile): Promise<void> {
  const [path] = file
  if (await storeFetched(file, await fetch(path))) return
  // The browser's own copy may be the one that is wrong.
  const anew = await fetch(path, { cache: 'reload' })
  if (!(await storeFetched(file, anew))) throw new Error(`${path} is not the file of this version`)
}

/**
 * Fetches and stores the files of an installed version that are gone: removed by the browser, a tool, or with a damaged
 * disk. Reports how much of the version is stored, in whole percent, before and after. 100 only where nothing is missing.
 */
export async function restoreMissing(list: PrecacheList, report: (percent: number) => void): Promise<void> {
  const files = filesOf(list)
  const missing = await missingOf(files)
  report(storedPercent(files, missing))
  if (missing.length === 0) return
  // One file that cannot be fetched keeps no other from being stored.
  await inParallel(missing, (file) => fetchAndStore(file).catch((cause: unknown) => console.warn(file[0], cause)))
  report(storedPercent(files, await missingOf(files)))
}

function storedPercent(files: readonly PrecachedFile[], missing: readonly PrecachedFile[]): number {
  const total = sizeOf(files)
  return Math.floor(((total - sizeOf(missing)) / total) * 100)
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values()
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const item of rest) await work(item)
  })
  await Promise.all(workers)
}

let isPageStuck = false

async function untilPagesHaveLoaded(): Promise<void> {
  while (!isPageStuck && (await isPageLoading())) {
    const signal = AbortSignal.timeout(PAGE_LIMIT_MS)
    await navigator.locks.request(PAGE_FIRST_LOCK, { signal }, () => undefined).catch(() => (isPageStuck = true))
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  }
}

async function isPageLoading(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === PAGE_FIRST_LOCK)
}

/** Tells every page how much is stored, whenever that is another percentage. Call the returned function for each file. */
function reportProgress(files: readonly PrecachedFile[], missing: readonly PrecachedFile[]): Stored {
  const channel = new BroadcastChannel(PRECACHE_CHANNEL)
  const total = sizeOf(files)
  let done = total - sizeOf(missing)
  let shown = -1
  return ([, , bytes]) => {
    done += bytes
    const percent = Math.floor((done / total) * 100)
    if (percent === shown) return
    shown = percent
    channel.postMessage(percent)
  }
}

function sizeOf(files: readonly PrecachedFile[]): number {
  return files.reduce((sum, [, , bytes]) => sum + bytes, 0)
}
