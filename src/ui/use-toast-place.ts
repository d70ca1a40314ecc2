import { type RefObject, useEffect, useState } from 'react'
import type { Toast } from './toast.ts'

/** On a phone; elsewhere both are the same place. */
type ToastPlace = 'head' | 'foot'

const TYPED_INTO = 'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit])'
const CONTROLS = `${TYPED_INTO}, input, button, a, summary, [tabindex="0"]`

/**
 * The place of a message: below the header, or with something to undo in reach of the thumb, unless the keyboard is
 * there. It makes way for the control that has the focus.
 */
export function useToastPlace(
  region: RefObject<HTMLElement | null>,
  toast: Toast | null,
  isInModal: boolean,
): ToastPlace {
  const [home, setHome] = useState<{ readonly toast: Toast | null; readonly place: ToastPlace }>({
    toast: null,
    place: 'head',
  })
  const [moved, setMoved] = useState<Toast>()
  if (toast && toast !== home.toast) setHome({ toast, place: toast.action && !isTyping() ? 'foot' : 'head' })

  useEffect(() => {
    if (!toast) return
    let frame = 0
    // In the next frame: to look for its place must not delay what it is about.
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (region.current && covers(region.current, document.activeElement)) setMoved(toast)
      })
    }
    look()
    addEventListener('focusin', look)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('focusin', look)
    }
  }, [toast, region])

  // A modal's question and its answers are at the foot.
  const isAtHead = isInModal || home.place === 'head'
  return isAtHead === (moved === toast) ? 'foot' : 'head'
}

function isTyping(): boolean {
  return document.activeElement?.matches(TYPED_INTO) ?? false
}

function covers(region: Element, control: Element | null): boolean {
  if (!control?.matches(CONTROLS) || region.contains(control)) return false
  const [above, below] = [region.getBoundingClientRect(), control.getBoundingClientRect()]
  return above.top < below.bottom && below.top < above.bottom && above.left < below.right && below.left < above.right
}
