import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Shell } from './shell.ts'

// The next file must not find the phone that the last test has entered.
afterAll(() => void vi.resetModules())

const FILE = new File(['{}'], 'barra.json')
const CANCELLED = new DOMException('the person closed it', 'AbortError')
const FORBIDDEN = new DOMException('by a policy', 'SecurityError')

type Browser = {
  readonly share?: () => Promise<void>
  readonly canShare?: (data: ShareData) => boolean
  readonly picker?: (options: object) => Promise<unknown>
  readonly shell?: Shell['shareFile']
}

async function load({ share, canShare, picker, shell }: Browser = {}) {
  const steps: unknown[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    steps.push(file)
    return 'blob:barra'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void steps.push(`revoke ${url}`))
  vi.stubGlobal('document', {
    createElement: (name: string) => {
      const link = { href: '', download: '', click: () => steps.push(`${name} ${link.href} as ${link.download}`) }
      return link
    },
  })
  vi.stubGlobal('navigator', { ...(share && { share }), ...(canShare && { canShare }) })
  vi.stubGlobal('window', { ...(picker && { showSaveFilePicker: picker }) })
  vi.resetModules()
  if (shell) (await import('./shell.ts')).enterShell({ shareFile: shell } as Shell)
  return { ...(await import('./download.ts')), steps }
}

const DOWNLOADED = [FILE, 'a blob:barra as barra.json']

test('a browser downloads a file under its name, has time to ask and to read, and lets go of its bytes', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { downloadFile, steps } = await load()
  expect(await downloadFile('barra.json', FILE)).toBe(true)
  vi.advanceTimersByTime(30_000)
  expect(steps).toEqual(DOWNLOADED)
  vi.advanceTimersByTime(30_000)
  expect(steps).toEqual([...DOWNLOADED, 'revoke blob:barra'])
})

test.each([true, false])('in the native app the person chooses where a file goes: %s', async (isSaved) => {
  const given: unknown[] = []
  const shell = async (...file: unknown[]) => {
    given.push(...file)
    return isSaved
  }
  const { downloadFile, shareFile, canShare, canSave, askWhereToSave, steps } = await load({
    shell,
    canShare: () => true,
    share: () => expect.unreachable('the system is asked by the app'),
    picker: () => expect.unreachable('the system asks'),
  })
  expect([canShare(FILE), canSave()]).toEqual([true, false])
  expect(await downloadFile('barra.json', FILE)).toBe(isSaved)
  expect(await shareFile(FILE)).toBe(isSaved)
  expect(given).toEqual(['barra.json', FILE, 'barra.json', FILE])
  expect(await askWhereToSave('barra.json')).toEqual({ kind: 'download' })
  expect(steps).toEqual([])
})

test('whether a file can be shared is what the browser says of this file', async () => {
  const asked: ShareData[] = []
  const canShareIf = (isPossible: boolean) => (data: ShareData) => {
    asked.push(data)
    return isPossible
  }
  const able = await load({ canShare: canShareIf(true) })
  expect([able.canShare(FILE), able.canSave()]).toEqual([true, true])
  const unable = await load({ canShare: canShareIf(false) })
  expect(unable.canShare(FILE)).toBe(false)
  expect(asked).toEqual([{ files: [FILE] }, { files: [FILE] }])
  expect((await load()).canShare(FILE)).toBe(false)
})

test.each([
  ['goes to the app that the person chose', { canShare: () => true, share: async () => undefined }, true, []],
  ['is not downloaded when they cancel', { canShare: () => true, share: () => Promise.reject(CANCELLED) }, false, []],
  [
    'is downloaded when the browser refuses',
    { canShare: () => true, share: () => Promise.reject(FORBIDDEN) },
    true,
    DOWNLOADED,
  ],
  [
    'is downloaded when an unknown failure names itself like a cancellation',
    { canShare: () => true, share: () => Promise.reject(Object.assign(new Error('no'), { name: 'AbortError' })) },
    true,
    DOWNLOADED,
  ],
  [
    'is downloaded where it cannot be shared',
    { canShare: () => false, share: () => expect.unreachable('it cannot') },
    true,
    DOWNLOADED,
  ],
])('a shared file %s', async (_what, browser, isDone, steps) => {
  const page = await load(browser)
  expect(await page.shareFile(FILE)).toBe(isDone)
  expect(page.steps).toEqual(steps)
})

test('what is shared is the file', async () => {
  const shared: unknown[] = []
  const share = async (data?: ShareData) => void shared.push(data)
  const { shareFile } = await load({ canShare: () => true, share })
  await shareFile(FILE)
  expect(shared).toEqual([{ files: [FILE] }])
})

const HANDLE = { name: 'barra.json' }

test.each<[what: string, picker: Browser['picker'], place: unknown]>([
  ['the file that the person chose', async () => HANDLE, { kind: 'file', handle: HANDLE }],
  ['nothing where they cancelled', () => Promise.reject(CANCELLED), { kind: 'given-up' }],
  ['a download where the browser forbids it', () => Promise.reject(FORBIDDEN), { kind: 'download' }],
  [
    'a download where it fails with no error of the browser',
    () => Promise.reject(Object.assign(new Error('no'), { name: 'AbortError' })),
    { kind: 'download' },
  ],
  ['a download where the browser cannot ask', undefined, { kind: 'download' }],
])('the place to save at is %s', async (_what, picker, place) => {
  const { askWhereToSave } = await load(picker && { picker })
  expect(await askWhereToSave('barra.json')).toEqual(place)
})

test('the dialog suggests the name, and is asked as the window that has it', async () => {
  const asked: unknown[] = []
  const { askWhereToSave } = await load({
    async picker(this: unknown, options) {
      asked.push(this === window, options)
      return HANDLE
    },
  })
  await askWhereToSave('barra.json')
  expect(asked).toEqual([true, { suggestedName: 'barra.json' }])
})
