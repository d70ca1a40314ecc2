const TOGGLE_ATTRIBUTES = ['aria-pressed', 'aria-expanded', 'aria-checked', 'aria-selected']

/**
 * Whether using both controls means the same: one that turns something on or off must be in the same state in both
 * copies of a screen, or a click that is repeated would undo what it meant.
 */
export function isInSameState(control: HTMLElement, other: HTMLElement): boolean {
  if (TOGGLE_ATTRIBUTES.some((name) => control.getAttribute(name) !== other.getAttribute(name))) return false
  return isOpenDetails(control) === isOpenDetails(other) && isCheckedBox(control) === isCheckedBox(other)
}

function isOpenDetails(control: HTMLElement): boolean {
  return control.tagName === 'SUMMARY' && control.closest('details')?.open === true
}

/** A still shows a box as its HTML has it: nobody can change it there. */
function isCheckedBox(control: HTMLElement): boolean {
  return control instanceof HTMLInputElement && control.type === 'checkbox' && control.checked
}
