import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { rememberLocale } from '#i18n/stored-locale.ts'
import { enterAccount, forgetAccount, rememberAccount } from '#platform/account/account.ts'
import { writeDeviceOwner } from '#platform/account/device-owner.ts'
import { showStill } from './show-still.ts'
import { BEHIND_STILL } from './shown-still.ts'
import { occasionOf, type Still, writeStill } from './stills.ts'

const ADDRESS = location.href
const ANA = { uid: 'ana', email: 'ana@barra.test', name: 'Ana' }

let root: HTMLElement

beforeEach(async () => {
  document.documentElement.dataset['build'] = 'b1'
  document.documentElement.lang = ''
  document.body.style.minHeight = '4000px'
  root = document.createElement('div')
  document.body.append(root)
  history.replaceState(null, '', '/dashboard')
  // The address names no language, and other tests have chosen one.
  rememberLocale('en-US')
  await enterAccount(ANA)
  onTestFinished(async () => {
    history.replaceState(null, '', ADDRESS)
    await forgetAccount()
    localStorage.clear()
    root.remove()
    document.getElementById('still')?.remove()
    document.adoptedStyleSheets = []
    document.body.style.removeProperty('min-height')
    scrollTo(0, 0)
  })
})

/** Keeps the dashboard as a start before this one did. */
function keep(given: Partial<Still> = {}): void {
  const drawn = {
    html: '<p data-style="color: rgb(1, 2, 3);">Hi</p>',
    styles: [],
    css: 'p { margin: 7px }',
    ticks: null,
  }
  const when = { shownFrom: 0, shownUntil: Number.MAX_SAFE_INTEGER }
  const locale = 'en-US'
  writeStill('/dashboard', { ...occasionOf('ana', locale), ...when, ...drawn, scrollY: 30, ...given })
}

test('a still is shown over the empty root as it was kept, with its styles, its place and its language', async () => {
  keep()
  const still = await showStill(root)
  expect(still).toMatchObject({ origin: 'kept', element: root.nextElementSibling })
  expect([still?.element.id, still?.element.textContent, root.className]).toEqual(['still', 'Hi', BEHIND_STILL])
  expect(document.adoptedStyleSheets).toEqual([still?.styles])
  const { color, marginTop } = getComputedStyle(still?.element.querySelector('p') ?? root)
  expect([color, marginTop, scrollY, document.documentElement.lang]).toEqual(['rgb(1, 2, 3)', '7px', 30, 'en-US'])
  still?.element.querySelector('p')?.click()
  expect(still?.taps.waiting()).toBeNull()
})

test.each<[string, () => unknown]>([
  ['without a still of the address', () => localStorage.removeItem('barra.still:/dashboard')],
  ['of another account', () => keep({ account: 'bea' })],
  ['with a search', () => history.replaceState(null, '', '/dashboard?q=1')],
  ['with a hash', () => history.replaceState(null, '', '/dashboard#top')],
  ['without an account', () => localStorage.removeItem('barra.account')],
  ['whose person has signed out since, as the disk knows', () => writeDeviceOwner(null)],
  ['whose device belongs to somebody else by now', () => writeDeviceOwner({ ...ANA, uid: 'bea' })],
])('nothing is shown of a page %s', async (_which, change) => {
  keep()
  await change()
  expect(await showStill(root)).toBeNull()
  expect([document.getElementById('still'), root.className]).toEqual([null, ''])
})

test('a still whose styles have no text fetches them first, each once, and is shown also if one does not come', async () => {
  const here = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'data:text/css,b{margin:3px}' })
  document.head.append(here)
  onTestFinished(() => here.remove())
  keep({ css: null, styles: [here.href, 'data:text/css,p{margin:9px}', 'data:none'] })
  const still = await showStill(root)
  const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  onTestFinished(() => {
    for (const link of links().filter(({ href }) => href.startsWith('data:'))) link.remove()
  })
  const hrefs = links().map(({ href }) => href)
  expect(hrefs.filter((href) => href.startsWith('data:'))).toEqual([
    here.href,
    'data:text/css,p{margin:9px}',
    'data:none',
  ])
  expect([still?.styles, getComputedStyle(still?.element.querySelector('p') ?? root).marginTop]).toEqual([null, '9px'])
})

test('a device that has recorded no owner yet believes its record', async () => {
  rememberAccount({ ...ANA, uid: 'ana' })
  keep()
  expect(await showStill(root)).not.toBeNull()
})
