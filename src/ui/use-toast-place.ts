import { type RefObject, useEffect, useState } from 'react'
import type { Toast } from './toast.ts'

/** On a phone; elsewhere both are the same place. */
type ToastPlace = 'head' | 'foot'

const TYPED_INTO = 'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit])'
const CONTROLS = `${TYPED_INTO}, input, button, a, summary, [tabindex="0"]`

/**
 * The place of a message: below the header, or with something to undo in reach of the thumb, unless the keyboard is
 * there. It makes way for the control that has the focus, and for the step that is the current one.
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
        const { current } = region
        // A modal lies over it.
        const inHand = isInModal ? null : document.querySelector('[aria-current="step"]')
        if (current && (covers(current, focused()) || covers(current, inHand))) setMoved(toast)
      })
    }
    look()
    addEventListener('focusin', look)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('focusin', look)
    }
  }, [toast, region, isInModal])

  // A modal's question and its answers are at the foot.
  const isAtHead = isInModal || home.place === 'head'
  return isAtHead === (moved === toast) ? 'foot' : 'head'
}

function isTyping(): boolean {
  return document.activeElement?.matches(TYPED_INTO) ?? false
}

function focused(): Element | null {
  return document.activeElement?.matches(CONTROLS) ? document.activeElement : null
}

function covers(region: Element, element: Element | null): boolean {
  if (!element || region.contains(element)) return false
  const [above, below] = [region.getBoundingClientRect(), element.getBoundingClientRect()]
  return above.top < below.bottom && below.top < above.bottom && above.left < below.right && below.left < above.right
}
