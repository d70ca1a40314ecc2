import { X } from 'lucide-react'
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useTopModal } from './open-modals.ts'
import { toastLife } from './toast-life.ts'
import styles from './toasts.module.css'

export type ToastRequest = {
  readonly message: string
  /** An error is announced immediately; others wait for a pause. */
  readonly tone?: 'neutral' | 'success' | 'error'
  readonly action?: { readonly label: string; readonly onAction: () => void }
  /** The duration, if not `toastLife`'s. Paused under a pointer or the focus. */
  readonly durationMs?: number
}

type Toast = ToastRequest & { readonly key: number }
export type Toasts = {
  /** Shows a message; the returned function removes it early. */
  readonly show: (toast: ToastRequest) => () => void
}

const MAX_AT_ONCE = 3

const ToastContext = createContext<Toasts>({ show: () => () => undefined })

export function useToasts(): Toasts {
  return use(ToastContext)
}

type ToastProviderProps = {
  readonly dismissLabel: string
  readonly children: ReactNode
}

export function ToastProvider({ dismissLabel, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const nextKey = useRef(0)
  const host = useTopModal() ?? document.body

  const { show, dismiss } = useMemo(() => {
    const dismiss = (key: number) => setToasts((shown) => shown.filter((toast) => toast.key !== key))
    const show = (toast: ToastRequest) => {
      nextKey.current += 1
      const key = nextKey.current
      setToasts((shown) => [...shown, { ...toast, key }].slice(-MAX_AT_ONCE))
      return () => dismiss(key)
    }
    return { show, dismiss }
  }, [])
  const value = useMemo(() => ({ show }), [show])

  return (
    <ToastContext value={value}>
      {children}
      {createPortal(<Region toasts={toasts} dismissLabel={dismissLabel} onDismiss={dismiss} />, host)}
    </ToastContext>
  )
}

type RegionProps = {
  readonly toasts: readonly Toast[]
  readonly dismissLabel: string
  readonly onDismiss: (key: number) => void
}

/** A permanent popover: the only way to be above an open dialog. */
function Region({ toasts, dismissLabel, onDismiss }: RegionProps) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => region.current?.showPopover(), [])
  const card = (toast: Toast) => (
    <ToastCard key={toast.key} toast={toast} dismissLabel={dismissLabel} onDismiss={() => onDismiss(toast.key)} />
  )
  return (
    <div ref={region} popover="manual" className={styles.region}>
      <div role="alert" aria-atomic="false" className={styles.stack}>
        {toasts.filter((toast) => toast.tone === 'error').map(card)}
      </div>
      <div role="status" aria-atomic="false" className={styles.stack}>
        {toasts.filter((toast) => toast.tone !== 'error').map(card)}
      </div>
    </div>
  )
}

type ToastCardProps = { readonly toast: Toast; readonly dismissLabel: string; readonly onDismiss: () => void }

function ToastCard({ toast, dismissLabel, onDismiss }: ToastCardProps) {
  const { message, tone = 'neutral', action } = toast
  const durationMs = toastLife(toast)
  const [held, setHeld] = useState(false)
  const dismiss = useRef(onDismiss)
  useEffect(() => {
    dismiss.current = onDismiss
  })
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss.current(), durationMs)
    return () => clearTimeout(timer)
  }, [held, durationMs])

  const act = () => {
    onDismiss()
    action?.onAction()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: reading it, by pointer or by focus, makes its time stand still
    <div
      className={classNames(styles.toast, styles[tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className={styles.message}>{message}</p>
      {action && (
        <Button size="small" variant="quiet" className={styles.action} onClick={act}>
          {action.label}
        </Button>
      )}
      <IconButton label={dismissLabel} icon={X} onClick={onDismiss} />
    </div>
  )
}
