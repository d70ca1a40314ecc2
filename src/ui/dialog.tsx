import type { ReactNode } from 'react'
import { Modal } from './modal.tsx'

export type DialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly closeLabel: string
  readonly children: ReactNode
  /** Buttons below the content; always visible. */
  readonly actions?: ReactNode
}

/** A question in the middle of the screen; on a phone a sheet. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} place="center" />
}
