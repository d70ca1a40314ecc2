import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './modal.module.css'
import { Modal } from './modal.tsx'

export type DialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly closeLabel: string
  readonly children: ReactNode
  /** Buttons below the content; always visible. */
  readonly actions?: ReactNode
  readonly size?: 'medium' | 'wide' | 'full'
}

export function Dialog({ size = 'medium', ...rest }: DialogProps) {
  return <Modal {...rest} className={classNames(styles.dialog, size !== 'medium' && styles[size])} />
}
