import './base.css'
import { useState } from 'react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../tests/support/render.tsx'
import { Card } from './card.tsx'
import { closeBySwipe } from './close-by-swipe.ts'
import { Dialog } from './dialog.tsx'
import { Sheet } from './sheet.tsx'

const PHONE = { width: 390, height: 844 }

beforeAll(() => {
  closeBySwipe()
  // A phone's scroll bars take no room.
  document.documentElement.style.scrollbarGutter = 'auto'
})
beforeEach(() => page.viewport(PHONE.width, PHONE.height))

function Asking({ as: Place }: { readonly as: typeof Dialog | typeof Sheet }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Place open={open} onClose={() => setOpen(false)} title="Finish?" closeLabel="Close">
        <div style={{ blockSize: 2_000 }}>A long answer</div>
      </Place>
    </>
  )
}

async function ask(as: typeof Dialog | typeof Sheet = Dialog): Promise<HTMLElement> {
  render(<Asking as={as} />)
  await page.getByRole('button', { name: 'Ask' }).click()
  const dialog = page.getByRole('dialog').element()
  if (!(dialog instanceof HTMLElement)) throw new Error('no dialog')
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
  return dialog
}

test.each([
  ['a dialog', Dialog],
  ['a sheet', Sheet],
])('%s that a card opens has a title as large as every other', async (_what, as) => {
  render(
    <Card className="card">
      <Asking as={as} />
    </Card>,
  )
  await page.getByRole('button', { name: 'Ask' }).click()
  expect(getComputedStyle(page.getByRole('heading', { name: 'Finish?' }).element()).fontSize).toBe('20px')
})

const isOpen = () => document.querySelector('dialog[open]') !== null

describe('on a phone', () => {
  test.each([
    ['a dialog', Dialog],
    ['a sheet', Sheet],
  ])('%s stands at the lower edge, as wide as the screen', async (_what, as) => {
    const { left, right, bottom } = (await ask(as)).getBoundingClientRect()
    expect([left, right, bottom]).toEqual([0, PHONE.width, PHONE.height])
  })

  /** Pulls the header down by these steps, one every so many milliseconds, without letting go. */
  function pull(dialog: HTMLElement, steps: readonly number[], everyMs: number) {
    const header = dialog.querySelector('header')
    if (!header) throw new Error('no header')
    const from = header.getBoundingClientRect().top + 30
    const event = (type: string, clientY: number, index: number) => {
      const pointer = new PointerEvent(type, { pointerId: 1, isPrimary: true, bubbles: true, clientX: 100, clientY })
      Object.defineProperty(pointer, 'timeStamp', { value: 1_000 + index * everyMs })
      header.dispatchEvent(pointer)
    }
    // A made-up pointer cannot be captured.
    header.setPointerCapture = () => undefined
    event('pointerdown', from, 0)
    for (const [index, step] of steps.entries()) event('pointermove', from + step, index + 1)
    return () => event('pointerup', from + (steps.at(-1) ?? 0), steps.length)
  }

  test('follows the finger, and comes back from a short slow pull', async () => {
    const dialog = await ask()
    const letGo = pull(dialog, [10, 30, 60], 300)
    expect(new DOMMatrix(getComputedStyle(dialog).transform).m42).toBe(60)
    letGo()
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
    expect(isOpen()).toBe(true)
    expect(getComputedStyle(dialog).transform).toBe('none')
  })

  test.each([
    ['a long pull', [50, 130], 1_000],
    ['a flick', [20, 60], 20],
  ])('is closed by %s, and the focus returns', async (_how, steps, everyMs) => {
    pull(await ask(), steps, everyMs)()
    await expect.poll(isOpen).toBe(false)
    await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveFocus()
  })

  test('never goes up', async () => {
    const dialog = await ask()
    pull(dialog, [-40, -80], 100)()
    expect(getComputedStyle(dialog).transform).toBe('none')
    expect(isOpen()).toBe(true)
  })

  test('its close button is no handle', async () => {
    await ask()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(isOpen).toBe(false)
  })
})

test('its header has an edge once something has gone below it', async () => {
  const dialog = await ask()
  const edge = () => getComputedStyle(dialog.querySelector('header') ?? dialog).borderBlockEndColor
  expect(edge()).toBe('rgba(0, 0, 0, 0)')
  const content = dialog.querySelector('header')?.nextElementSibling
  content?.scrollTo(0, 200)
  await expect.poll(edge).not.toBe('rgba(0, 0, 0, 0)')
  content?.scrollTo(0, 0)
  await expect.poll(edge).toBe('rgba(0, 0, 0, 0)')
})

describe('from a tablet on', () => {
  beforeEach(() => page.viewport(820, 1_000))

  test('a dialog is in the middle', async () => {
    const { left, right, top, bottom } = (await ask()).getBoundingClientRect()
    expect(left).toBeCloseTo(820 - right, 0)
    expect(top).toBeCloseTo(1_000 - bottom, 0)
    expect(right - left).toBe(480)
  })

  test('a sheet is at the side', async () => {
    const { left, right, top, bottom } = (await ask(Sheet)).getBoundingClientRect()
    expect([left, right, top, bottom]).toEqual([820 - 440, 820, 0, 1_000])
  })

  test('Escape closes, and the focus returns', async () => {
    await ask()
    await userEvent.keyboard('{Escape}')
    await expect.poll(isOpen).toBe(false)
    await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveFocus()
  })
})

test('closed after its button has gone, it leaves the focus to the heading of the screen', async () => {
  const screen = render(
    <main>
      <h1>Push</h1>
      <Asking as={Sheet} />
    </main>,
  )
  await page.getByRole('button', { name: 'Ask' }).click()
  screen.querySelector('main > button')?.remove()
  await userEvent.keyboard('{Escape}')
  await expect.poll(isOpen).toBe(false)
  await expect.poll(() => document.activeElement?.textContent).toBe('Push')
})
