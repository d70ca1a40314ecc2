import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import '#ui/base.css'
import { Dialog } from '#ui/dialog.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { render } from '../../tests/support/render.tsx'
import { followKeyboard } from './follow-keyboard.ts'

/** As an iPhone's: it shrinks for the keyboard and moves, while the page keeps its size. */
class FakeViewport extends EventTarget {
  height = innerHeight
  offsetTop = 0
  scale = 1

  become(sizes: Partial<Pick<FakeViewport, 'height' | 'offsetTop' | 'scale'>>, event = 'resize'): void {
    Object.assign(this, sizes)
    this.dispatchEvent(new Event(event))
  }
}

const KEYBOARD = 260
let viewport: FakeViewport

beforeAll(() => {
  viewport = new FakeViewport()
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport })
  followKeyboard()
})

const frame = () => new Promise(requestAnimationFrame)
async function openKeyboard(offsetTop = 0): Promise<void> {
  viewport.become({ height: innerHeight - KEYBOARD, offsetTop })
  onTestFinished(() => viewport.become({ height: innerHeight, offsetTop: 0, scale: 1 }))
  await frame()
  await frame()
}

function aField(): HTMLInputElement {
  const place = render(<input aria-label="Name" style={{ fontSize: 16 }} />)
  const field = place.querySelector('input')
  if (!field) throw new Error('no field')
  field.focus()
  return field
}

const insets = () => {
  const style = getComputedStyle(document.documentElement)
  return [style.getPropertyValue('--keyboard'), style.getPropertyValue('--panned')]
}

test('while something is typed, the styles know what the keyboard covers, and where the page was moved', async () => {
  const field = aField()
  expect(insets()).toEqual(['0px', '0px'])
  await openKeyboard()
  expect(insets()).toEqual([`${KEYBOARD}px`, '0px'])
  viewport.become({ offsetTop: 100 }, 'scroll')
  await expect.poll(insets).toEqual([`${KEYBOARD - 100}px`, '100px'])
  field.blur()
  // The sizes are still those of the keyboard.
  await expect.poll(insets).toEqual(['0px', '0px'])
})

test.each([
  ['nothing is typed into', { height: innerHeight - KEYBOARD }, false],
  ['a person zooms in', { height: innerHeight / 2, scale: 2 }, true],
])('the styles know of no keyboard where %s', async (_when, sizes, isTyping) => {
  if (isTyping) aField()
  viewport.become(sizes)
  onTestFinished(() => viewport.become({ height: innerHeight, scale: 1 }))
  await frame()
  await frame()
  expect(insets()).toEqual(['0px', '0px'])
})

test.each([
  ['a sheet of a phone', Sheet, 390],
  ['a sheet at the side', Sheet, 820],
  ['a dialog of a phone', Dialog, 390],
  ['a dialog in the middle', Dialog, 820],
])(
  '%s with a field ends above the keyboard, begins within what is seen, and shows the field',
  async (_what, Place, width) => {
    await page.viewport(width, 700)
    const place = render(
      <Place
        open
        onClose={() => undefined}
        title="Note"
        closeLabel="Close"
        actions={<button type="button">Save</button>}
      >
        <div style={{ blockSize: 900 }} />
        <input aria-label="Note" />
      </Place>,
    )
    place.querySelector('input')?.focus()
    await openKeyboard(80)
    const edgesOf = (selector: string) => {
      const { top, bottom } = place.querySelector(selector)?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
      return { top: Math.round(top), bottom: Math.round(bottom) }
    }
    const lastSeen = innerHeight - KEYBOARD + 80
    await expect.poll(() => edgesOf('footer').bottom).toBeLessThanOrEqual(lastSeen)
    expect(edgesOf('dialog').top).toBeGreaterThanOrEqual(80)
    expect(edgesOf('input').top).toBeGreaterThanOrEqual(edgesOf('header').bottom)
    expect(edgesOf('input').bottom).toBeLessThanOrEqual(edgesOf('footer').top)
  },
)

test('what ends a page stands above the keyboard, and again at the end when it has gone', async () => {
  await page.viewport(390, 700)
  const place = render(
    <div style={{ blockSize: 2_000 }}>
      <input aria-label="Name" />
      <div style={{ blockSize: 1_500 }} />
      <div className="page-foot">Save</div>
    </div>,
  )
  const end = () => Math.round(innerHeight - (place.querySelector('.page-foot')?.getBoundingClientRect().bottom ?? 0))
  const tabBar = 61
  await expect.poll(end).toBe(tabBar)
  place.querySelector('input')?.focus()
  await openKeyboard()
  await expect.poll(end).toBe(KEYBOARD)
  place.querySelector('input')?.blur()
  await expect.poll(end).toBe(tabBar)
})
