import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import type { Toast, ToastRequest } from './toast.ts'

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
  const Region = useRegion(toast?.key)

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

  // An action that says what it did may lead on by itself: its message stays. It has been read where the person
  // goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is when
  useEffect(() => setToast((shown) => (shown?.acts === acts.current ? shown : null)), [screen, acts])

  return (
    <ToastContext value={value}>
      {children}
      {Region && <Region toast={toast} dismissLabel={dismissLabel} onDismiss={dismiss} />}
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
    addEventListener('pointerdown', count, true)
    addEventListener('keydown', count, true)
    return () => {
      removeEventListener('pointerdown', count, true)
      removeEventListener('keydown', count, true)
    }
  }, [])
  return acts
}

/**
 * The place of messages. Its code comes when the page has nothing else to do, or at the first message; it is asked for
 * again by the next one where that fails.
 */
function useRegion(toastKey: number | undefined) {
  const [region, setRegion] = useState<typeof import('./toast-region.tsx')>()
  const isThere = region !== undefined
  useEffect(() => {
    if (isThere) return
    const load = () => void import('./toast-region.tsx').then(setRegion, (cause: unknown) => console.error(cause))
    const timer = setTimeout(load, toastKey === undefined ? IDLE_MS : 0)
    return () => clearTimeout(timer)
  }, [toastKey, isThere])
  return region?.ToastRegion
}

/** After the first screen. */
const IDLE_MS = 2_000
