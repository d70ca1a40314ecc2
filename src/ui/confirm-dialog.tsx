import { Button } from './button.tsx'
import styles from './modal.module.css'
import { Modal } from './modal.tsx'

export type ConfirmDialogProps = {
  readonly open: boolean
  readonly title: string
  readonly message: string
  readonly confirmLabel: string
  readonly cancelLabel: string
  /** The confirmed action is destructive. */
  readonly danger?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** A question with two answers. The harmless one has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, message, confirmLabel, cancelLabel, danger = false, onConfirm, onCancel } = props
  return (
    <Modal
      open={open}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      place="center"
      actions={
        <>
          <Button data-autofocus onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p className={styles.message}>{message}</p>
    </Modal>
  )
}
