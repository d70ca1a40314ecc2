import { expect, type Page } from '@playwright/test'

/** Google's bar for a good page is 0.1. */
const MAX_SHIFT = 0.02

/** The sum since the page was loaded, and the elements that moved. */
type Shifts = { readonly sum: number; readonly moved: readonly string[] }

declare global {
  interface Window {
    barraShifts?: () => Shifts
  }
}

/** From now on every page that is loaded measures its layout shifts; those right after an input do not count. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly {
        readonly node: Node | null
        readonly previousRect: DOMRectReadOnly
        readonly currentRect: DOMRectReadOnly
      }[]
    }
    const moved: string[] = []
    let sum = 0
    const place = ({ left, top, width, height }: DOMRectReadOnly) =>
      [left, top, width, height].map(Math.round).join(', ')
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      const words = (node?.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)
      return `${element?.tagName.toLowerCase()}.${element?.getAttribute('class') ?? ''} “${words}”`
    }
    const take = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries as readonly Shift[]) {
        if (entry.hadRecentInput) continue
        sum += entry.value
        for (const { node, previousRect, currentRect } of entry.sources)
          moved.push(`${entry.value.toFixed(4)} ${nameOf(node)} from ${place(previousRect)} to ${place(currentRect)}`)
      }
    }
    const observer = new PerformanceObserver((list) => take(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    window.barraShifts = () => {
      take(observer.takeRecords())
      return { sum, moved }
    }
  })
}

/** Fails softly if more has moved since the page was loaded than anybody notices. */
export async function expectStill(page: Page, name: string): Promise<void> {
  const { sum, moved } = await shiftsOf(page)
  expect.soft(sum <= MAX_SHIFT ? [] : [`${sum.toFixed(4)} in all`, ...moved], `${name}: moves`).toEqual([])
}

export async function shiftsOf(page: Page): Promise<Shifts> {
  const shifts = await page.evaluate(async () => {
    // The shift of the frame that is being drawn is reported behind it.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return window.barraShifts?.()
  })
  if (!shifts) throw new Error('The page was loaded before its shifts were watched')
  return shifts
}
