import { type CDPSession, expect, type Page } from '@playwright/test'
import { settle } from '../../tooling/layout/page-layout.ts'
import { cornerFaults, type Insets } from './corner-faults.ts'
import { lastingFaults } from './lasting-faults.ts'

type Phone = { readonly width: number; readonly height: number; readonly insets: Insets }

/** An iPhone upright and on its side, and an iPad, with the insets that iOS has. Chromium stands in for them. */
const PHONES: readonly Phone[] = [
  { width: 390, height: 844, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { width: 844, height: 390, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
  { width: 820, height: 1180, insets: { top: 24, right: 0, bottom: 20, left: 0 } },
]

/**
 * Fails softly for what is pressed, or read as a title, beneath rounded corners, a camera or the home indicator, in the
 * topmost overlay or without one on the page.
 */
export async function expectClearCorners(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  const session = await page.context().newCDPSession(page)
  for (const phone of PHONES) {
    await page.setViewportSize(phone)
    await setInsets(session, phone.insets)
    const faults = await lastingFaults(() => page.evaluate(cornerFaults, phone.insets))
    expect.soft(faults, `${name}, ${phone.width} px wide`).toEqual([])
  }
  // The insets go with it.
  await session.detach()
  if (before) await page.setViewportSize(before)
  // A sheet that a wide screen has none of comes back: keys that were pressed before would not reach it.
  await page.evaluate(settle)
}

function setInsets(session: CDPSession, { top, right, bottom, left }: Insets): Promise<unknown> {
  return session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { top, topMax: top, left, leftMax: left, bottom, bottomMax: bottom, right, rightMax: right },
  })
}
