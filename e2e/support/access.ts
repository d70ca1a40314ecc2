import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

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
  await page.emulateMedia({ colorScheme: 'dark' })
  await showsTheme(page, 'dark')
  const axe = builder(page, looking)
  expect.soft(await broken(looking.madeUpWords ? axe.disableRules(OF_NAMES) : axe), `${where}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await showsTheme(page, 'light')
  expect.soft(await broken(builder(page, looking).withRules(OF_COLOURS)), `${where}, light`).toEqual([])
}

/** Fails softly if a control's name lacks its visible text. */
export async function expectNamesSayWhatStands(page: Page, where: string): Promise<void> {
  expect.soft(await broken(new AxeBuilder({ page }).withRules(OF_NAMES)), where).toEqual([])
}

// The server's own pages follow the system, without a mark of it.
function showsTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  return expect(page.locator(`html:not([data-theme]), html[data-theme=${theme}]`)).toHaveCount(1)
}

function builder(page: Page, { part }: Looking): AxeBuilder {
  // There are no frames to check separately, and only failures matter: half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  return part === undefined ? axe : axe.include(part)
}

async function broken(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}
