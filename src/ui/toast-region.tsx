import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useTopModal } from './open-modals.ts'
import type { Toast } from './toast.ts'
import { toastLife } from './toast-life.ts'
import styles from './toasts.module.css'
import { useToastPlace } from './use-toast-place.ts'

export type ToastRegionProps = {
  readonly toast: Toast | null
  readonly dismissLabel: string
  readonly onDismiss: (toast: Toast) => void
  /** The screen that the messages belong to was left. */
  readonly onLeave: () => void
}

/** A permanent popover: the only way to be above an open dialog. */
export function ToastRegion({ toast, dismissLabel, onDismiss, onLeave }: ToastRegionProps) {
  const modal = useTopModal()
  const host = modal ?? document.body
  const region = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another host is another element
  useEffect(() => {
    // A screen that is left takes its open dialog along, before the dialog has said so.
    if (region.current?.isConnected) region.current.showPopover()
  }, [host])
  const place = useToastPlace(region, toast, modal !== undefined)
  useEndWithScreen(toast, onLeave)
  const card = toast && (
    <ToastCard key={keyOf(toast)} toast={toast} dismissLabel={dismissLabel} onDismiss={() => onDismiss(toast)} />
  )
  const isError = toast?.tone === 'error'
  return createPortal(
    <div ref={region} popover="manual" data-place={place} className={styles.region}>
      <div role="alert" aria-atomic="false">
        {isError && card}
      </div>
      <div role="status" aria-atomic="false">
        {!isError && card}
      </div>
    </div>,
    host,
  )
}

/**
 * A message does not follow a person to another screen. An action that says what it did may lead on by itself: there the
 * message stays.
 */
function useEndWithScreen(toast: Toast | null, onLeave: () => void): void {
  const { pathname } = useLocation()
  const actedSince = useRef<Toast | null>(null)
  useEffect(() => {
    if (!toast) return
    const act = () => {
      actedSince.current = toast
    }
    addEventListener('pointerdown', act, true)
    addEventListener('keydown', act, true)
    return () => {
      removeEventListener('pointerdown', act, true)
      removeEventListener('keydown', act, true)
    }
  }, [toast])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is when
  useEffect(() => {
    if (toast && actedSince.current === toast) onLeave()
  }, [pathname])
}

const keys = new WeakMap<Toast, number>()
let lastKey = 0

/** Each message is another element: it arrives anew, and has its own time. */
function keyOf(toast: Toast): number {
  const key = keys.get(toast) ?? ++lastKey
  keys.set(toast, key)
  return key
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
