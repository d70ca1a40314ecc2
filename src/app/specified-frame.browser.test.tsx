import '#ui/base.css'
import './loading-screen.css'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { setupI18n } from '#i18n/setup.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import type { Database } from '#storage/documents.ts'
import { Chart } from '#ui/chart/chart.tsx'
import type { ChartLine, ChartWords } from '#ui/chart/chart-line.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Menu } from '#ui/menu.tsx'
import pageText from '../../index.html?raw'
import { render } from '../../tests/support/render.tsx'
import { Navigation } from './layouts/navigation.tsx'
import SidebarSiteLayout from './layouts/sidebar-site-layout.tsx'
import { trackLoading } from './loading-progress.ts'
import { ProgressBar } from './progress-bar.tsx'
import { StorageHealth } from './storage-health.tsx'

// The specification's visible constants, measured in a browser.

const page = new DOMParser().parseFromString(pageText, 'text/html')
const nothing = () => undefined

/** The one element that a selector finds. */
function the(selector: string, within: ParentNode = document): HTMLElement {
  const [found, ...others] = within.querySelectorAll<HTMLElement>(selector)
  if (!found || others.length > 0) throw new Error(`${others.length + (found ? 1 : 0)} × ${selector}`)
  return found
}

function openDialog(): HTMLElement {
  render(
    <Dialog open onClose={nothing} title="Finish?" closeLabel="Close">
      …
    </Dialog>,
  )
  return the('dialog')
}

function openMenu(): HTMLElement {
  const place = render(<Menu label="More" items={[{ label: 'Delete', onSelect: nothing }]} />)
  the('button[aria-haspopup]', place).click()
  return the('[role=menu]', place)
}

describe('animations take', () => {
  test.each([
    // proves 9.56
    ['350 ms on iOS', 'platform-ios', '0.35s'],
    // proves 9.57
    ['250 ms on Android', 'platform-android', '0.25s'],
    // proves 9.58
    ['300 ms elsewhere', 'platform-web', '0.3s'],
  ])('%s', (_where, platform, duration) => {
    document.body.classList.add(platform)
    onTestFinished(() => document.body.classList.remove(platform))
    const durations = getComputedStyle(openDialog()).transitionDuration.split(', ')
    expect(new Set(durations)).toEqual(new Set([duration]))
  })
})

describe('stacking layers', () => {
  // proves 9.70
  test('a dialog is at 1100', () => expect(getComputedStyle(openDialog()).zIndex).toBe('1100'))

  // proves 9.72
  test('a menu is at 1000', () => expect(getComputedStyle(openMenu()).zIndex).toBe('1000'))

  // proves 9.71
  test('overlays are at 1000', async () => {
    await setupI18n('en-US', ['app', 'shared'])
    const place = render(
      <DatabaseProvider
        value={{ health: { current: () => 'outdated', subscribe: () => nothing } } as unknown as Database}
      >
        <StorageHealth loss={null} />
      </DatabaseProvider>,
    )
    const [banner] = place.children
    expect(banner && getComputedStyle(banner).zIndex).toBe('1000')
  })

  // proves 9.73
  test('a tooltip is at 1100', async () => expect(getComputedStyle(await tooltipOf(aChart())).zIndex).toBe('1100'))
})

describe('the loading screen', () => {
  /** The page as it is before any script has run. */
  function loadPage() {
    const [root, screen] = [the('#root', page), the('.loading-screen', page)].map(
      (element) => document.importNode(element, true) as HTMLElement,
    ) as [HTMLElement, HTMLElement]
    document.body.append(root, screen)
    onTestFinished(() => {
      root.remove()
      screen.remove()
    })
    return { root, screen }
  }

  // proves 2.60
  test('shows the logo and the name before any script has run', async () => {
    const { screen } = loadPage()
    const logo = the('img', screen) as HTMLImageElement
    await logo.decode()
    expect([logo.naturalWidth > 0, screen.textContent.trim()]).toEqual([true, 'Barra'])
    expect(logo.checkVisibility({ opacityProperty: true, visibilityProperty: true })).toBe(true)
  })

  // proves 2.60, 9.42
  test('fades out in 500 ms once there is something of a screen', () => {
    const { root, screen } = loadPage()
    expect(getComputedStyle(screen).opacity).toBe('1')
    root.append(document.createElement('main'))
    const fades = screen.getAnimations()
    expect(fades.map((fade) => fade.effect?.getComputedTiming().endTime)).toEqual([500, 500])
    for (const fade of fades) fade.finish()
    expect([getComputedStyle(screen).opacity, getComputedStyle(screen).visibility]).toEqual(['0', 'hidden'])
  })
})

// proves 2.51, 7.52
test.each([
  ['the app', <Navigation key="app" className={undefined} />, 'nav a'],
  ['a visitor', <SidebarSiteLayout key="visitor" />, 'nav:has(+ main) a'],
])(
  'each place in the sidebar of %s has an icon, which is drawn without asking for it',
  async (_whose, bar, selector) => {
    await setupI18n('en-US', ['app', 'site'])
    const place = render(<MemoryRouter>{bar}</MemoryRouter>)
    await vi.waitUntil(() => place.querySelector('a'), { timeout: 60_000 })
    const links = [...place.querySelectorAll(selector)].filter((link) => link.checkVisibility())
    expect(links.length).toBeGreaterThanOrEqual(3)
    for (const link of links) {
      const { width, height } = the('svg', link).getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThan(0)
      expect(link.querySelectorAll('svg > *').length).toBeGreaterThan(0)
      expect(link.querySelectorAll('img, use, image')).toHaveLength(0)
    }
  },
)

// proves 9.43, 9.74, 9.75, 9.77
test('the progress bar comes after 200 ms, is 3 px high and takes 2000 ms to fill', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const screen = Promise.withResolvers<void>()
  const place = render(<ProgressBar />)
  void trackLoading(screen.promise)
  await vi.advanceTimersByTimeAsync(199)
  expect(place.firstElementChild).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitUntil(() => place.firstElementChild !== null, { timeout: 60_000 })
  const bar = the('div', place)
  expect(bar.getBoundingClientRect()).toMatchObject({ top: 0, height: 3 })
  expect(bar.getAnimations().map((fill) => fill.effect?.getComputedTiming().duration)).toEqual([2_000])
  screen.resolve()
  await screen.promise
})

describe('charts', () => {
  // proves 9.59
  test('are as wide as there is room, and as high as before', async () => {
    const place = aChart()
    const canvas = await drawn(place)
    const height = canvas().clientHeight
    for (const width of [380, 260, 340]) {
      place.style.width = `${width}px`
      const card = the('section', place)
      const { paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = getComputedStyle(card)
      const edges = [paddingLeft, paddingRight, borderLeftWidth, borderRightWidth].map(Number.parseFloat)
      const room = width - edges.reduce((sum, edge) => sum + edge)
      await vi.waitFor(() => expect(canvas().clientWidth).toBe(room), { timeout: 60_000 })
      expect(canvas().clientHeight).toBe(height)
    }
  })

  // proves 9.60
  test('have their legend at the top', async () => {
    const place = aChart()
    await drawn(place)
    const [legend, plot] = [the('ul', place), the('[role=slider]', place)].map((it) => it.getBoundingClientRect())
    expect(legend?.height).toBeGreaterThan(0)
    expect(legend?.bottom).toBeLessThanOrEqual(plot?.top ?? 0)
  })

  // proves 9.61
  test('have a dark translucent tooltip with 4 px radius and 8 px padding', async () => {
    const { backgroundColor, borderRadius, padding } = getComputedStyle(await tooltipOf(aChart()))
    expect({ backgroundColor, borderRadius, padding }).toEqual({
      backgroundColor: 'rgba(0, 0, 0, 0.84)',
      borderRadius: '4px',
      padding: '8px',
    })
  })
})

const WORDS: ChartWords = {
  locale: 'en-US',
  timeZone: 'UTC',
  asChart: 'As a chart',
  asTable: 'As a table',
  date: 'Date',
}
const line = (name: string): ChartLine => ({
  name,
  points: { at: [0, 86_400_000, 172_800_000], values: [100, 105, 110] },
  look: 'line',
  format: String,
})

function aChart(): HTMLElement {
  return render(<Chart title="Bench press" lines={[line('Load'), line('Reps')]} words={WORDS} empty="Nothing yet" />)
}

/** Waits for the chart library; returns a getter for its canvas, which is replaced after a resize. */
async function drawn(place: HTMLElement): Promise<() => HTMLElement> {
  await vi.waitUntil(() => place.querySelector('.uplot canvas') !== null, { timeout: 60_000 })
  return () => the('.uplot', place)
}

/** Looks at a point of a chart as one does by keyboard. */
async function tooltipOf(place: HTMLElement): Promise<HTMLElement> {
  await drawn(place)
  const slider = the('[role=slider]', place)
  slider.focus()
  return vi.waitUntil(() => slider.querySelector<HTMLElement>(':scope > [aria-hidden]'), { timeout: 60_000 })
}
