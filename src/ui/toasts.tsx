import { X } from 'lucide-react'
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useTopModal } from './open-modals.ts'
import { toastLife } from './toast-life.ts'
import styles from './toasts.module.css'
import { useToastPlace } from './use-toast-place.ts'

export type ToastRequest = {
  readonly message: string
  /** An error is announced immediately; others wait for a pause. */
  readonly tone?: 'neutral' | 'success' | 'error'
  readonly action?: { readonly label: string; readonly onAction: () => void }
  /** The duration, if not `toastLife`'s. Paused under a pointer or the focus. */
  readonly durationMs?: number
}

/** `acts` is how often the person had pressed something when it was shown. */
type Toast = ToastRequest & { readonly key: number; readonly acts: number }
export type Toasts = {
  /** Shows a message instead of the one before; the returned function removes it early. */
  readonly show: (toast: ToastRequest) => () => void
}

const ToastContext = createContext<Toasts>({ show: () => () => undefined })

export function useToasts(): Toasts {
  return use(ToastContext)
}

type ToastProviderProps = {
  readonly dismissLabel: string
  /** A message does not follow a person to another one. */
  readonly screen?: string
  readonly children: ReactNode
}

export function ToastProvider({ dismissLabel, screen = '', children }: ToastProviderProps) {
  const [toast, setToast] = useState<Toast | null>(null)
  const lastKey = useRef(0)
  const acts = useActs()
  const host = useTopModal() ?? document.body

  const { show, dismiss } = useMemo(() => {
    const dismiss = (key: number) => setToast((shown) => (shown?.key === key ? null : shown))
    const show = (request: ToastRequest) => {
      lastKey.current += 1
      const key = lastKey.current
      setToast({ ...request, key, acts: acts.current })
      return () => dismiss(key)
    }
    return { show, dismiss }
  }, [acts])
  const value = useMemo(() => ({ show }), [show])

  // An action that says what it did may lead on by itself: its message stays. Whoever goes on has read it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is when
  useEffect(() => setToast((shown) => (shown?.acts === acts.current ? shown : null)), [screen, acts])

  return (
    <ToastContext value={value}>
      {children}
      {createPortal(<Region toast={toast} dismissLabel={dismissLabel} onDismiss={dismiss} />, host)}
    </ToastContext>
  )
}

/** How often the person has pressed something. */
function useActs() {
  const acts = useRef(0)
  useEffect(() => {
    const count = () => {
      acts.current += 1
    }
    const listening = { capture: true, passive: true }
    for (const act of ACTS) addEventListener(act, count, listening)
    return () => {
      for (const act of ACTS) removeEventListener(act, count, listening)
    }
  }, [])
  return acts
}

const ACTS = ['pointerdown', 'keydown'] as const

type RegionProps = {
  readonly toast: Toast | null
  readonly dismissLabel: string
  readonly onDismiss: (key: number) => void
}

/** A permanent popover: the only way to be above an open dialog. */
function Region({ toast, dismissLabel, onDismiss }: RegionProps) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => region.current?.showPopover(), [])
  const place = useToastPlace(region, toast)
  const card = toast && (
    <ToastCard key={toast.key} toast={toast} dismissLabel={dismissLabel} onDismiss={() => onDismiss(toast.key)} />
  )
  const isError = toast?.tone === 'error'
  return (
    <div ref={region} popover="manual" className={classNames(styles.region, styles[place])}>
      <div role="alert" aria-atomic="false">
        {isError && card}
      </div>
      <div role="status" aria-atomic="false">
        {!isError && card}
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
