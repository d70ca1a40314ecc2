import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The rules of axe that are about colours: everything else is the same in both themes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']
/** A control's accessible name must include its visible text, for voice control. */
const OF_NAMES = 'label-content-name-mismatch'

type Looking = {
  /** A selector, if the rest of the page is checked elsewhere. */
  readonly part?: string
  /** The texts are generated, so no name can include them. */
  readonly madeUpWords?: boolean
}

/**
 * Fails softly for accessibility problems of a page, in either theme, listing axe's rules and elements; `where` names
 * the page. Leaves the light theme.
 */
export async function expectOpenToAll(page: Page, where: string, looking: Looking = {}): Promise<void> {
  const part = looking.part === undefined ? undefined : { include: looking.part }
  await page.emulateMedia({ colorScheme: 'dark' })
  await showsTheme(page, 'dark')
  const rules = looking.madeUpWords ? { rules: { [OF_NAMES]: { enabled: false } } } : {}
  expect.soft(await broken(page, rules, part), `${where}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await showsTheme(page, 'light')
  expect.soft(await broken(page, { runOnly: OF_COLOURS }, part), `${where}, light`).toEqual([])
}

/** Fails softly if a control's name lacks its visible text. */
export async function expectNamesSayWhatStands(page: Page, where: string): Promise<void> {
  expect.soft(await broken(page, { runOnly: [OF_NAMES] }), where).toEqual([])
}

// The server's own pages follow the system, without a mark of it.
function showsTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  return expect(page.locator(`html:not([data-theme]), html[data-theme=${theme}]`)).toHaveCount(1)
}

type Rules = { readonly runOnly?: string[]; readonly rules?: Record<string, { enabled: boolean }> }
type Part = { readonly include: string } | { readonly exclude: string }

/** The broken rules and elements, of a page or a part of it. Its frames are not looked into. */
export async function broken(page: Page, rules: Rules = {}, part?: Part): Promise<readonly string[]> {
  // Its half megabyte once for each document: to read it takes longer than many a look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([context, options]) => {
      const { violations } = await window.axe.run(context ?? document, {
        ...options,
        // Only failures matter: half the time.
        resultTypes: ['violations'],
        iframes: false,
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
      )
    },
    [part, rules] as const,
  )
}
