import { clean } from './names.ts'

/** All texts that are seen, and those for screen readers, each once. */
export function texts(): readonly string[] {
  const found = new Set([document.title, ...seenTexts()])
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.add(clean(element.getAttribute(name) ?? ''))
  found.delete('')
  return [...found]
}

export function isBlank(): boolean {
  return document.body === null || seenTexts().next().done === true
}

function* seenTexts(): Generator<string, void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = clean(node.textContent ?? '')
    const parent = node.parentElement
    if (text !== '' && parent?.checkVisibility() && !parent.closest('script, style, textarea')) yield text
  }
}
