/**
 * Controls of a bar that stays while the page scrolls, such as the navigation, and that something passes over on its way.
 * Leaves the page where it was. Runs in the page, so it is self-contained.
 */
export function passedOver(): readonly string[] {
  const STEP = 40
  const page = document.scrollingElement
  if (!page) return []
  const before = page.scrollTop
  const last = Math.min(page.scrollHeight - innerHeight, innerHeight)
  const scrollTo = (top: number) => page.scrollTo({ top, behavior: 'instant' })
  const controls = [...document.querySelectorAll('nav :is(a[href], button)')].filter((one) => one.checkVisibility())
  const placeOf = (element: Element) => element.getBoundingClientRect().top
  const textOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()

  scrollTo(0)
  const atTop = new Map(controls.map((control) => [control, placeOf(control)]))
  scrollTo(last)
  const staying = controls.filter((control) => atTop.get(control) === placeOf(control))
  const found = new Map<Element, string>()
  for (let top = 0; top <= last && staying.length > 0; top += STEP) {
    scrollTo(top)
    for (const control of staying.filter((one) => !found.has(one))) {
      const { left, width, top: edge, height } = control.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, edge + height / 2)
      if (hit && !control.contains(hit) && !hit.contains(control))
        found.set(control, `“${textOf(control)}”: passed over by “${textOf(hit).slice(0, 40)}” at ${top} px`)
    }
  }
  scrollTo(before)
  return [...found.values()]
}
