const NOT_TYPED_INTO = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'])

/** Something is typed into it, or chosen from a list. */
export function isField(target: EventTarget | null): target is HTMLElement {
  if (target instanceof HTMLInputElement) return !NOT_TYPED_INTO.has(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}
