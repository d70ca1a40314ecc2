import { layoutFaultsOf } from '../../tooling/layout/page-layout.ts'
import type { Stage } from '../stage.ts'

/** Faults of the screen as it is, which stays where it is. */
export async function soundLayout(stage: Stage): Promise<readonly string[]> {
  const { scroll, focus } = await stage.look()
  // It lies over the page's corner for as long as it has the focus.
  if (focus?.role === 'link' && (await stage.page.evaluate(isSkipLink))) return []
  await stage.page.evaluate(hideToasts, 'hidden')
  const unkept = await stage.page.evaluate(unkeptFigures)
  const faults = (await lastingFaults(stage)).filter((fault) => !unkept.some((figure) => fault.startsWith(figure)))
  await stage.page.evaluate(hideToasts, '')
  await stage.page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scroll)
  return faults
}

/** Seen twice, a fault is no frame between two layouts. */
async function lastingFaults(stage: Stage): Promise<readonly string[]> {
  const first = await layoutFaultsOf(stage.page)
  if (first.length === 0) return []
  await stage.rest()
  const second = await layoutFaultsOf(stage.page)
  return first.filter((fault) => second.includes(fault))
}

/** How cut figures begin that are being typed, or have to be corrected: they follow the caret, and nobody keeps them. */
function unkeptFigures(): readonly string[] {
  return [...document.querySelectorAll('input')]
    .filter((field) => field === document.activeElement || field.ariaInvalid === 'true')
    .map(({ value, className }) => `${value} ⟂ INPUT.${className}`)
}

function isSkipLink(): boolean {
  return document.activeElement?.getAttribute('href') === '#main'
}

/** A message goes by itself, and shows again the part of the screen that it covers. */
function hideToasts(visibility: string): void {
  for (const region of document.querySelectorAll<HTMLElement>('[popover=manual]')) region.style.visibility = visibility
}
