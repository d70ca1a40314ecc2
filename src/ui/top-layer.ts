import { topModal } from './open-modals.ts'

/** What lies over the screen and can be taken away: a menu, a dialog or sheet, the keypad. */
export type TopLayer = { readonly close: () => void }

/** The topmost layer, or undefined. A dialog that nobody may close, and toasts, are none. */
export function topLayer(): TopLayer | undefined {
  const menu = document.querySelector<HTMLElement>('[popover="auto"]:popover-open')
  if (menu) return { close: () => menu.hidePopover() }
  const modal = topModal()
  // As Escape does it: whoever opened the dialog decides.
  if (modal) return { close: () => cancel(modal) }
  const keypad = document.querySelector('[data-keypad]')
  if (keypad) return { close: () => pressEscape(keypad) }
  return undefined
}

function cancel(modal: HTMLDialogElement): void {
  if (modal.dispatchEvent(new Event('cancel', { cancelable: true }))) modal.close()
}

function pressEscape(element: Element): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
}
