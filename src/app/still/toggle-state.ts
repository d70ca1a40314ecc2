const TOGGLE_ATTRIBUTES = ['aria-pressed', 'aria-expanded', 'aria-checked', 'aria-selected']

/**
 * Whether using both controls means the same: one that turns something on or off must be in the same state in both
 * copies of a screen, or a click that is repeated would undo what it meant.
 */
export function isInSameState(control: HTMLElement, other: HTMLElement): boolean {
  return toggleStateOf(control) === toggleStateOf(other)
}

export function toggleStateOf(control: HTMLElement): string {
  const attributes = TOGGLE_ATTRIBUTES.map((name) => control.getAttribute(name))
  return [...attributes, isOpenDetails(control), isCheckedBox(control)].join()
}

function isOpenDetails(control: HTMLElement): boolean {
  return control.tagName === 'SUMMARY' && control.closest('details')?.open === true
}

/** A still shows a box as its HTML has it: nobody can change it there. */
function isCheckedBox(control: HTMLElement): boolean {
  return control instanceof HTMLInputElement && control.type === 'checkbox' && control.checked
}
