import { topModal } from './open-modals.ts'

export type TopLayer = {
  readonly close: () => void
  /** A step back in the browser's history closes it by itself. */
  readonly isHistoryStep: boolean
}

/** The topmost overlay, or undefined. Excludes dialogs that may not be closed, and toasts. */
export function topLayer(): TopLayer | undefined {
  const menu = document.querySelector<HTMLElement>('[popover="auto"]:popover-open')
  if (menu) return { close: () => menu.hidePopover(), isHistoryStep: false }
  const modal = topModal()
  // Like Escape: the dialog's owner decides.
  if (modal) return { close: () => cancel(modal), isHistoryStep: modal.dataset['historyStep'] !== undefined }
  const keypad = document.querySelector('[data-keypad]')
  if (keypad) return { close: () => pressEscape(keypad), isHistoryStep: false }
  return undefined
}

function cancel(modal: HTMLDialogElement): void {
  if (modal.dispatchEvent(new Event('cancel', { cancelable: true }))) modal.close()
}

function pressEscape(element: Element): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
}
