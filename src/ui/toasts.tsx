import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
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
  readonly children: ReactNode
}

export function ToastProvider({ dismissLabel, children }: ToastProviderProps) {
  const [toast, setToast] = useState<Toast | null>(null)
  const acts = useActs()
  const { pathname } = useLocation()
  const Region = useRegion(toast)

  const toasts = useMemo(() => {
    const dismiss = (toast: Toast) => setToast((shown) => (shown === toast ? null : shown))
    const show = (request: ToastRequest) => {
      const toast = { ...request, acts: acts.current }
      setToast(toast)
      return () => dismiss(toast)
    }
    return { show, dismiss }
  }, [acts])

  // An action that says what it did may lead on by itself: its message stays. It has been read where the person
  // goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is when
  useEffect(() => setToast((shown) => (shown?.acts === acts.current ? shown : null)), [pathname, acts])

  return (
    <ToastContext value={toasts}>
      {children}
      {Region && <Region toast={toast} dismissLabel={dismissLabel} onDismiss={toasts.dismiss} />}
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
function useRegion(toast: Toast | null) {
  const [region, setRegion] = useState<typeof import('./toast-region.tsx')>()
  const isThere = region !== undefined
  useEffect(() => {
    if (isThere) return
    const load = () => void import('./toast-region.tsx').then(setRegion, console.error)
    const timer = setTimeout(load, toast ? 0 : IDLE_MS)
    return () => clearTimeout(timer)
  }, [toast, isThere])
  return region?.ToastRegion
}

/** After the first screen. */
const IDLE_MS = 2_000
