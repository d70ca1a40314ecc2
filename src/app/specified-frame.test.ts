import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

// The constants of the specification that stand in style sheets and in the page itself, as they are written there.

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
const sheet = (path: string) => withoutComments(read(path)).replaceAll(/\s+/g, ' ')
/** The declarations of the first rule with exactly this selector. */
const ruleOf = (path: string, selector: string) => {
  const css = sheet(path)
  const start = css.search(new RegExp(`(^|[{};] ?)${selector.replaceAll(/[.[\]"()*+:]/g, '\\$&')} \\{`))
  return start === -1 ? '' : css.slice(css.indexOf('{', start + 1) + 1, css.indexOf('}', start + 1))
}
const TOKENS = 'src/ui/tokens.css'
const token = (name: string) => new RegExp(`${name}: ([^;]+);`).exec(sheet(TOKENS))?.[1]

describe('animations', () => {
  test.each([
    ['350 ms iOS', '.platform-ios', '350ms'],
    ['250 ms Android', '.platform-android', '250ms'],
  ])('%s', (_words, selector, duration) => {
    expect(ruleOf(TOKENS, selector)).toContain(`--duration-motion: ${duration};`)
  })

  test('300 ms otherwise', () => expect(token('--duration-motion')).toBe('300ms'))
})

describe('stacking layers', () => {
  test.each([
    ['modal 1100', '--layer-modal', '1100'],
    ['overlay 1000', '--layer-overlay', '1000'],
    ['menu 1000', '--layer-menu', '1000'],
    ['tooltip 1100', '--layer-tooltip', '1100'],
  ])('%s', (_words, name, layer) => expect(token(name)).toBe(layer))

  test.each([
    ['dialogs and sheets are modals', 'src/ui/modal.module.css', '.modal', '--layer-modal'],
    ['menus are menus', 'src/ui/menu.module.css', '.menu', '--layer-menu'],
    ['messages are with the tooltips', 'src/ui/toasts.module.css', '.region', '--layer-tooltip'],
  ])('%s', (_words, path, selector, layer) => {
    expect(ruleOf(path, selector)).toContain(`z-index: var(${layer})`)
  })
})

describe('the loading screen', () => {
  test('has the logo and the name, and stands in the page itself', () => {
    const screen = /<div class="loading-screen"[\s\S]*?<\/div>/.exec(read('index.html'))?.[0] ?? ''
    expect(screen).toContain('src="/icons/icon.svg"')
    expect(screen).toContain('<p>Barra</p>')
  })

  test('fades out in 500 ms once there is something of a screen', () => {
    const going = ruleOf('src/app/loading-screen.css', '#root:has(main, h1, h2, button) ~ .loading-screen')
    expect(going).toContain('opacity: 0')
    expect(going).toContain('opacity var(--duration-loading-fade)')
    expect(token('--duration-loading-fade')).toBe('500ms')
  })
})

describe('the progress bar', () => {
  test('duration 2000 ms', () => {
    expect(ruleOf('src/app/progress-bar.module.css', '.loading')).toContain('var(--duration-progress)')
    expect(token('--duration-progress')).toBe('2000ms')
  })

  test('height 3 px', () => {
    expect(ruleOf('src/app/progress-bar.module.css', '.bar')).toContain('block-size: var(--frame-progress)')
    expect(token('--frame-progress')).toBe('3px')
  })
})

test('messages are at the top right', () => {
  expect(ruleOf('src/ui/toasts.module.css', '.region')).toMatch(
    /inset: calc\(var\(--space-4\) \+ var\(--safe-top\) \+ var\(--toasts-below, 0px\)\) var\(--space-4\) auto auto/,
  )
})

describe('charts', () => {
  const CHART = 'src/ui/chart/chart.module.css'
  test('are responsive, with no fixed aspect ratio', () => {
    expect(ruleOf(CHART, '.plot')).toContain('inline-size: 100%')
    expect(sheet(CHART)).not.toContain('aspect-ratio')
  })

  test('have a dark translucent tooltip with 4 px radius and 8 px padding', () => {
    const tooltip = ruleOf(CHART, '.tooltip')
    expect(tooltip).toContain('background: var(--color-tooltip)')
    expect(tooltip).toContain('border-radius: var(--radius-tooltip)')
    expect(tooltip).toContain('padding: var(--space-2)')
    expect([token('--color-tooltip'), token('--radius-tooltip'), token('--space-2')]).toEqual([
      'rgb(0 0 0 / 0.84)',
      '4px',
      '8px',
    ])
  })
})

test('the page names the manifest at /manifest.webmanifest', () => {
  expect(read('index.html')).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
})
