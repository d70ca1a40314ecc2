import { expect, type Page } from '@playwright/test'
import { type Judged, layoutFaultsOf, settle } from '../../tooling/layout/page-layout.ts'
import { lastingFaults } from './lasting-faults.ts'

/** The usual phone, the narrowest with its address bar in view, a tablet, a desktop. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

/**
 * Fails softly for layout faults at every size of the topmost overlay or, without one, of the page. A sheet on a phone
 * may be a pane of a wide screen, which is judged with its page only where all is.
 */
export async function expectSoundLayout(page: Page, name: string, judged: Judged = 'all'): Promise<void> {
  const before = page.viewportSize()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const faults = await lastingFaults(() => layoutFaultsOf(page, judged))
    expect.soft(faults, [`${name} at ${size.width} px`, ...faults].join('; ')).toEqual([])
  }
  if (before) await page.setViewportSize(before)
  // A sheet that a wide screen has none of comes back: keys that were pressed before would not reach it.
  await page.evaluate(settle)
}
