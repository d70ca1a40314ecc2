import { topModal } from './open-modals.ts'

export type TopLayer = { readonly close: () => void }

/** The topmost overlay, or undefined. Excludes dialogs that may not be closed, and toasts. */
export function topLayer(): TopLayer | undefined {
  const menu = document.querySelector<HTMLElement>('[popover="auto"]:popover-open')
  if (menu) return { close: () => menu.hidePopover() }
  const modal = topModal()
  // Like Escape: the dialog's owner decides.
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
