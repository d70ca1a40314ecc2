import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Toast } from './toast.ts'

export type Toasts = {
  /**
   * Shows a message instead of the one before. A failure waits until the failure before it was read. The returned
   * function removes it early.
   */
  readonly show: (toast: Toast) => () => void
}

const ToastContext = createContext<Toasts>({ show: () => () => undefined })

export function useToasts(): Toasts {
  return use(ToastContext)
}

/** Shows messages about a component, such as one that takes something back in it. The last one ends with it. */
export function useOwnToasts(): Toasts['show'] {
  const { show } = useToasts()
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])
  return useCallback(
    (toast) => {
      end.current = show(toast)
      return end.current
    },
    [show],
  )
}

type ToastProviderProps = {
  readonly dismissLabel: string
  readonly children: ReactNode
}

export function ToastProvider({ dismissLabel, children }: ToastProviderProps) {
  const [line, setLine] = useState<readonly Toast[]>([])
  const toast = line[0] ?? null
  const Region = useRegion(toast)
  const toasts = useMemo(() => {
    const dismiss = (toast: Toast) => setLine((line) => line.filter((other) => other !== toast))
    const clear = () => setLine([])
    const show = (request: Toast) => {
      // Each is one of its own, also where the same is said twice.
      const toast = { ...request }
      setLine((line) => lineWith(line, toast))
      return () => dismiss(toast)
    }
    return { show, dismiss, clear }
  }, [])
  return (
    <ToastContext value={toasts}>
      {children}
      {Region && <Region toast={toast} dismissLabel={dismissLabel} onDismiss={toasts.dismiss} onLeave={toasts.clear} />}
    </ToastContext>
  )
}

/** The first is shown. The same failure once more is not a second one. */
function lineWith([shown, ...waiting]: readonly Toast[], toast: Toast): readonly Toast[] {
  const others = waiting.filter(({ message }) => message !== toast.message)
  const waits = shown?.tone === 'error' && toast.tone === 'error' && shown.message !== toast.message
  return waits ? [shown, ...others, toast] : [toast, ...others]
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
    const load = () => void import('./toast-region.tsx').then(setRegion).catch(console.error)
    if (toast) return load()
    const timer = setTimeout(load, IDLE_MS)
    return () => clearTimeout(timer)
  }, [toast, isThere])
  return region?.ToastRegion
}

/** After the first screen. */
const IDLE_MS = 2_000
