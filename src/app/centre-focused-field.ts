const AFTER_MS = 300
const NOT_TYPED_INTO = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'])

/** Brings the field that is typed into to the middle, once the keyboard has taken its part of the screen. */
export function centreFocusedField(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!isField(target)) return
    setTimeout(() => {
      if (document.activeElement === target) target.scrollIntoView({ block: 'center', behavior: behavior() })
    }, AFTER_MS)
  })
}

function isField(target: EventTarget | null): target is HTMLElement {
  if (target instanceof HTMLInputElement) return !NOT_TYPED_INTO.has(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

function behavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}
