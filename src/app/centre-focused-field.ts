import { isField } from './typed-field.ts'

const CENTER_AFTER_MS = 300

/** Scrolls the focused field to the center, once the keyboard is open. */
export function centreFocusedField(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!isField(target)) return
    setTimeout(() => {
      if (document.activeElement === target) target.scrollIntoView({ block: 'center', behavior: behavior() })
    }, CENTER_AFTER_MS)
  })
}

function behavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}
