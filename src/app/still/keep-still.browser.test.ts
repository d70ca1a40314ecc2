import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { tapDatabaseName } from '#contract/device-stores.ts'
import type { SessionId } from '#contract/id.ts'
import { executionPath } from '#contract/routes.ts'
import { setupI18n } from '#i18n/setup.ts'
import { forgetAccount, rememberAccount } from '#platform/account/account.ts'
import { offerStillTicks, type StillTicks } from '#shared/still-ticks.ts'
import { editPreferences, preferencesOf } from '#storage/collections/preferences.ts'
import { countQuestion } from '#storage/questions-under-way.ts'
import { openTapLog } from '#storage/tap-log.ts'
import { anId } from '../../../tests/builders.ts'
import { aStill } from '../../../tests/support/a-still.ts'
import { openTestDatabase } from '../../../tests/test-database.ts'
import type { AccountDatabase } from '../account-database.ts'
import { trackLoading } from '../loading-progress.ts'
import { keepStills } from './keep-still.ts'
import type { Still } from './stills.ts'

const opened = vi.hoisted((): { state: AccountDatabase } => ({ state: { kind: 'opening' } }))
vi.mock(import('../account-database.ts'), () => ({ accountDatabase: () => opened.state }) as never)

const ADDRESS = location.href
const SESSION = anId<SessionId>()
const WORKOUT = executionPath(SESSION)
const DAY_MS = 86_400_000

const root = document.createElement('div')
let isHidden = false
let isFollowed = false

beforeEach(async () => {
  await setupI18n('en-US')
  rememberAccount({ uid: 'ana', email: 'ana@barra.test', name: 'Ana' })
  document.documentElement.dataset['build'] = 'b1'
  document.body.append(root)
  root.innerHTML = '<main>Hi, Ana</main>'
  isHidden = false
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'))
  // They stay for the life of the page.
  if (!isFollowed) keepStills(root)
  isFollowed = true
  show('/dashboard')
  onTestFinished(() => {
    history.replaceState(null, '', ADDRESS)
    localStorage.clear()
    root.remove()
    delete document.documentElement.dataset['path']
    opened.state = { kind: 'opening' }
  })
})

/** The screen of an address, once it is drawn. */
function show(address: string, drawn = address): void {
  history.replaceState(null, '', address)
  document.documentElement.dataset['path'] = drawn
}

const use = () => dispatchEvent(new Event('click'))
const leave = () => dispatchEvent(new PageTransitionEvent('pagehide'))

function kept(path = '/dashboard'): Still | null {
  return JSON.parse(localStorage.getItem(`barra.still:${path}`) ?? 'null') as Still | null
}

/** The HTML that a still keeps of this screen. */
function htmlKept(html: string): string | undefined {
  root.innerHTML = html
  leave()
  return kept()?.html
}

test('a page that is left keeps its screen as it is, for whom it is and where', () => {
  document.body.style.minHeight = '4000px'
  onTestFinished(() => void document.body.style.removeProperty('min-height'))
  scrollTo(0, 25)
  const before = Date.now()
  leave()
  const { shownFrom, shownUntil, ...still } = kept() ?? expect.fail('nothing is kept')
  expect(still).toEqual({
    account: 'ana',
    build: 'b1',
    locale: 'en-US',
    width: innerWidth,
    html: '<main>Hi, Ana</main>',
    styles: [],
    css: '',
    scrollY: 25,
    ticks: null,
  })
  expect(shownFrom).toBeGreaterThanOrEqual(before)
  expect(shownUntil - shownFrom).toBeGreaterThan(0)
  expect(shownUntil - shownFrom).toBeLessThanOrEqual(DAY_MS)
  expect(new Date(shownUntil).getHours()).toBe(0)
})

test('a page that is hidden keeps its screen, and one that is seen again does not', () => {
  document.dispatchEvent(new Event('visibilitychange'))
  expect(kept()).toBeNull()
  isHidden = true
  document.dispatchEvent(new Event('visibilitychange'))
  expect(kept()?.html).toBe('<main>Hi, Ana</main>')
})

test.each(['click', 'keyup', 'popstate'])('a screen is kept in a quiet moment after a %s', async (event) => {
  dispatchEvent(new Event(event))
  expect(kept()).toBeNull()
  await expect.poll(() => kept()).not.toBeNull()
})

test('a screen that is still loading is kept a little later', async () => {
  const answered = countQuestion()
  onTestFinished(answered)
  const idle = vi.spyOn(globalThis, 'requestIdleCallback')
  use()
  await vi.waitFor(() => expect(idle).toHaveBeenCalledTimes(2), { timeout: 30_000 })
  expect(kept()).toBeNull()
  answered()
  await expect.poll(() => kept()).not.toBeNull()
})

test.each<[string, () => (() => void) | undefined]>([
  ['at another address than what is drawn', () => void show('/workouts', '/dashboard')],
  ['with a search', () => void show('/dashboard?q=squat', '/dashboard')],
  ['with a hash', () => void show('/dashboard#top', '/dashboard')],
  ['at an address that has no still', () => void show('/profile')],
  ['while an answer is waited for', countQuestion],
  ['that says it is loading', () => void root.replaceChildren(busy())],
  ['beneath a still', () => cover('<div id="still"></div>')],
  ['beneath a dialog', () => cover('<dialog open></dialog>')],
  ['beneath a menu', () => cover('<div popover="auto" id="menu"></div>', (menu) => menu.showPopover())],
])('nothing is kept of a screen %s', (_where, begin) => {
  const end = begin()
  leave()
  end?.()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('barra.still'))).toEqual([])
})

function busy(): HTMLElement {
  const main = document.createElement('main')
  main.setAttribute('aria-busy', 'true')
  return main
}

function cover(html: string, open: (layer: HTMLElement) => void = () => undefined): () => void {
  const place = document.createElement('div')
  place.innerHTML = html
  document.body.append(place)
  open(place.firstElementChild as HTMLElement)
  return () => place.remove()
}

test('nothing is kept while code is fetched, nor of a page without an account', async () => {
  const code = Promise.withResolvers<void>()
  const coming = trackLoading(code.promise)
  await Promise.resolve()
  leave()
  expect(kept()).toBeNull()
  code.resolve()
  await coming
  await forgetAccount()
  leave()
  expect(kept()).toBeNull()
})

test('a running workout is kept with its ticks, for any day; one that has ended is not', () => {
  show(WORKOUT)
  leave()
  expect(kept(WORKOUT)).toBeNull()
  const ticks: StillTicks = {
    sessionId: SESSION,
    restSeconds: 90,
    classes: { row: 'row', saving: 'saving', device: 'device' },
    sets: {},
  }
  onTestFinished(offerStillTicks(() => ticks))
  leave()
  expect(kept(WORKOUT)).toMatchObject({ ticks, shownFrom: 0, shownUntil: Number.MAX_SAFE_INTEGER })
})

test('the day ends where the person is, once their time zone is known', async () => {
  const db = await openTestDatabase()
  await editPreferences(db, (stored) => ({ ...stored, timeZone: 'Pacific/Kiritimati' }))
  expect((await preferencesOf(db).get())?.timeZone).toBe('Pacific/Kiritimati')
  opened.state = { kind: 'open', database: db, loss: null }
  use()
  await expect.poll(() => kept()).not.toBeNull()
  // There it is 14 hours later than in Greenwich.
  expect(new Date(kept()?.shownUntil ?? 0).getUTCHours()).toBe(10)

  // The device's holds if it cannot be asked.
  localStorage.clear()
  await db.close()
  use()
  await expect.poll(() => kept() && new Date(kept()?.shownUntil ?? 0).getHours()).toBe(0)
})

test('the text of the stylesheets is kept once all of them have been read', async () => {
  const links = ['data:text/css,p{}', 'data:text/css,b{}'].map((href) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    document.head.append(link)
    onTestFinished(() => link.remove())
    return link
  })
  leave()
  const styles = links.map((link) => link.href)
  expect(kept()).toMatchObject({ styles, css: null })
  use()
  await expect.poll(() => kept()?.css).toBe('p{}\nb{}')
  links[0]?.setAttribute('disabled', '')
  leave()
  expect(kept()).toMatchObject({ styles: styles.slice(1), css: 'b{}' })
})

test('a page that is left before it has read its stylesheets keeps the text that was kept of the same ones', () => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'data:text/css,u{}' })
  document.head.append(link)
  onTestFinished(() => link.remove())
  const keptWith = (css: unknown, styles: readonly string[]) =>
    localStorage.setItem('barra.still:/dashboard', JSON.stringify({ ...kept(), styles, css }))
  leave()
  keptWith('u{}', [link.href])
  leave()
  expect(kept()).toMatchObject({ styles: [link.href], css: 'u{}' })
  keptWith('u{} s{}', [link.href, 'data:text/css,s{}'])
  leave()
  expect(kept()).toMatchObject({ styles: [link.href], css: null })
})

test('a stylesheet that cannot be read leaves its address alone', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'data:text/css,i{}' })
  document.head.append(link)
  onTestFinished(() => link.remove())
  use()
  await expect.poll(() => kept()).toMatchObject({ styles: [link.href], css: null })
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
  localStorage.clear()
  use()
  await expect.poll(() => kept()).toMatchObject({ styles: [link.href], css: null })
})

test.each([
  ['dialogs', '<main>Hi<dialog>Finish?</dialog></main>', '<main>Hi</main>'],
  ['popovers', '<main>Hi<div popover="manual">Menu</div></main>', '<main>Hi</main>'],
  ['pictures of this page alone', '<main>Hi<img src="blob:x"></main>', '<main>Hi</main>'],
  ['live regions', '<p aria-live="polite">Saved</p>', '<p>Saved</p>'],
  ['alerts', '<p role="alert">Failed</p><p role="status">Done</p>', '<p>Failed</p><p>Done</p>'],
  ['timers', '<p role="timer">1:30</p>', '<p role="timer">&nbsp;</p>'],
  [
    'what the sync said, but its room',
    '<a data-of-this-moment="true">Synced</a>',
    '<a data-of-this-moment="true" data-style="visibility: hidden;">Synced</a>',
  ],
  [
    'clocks, but no dates',
    '<time>12:30</time><time datetime="2026-11-20">Friday</time>',
    '<time>&nbsp;</time><time datetime="2026-11-20">Friday</time>',
  ],
  ['styles, which come back as texts', '<p style="color: red">Hi</p>', '<p data-style="color: red;">Hi</p>'],
])('a still is fit to be shown later: %s', (_what, shown, still) => {
  expect(htmlKept(shown)).toBe(still)
  expect(root.innerHTML).toBe(shown)
})

test('cards far from what is seen leave their room alone', () => {
  const card = (top: number) =>
    `<section id="at${top}" style="position: absolute; top: ${top * 100}vh; height: 10px; padding: 0; border: 0">${top}</section>`
  htmlKept([-1, -0.4, 0, 1.4, 1.6].map(card).join('') + card(3).replaceAll('section', 'article'))
  const still = document.createElement('div')
  still.innerHTML = kept()?.html ?? ''
  expect([...still.children].map((one) => one.textContent)).toEqual(['', '-0.4', '0', '1.4', '', ''])
  const sizes = [...still.querySelectorAll<HTMLElement>('[data-style]')].map(({ dataset }) => dataset['style'] ?? '')
  expect(sizes.map((style) => /block-size: 10px/.test(style))).toEqual([true, false, false, false, true, true])
})

test('a page that is shown again keeps a tap in place of the app, which has ended', async () => {
  const { element, ticks, tick, setId } = aStill()
  onTestFinished(offerStillTicks(() => ticks))
  onTestFinished(() => void indexedDB.deleteDatabase(tapDatabaseName('ana')))
  const answered = vi.fn()
  tick.addEventListener('click', answered)
  root.replaceChildren(element)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  tick.click()
  await expect.poll(() => tick.getAttribute('aria-label')).toBe('on this phone')
  expect((await openTapLog('ana').all()).map(({ tap }) => tap.setId)).toEqual([setId])
  expect(answered).not.toHaveBeenCalled()
})

test('a page that is shown again keeps any other control that is used, for the page that is loaded in its place', () => {
  const answered = vi.fn()
  root.innerHTML = '<button>Finish</button>'
  root.querySelector('button')?.addEventListener('click', answered)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  root.querySelector('button')?.click()
  expect(answered).not.toHaveBeenCalled()
  expect(JSON.parse(sessionStorage.getItem('barra.used') ?? '{}')).toMatchObject({ path: location.pathname, index: 0 })
})
