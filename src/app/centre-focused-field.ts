const CENTER_AFTER_MS = 300

const NOT_TYPED_INTO = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'])

/** Scrolls the focused field to the center, once the keyboard is open. */
export function centreFocusedField(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!isField(target)) return
    setTimeout(() => {
      if (document.activeElement === target) target.scrollIntoView({ block: 'center', behavior: behavior() })
    }, CENTER_AFTER_MS)
  })
}

function isField(target: EventTarget | null): target is HTMLElement {
  if (target instanceof HTMLInputElement) return !NOT_TYPED_INTO.has(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

function behavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}
