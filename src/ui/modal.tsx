import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import styles from './modal.module.css'
import { enterModal } from './open-modals.ts'

export type ModalProps = {
  readonly open: boolean
  /** Called on Escape, the back gesture, a swipe, a press outside or the close button. The caller then sets `open`. */
  readonly onClose: () => void
  readonly title: string
  /** The close button's name; without it there is none. */
  readonly closeLabel?: string | undefined
  readonly role?: 'dialog' | 'alertdialog'
  /** From a tablet on, where a phone has a sheet from the bottom. */
  readonly place: 'center' | 'side'
  /** It was opened by a step in the browser's history, so that a step back closes it by itself. */
  readonly isHistoryStep?: boolean
  readonly children: ReactNode
  /** Stays visible below the scrolling content. */
  readonly actions?: ReactNode
}

/**
 * A modal `<dialog>`, which is a sheet on a phone. The browser traps and restores the focus, and closes on Escape and on Android's back gesture. An
 * element with `data-autofocus` gets the initial focus, otherwise the dialog itself.
 */
export function Modal(props: ModalProps) {
  const { open, onClose, title, closeLabel, role, place, isHistoryStep = false, children, actions } = props
  const titleId = useId()
  const { dialog, present } = useModalDialog(open)
  const pressBeganBeside = useRef(false)

  // An input's `cancel` bubbles up, too: only the dialog's own counts.
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }
  // A browser may close it without asking (Escape pressed twice).
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (open && !event.currentTarget.open) onClose()
  }
  const isBeside = (event: MouseEvent) => event.target === event.currentTarget

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does by key what a press beside the dialog does
    <dialog
      ref={dialog}
      role={role}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-history-step={isHistoryStep || undefined}
      className={classNames(styles.modal, styles[place])}
      onCancel={cancel}
      onClose={closed}
      onMouseDown={(event) => {
        pressBeganBeside.current = isBeside(event)
      }}
      onClick={(event) => {
        if (pressBeganBeside.current && isBeside(event)) onClose()
      }}
    >
      {present && (
        <div className={styles.panel}>
          <header className={styles.header} data-handle>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {closeLabel && <IconButton label={closeLabel} icon={X} onClick={onClose} />}
          </header>
          <div className={styles.content}>{children}</div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  )
}

/** The opener of a dialog may have gone while it was open: the browser would start at the top of the page again. */
function focusScreen(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Keeps the content until the closing animation has ended. */
function useModalDialog(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  // A layout effect: its cleanup still finds the dialog in the page, so that closing restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const hadFocus = document.activeElement !== document.body
    element.showModal()
    ;(element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus()
    const leave = enterModal(element)
    return () => {
      leave()
      element.close()
      // The focus leaves what is hidden only in the next frame.
      if (hadFocus && (document.activeElement === document.body || element.contains(document.activeElement)))
        focusScreen()
    }
  }, [open])

  useLayoutEffect(() => {
    if (open || !dialog.current) return
    let reopened = false
    const moves = dialog.current.getAnimations().map((animation) => animation.finished)
    void Promise.allSettled(moves).then(() => {
      if (!reopened) setPresent(false)
    })
    return () => {
      reopened = true
    }
  }, [open])

  return { dialog, present }
}
