/** Everything on a screen that can be used, as a selector. */
export const CONTROLS = 'a[href], button, input, select, textarea, summary'

/**
 * The same control in another copy of a screen: of one kind and name, and in the same place among those that are alike.
 * Undefined if there is none.
 */
export function counterpart(control: HTMLElement, from: ParentNode, to: ParentNode): HTMLElement | undefined {
  return controlAt(placeOf(control, from), to)
}

/** Finds a control in any copy of its screen. */
export type ControlPlace = { readonly identity: string; readonly index: number }

export function placeOf(control: HTMLElement, from: ParentNode): ControlPlace {
  const identity = identityOf(control)
  return { identity, index: alike(identity, from).indexOf(control) }
}

export function controlAt({ identity, index }: ControlPlace, to: ParentNode): HTMLElement | undefined {
  return alike(identity, to)[index]
}

function alike(identity: string, copy: ParentNode): readonly HTMLElement[] {
  return [...copy.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => identityOf(control) === identity)
}

/** A link is its address, a tick its set, a field its name: texts and ids change with the time, the state and the copy. */
function identityOf(control: HTMLElement): string {
  const { tagName, id } = control
  const address = control.getAttribute('href')
  if (address !== null) return [tagName, address].join('\n')
  if (control instanceof HTMLInputElement)
    return [tagName, isOneOfSeveral(control) ? control.value : control.name || id].join('\n')
  const set = control.dataset['completes']
  const name = control.getAttribute('aria-label') ?? control.textContent
  return [tagName, id, set ?? name, set === undefined ? '' : control.hasAttribute('aria-pressed')].join('\n')
}

/** Their common name is made anew with each copy. */
function isOneOfSeveral({ type }: HTMLInputElement): boolean {
  return type === 'radio'
}
