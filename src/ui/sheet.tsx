import type { ReactNode } from 'react'
import { Modal } from './modal.tsx'

export type SheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly closeLabel: string
  readonly isHistoryStep?: boolean
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** Slides in from the bottom on a phone and from the side above 768 px. */
export function Sheet(props: SheetProps) {
  return <Modal {...props} place="side" />
}
