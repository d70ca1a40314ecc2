import type { AnyPage } from '../engines/engine-page.ts'

/** All visible and accessible texts of a page, each once. */
export async function textsOn(page: AnyPage): Promise<readonly string[]> {
  const found = await page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.checkVisibility() && !node.parentElement.closest('script, style'))
        texts.push(node.textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(element.getAttribute(name) ?? '')
    }
    return [document.title, ...texts]
  })
  return [...new Set(found.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean))]
}

/** Texts that are cut off by a box without scrolling, or extend beyond their control or the page. */
export function cutOffTexts(page: AnyPage): Promise<readonly string[]> {
  return page.evaluate(cutOff, 'body')
}

/** The same within a selector, with the causing elements. Runs in the page, so it is self-contained. */
export function cutOff(selector: string): readonly string[] {
  const SLACK = 2
  const LONGEST_TEXT = 24
  const LONGEST_FIGURE = 7
  const cut: string[] = []
  const unseen = '.visually-hidden, [id^=DndLiveRegion], [aria-hidden=true] svg, option'
  const isHidden = (element: Element) => element.closest(unseen) !== null || element.closest(selector) === null
  const say = (text: string, element: Element) => cut.push(`${text} ⟂ ${element.tagName}.${element.className}`)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = (node.textContent ?? '').trim()
    if (!parent || text === '' || !parent.checkVisibility() || isHidden(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    const control = parent.closest('button, a, label, summary')
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const frame = around.getBoundingClientRect()
      const { overflowX, display, textOverflow } = getComputedStyle(around)
      // It says that it is cut, and says the whole.
      if (textOverflow === 'ellipsis' && around.hasAttribute('title')) break
      if (overflowX === 'auto' || overflowX === 'scroll') break
      const clips = overflowX !== 'visible' || (around === control && display !== 'inline') || around === document.body
      if (clips && (box.left < frame.left - SLACK || box.right > frame.right + SLACK)) {
        say(text, around)
        break
      }
      const clipsBelow = clips && around !== document.body && around !== document.documentElement
      if (clipsBelow && (box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK)) {
        say(text, around)
        break
      }
      // Nothing around it cuts what is in the top layer.
      if (around.matches(':popover-open, :modal')) break
    }
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input:not(.visually-hidden)')) {
    // A line for words shows no longer text as a whole, and it can be moved along.
    const longest = /numeric|decimal/.test(field.inputMode) ? LONGEST_FIGURE : LONGEST_TEXT
    if (isHidden(field) || !field.checkVisibility() || field.value.length > longest) continue
    if (field.scrollWidth > field.clientWidth + SLACK) say(field.value, field)
  }
  return cut
}
