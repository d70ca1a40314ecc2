import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rules of axe that are about colours: everything else is the same in both themes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']
/** A control's name must hold the words that stand on it, else who speaks to the phone cannot press it. */
const OF_NAMES = 'label-content-name-mismatch'

type Looking = {
  /** A selector, for a page whose rest is looked at elsewhere. */
  readonly part?: string
  /** The words are not ours, so that no name can hold those of its control. */
  readonly madeUpWords?: boolean
}

/**
 * Fails softly where a page keeps somebody out, in either theme, with the rules of axe that are broken and the elements;
 * `where` says which page it was. The page is left in light.
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

/** Fails softly where the name of a control lacks the words that stand on it. */
export async function expectNamesSayWhatStands(page: Page, where: string): Promise<void> {
  expect.soft(await broken(new AxeBuilder({ page }).withRules(OF_NAMES)), where).toEqual([])
}

// The server's own pages follow the system, without a mark of it.
function showsTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  return expect(page.locator(`html:not([data-theme]), html[data-theme=${theme}]`)).toHaveCount(1)
}

function builder(page: Page, { part }: Looking): AxeBuilder {
  // There are no frames here to be looked at in a page of their own, and only faults are asked for: half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  return part === undefined ? axe : axe.include(part)
}

async function broken(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}
