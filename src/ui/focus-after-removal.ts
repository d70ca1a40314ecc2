const CONTROL = 'a[href], button, input, select, textarea'
/** A removal that has not happened by then was refused. */
const AT_THE_LATEST_MS = 2_000

/**
 * Focuses the first control of `next` once `removed` has left the page and no dialog is open. Without it, the keyboard
 * would start at the top of the page again. A focus that is somewhere else by then stays there.
 */
export function focusAfterRemoval(removed: Element | null, next: () => Element | null | undefined): void {
  if (!removed) return
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  const settle = () => {
    if (removed.isConnected || document.querySelector('dialog[open]')) return
    stop()
    const place = next()
    const control = place?.matches(CONTROL) ? place : place?.querySelector(CONTROL)
    if (isNowhere(document.activeElement) && control instanceof HTMLElement) control.focus()
  }
  const observer = new MutationObserver(settle)
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] })
  const timer = setTimeout(stop, AT_THE_LATEST_MS)
}

/** A dialog without its button leaves the focus to the heading. */
function isNowhere(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.tagName === 'H1'
}
