import { type RefObject, useEffect, useState } from 'react'
import type { Toast } from './toast.ts'

/** On a phone; elsewhere both are the same place. */
type ToastPlace = 'head' | 'foot'

const TYPED_INTO = 'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit])'
const CONTROLS = `${TYPED_INTO}, input, button, a, summary, [tabindex="0"]`
const STEP_IN_HAND = '[aria-current="step"]'
/** Without a scroll event for so long, the page rests: on its way, what it covers changes with every frame. */
const REST_MS = 150

type Chosen = { readonly toast: Toast | null; readonly isInModal: boolean; readonly place: ToastPlace }

/**
 * The place of a message: below the header, or with something to undo in reach of the thumb, unless the keyboard is
 * there. It makes way for the control that has the focus, for the step that is the current one and for the heading, also
 * where these come to lie under it later. The region's `data-place` is the place.
 */
export function useToastPlace(
  region: RefObject<HTMLElement | null>,
  toast: Toast | null,
  isInModal: boolean,
): ToastPlace {
  const [chosen, setChosen] = useState<Chosen>({ toast: null, isInModal, place: 'head' })
  if (toast && (toast !== chosen.toast || isInModal !== chosen.isInModal))
    setChosen({ toast, isInModal, place: homeOf(toast, isInModal) })

  useEffect(() => {
    if (!toast) return
    return onEveryMove(() => {
      const { current } = region
      if (current && isBetterElsewhere(current, isInModal))
        setChosen({ toast, isInModal, place: otherThan(placeOf(current)) })
    })
  }, [toast, region, isInModal])

  return chosen.place
}

/** A modal's question and its answers are at the foot. */
function homeOf({ action }: Toast, isInModal: boolean): ToastPlace {
  return action && !isInModal && !isTyping() ? 'foot' : 'head'
}

/** Looks now, and whenever something may have come under the message. */
function onEveryMove(look: () => void): () => void {
  let frame = 0
  let rest: ReturnType<typeof setTimeout> | undefined
  // In the next frame: to look for its place must not delay what it is about.
  const lookSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(look)
  }
  const lookAtRest = () => {
    clearTimeout(rest)
    rest = setTimeout(lookSoon, REST_MS)
  }
  const steps = new MutationObserver(lookSoon)
  steps.observe(document.body, { attributeFilter: ['aria-current'], subtree: true })
  addEventListener('focusin', lookSoon)
  addEventListener('resize', lookSoon)
  addEventListener('scroll', lookAtRest, { capture: true, passive: true })
  lookSoon()
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(rest)
    steps.disconnect()
    removeEventListener('focusin', lookSoon)
    removeEventListener('resize', lookSoon)
    removeEventListener('scroll', lookAtRest, { capture: true })
  }
}

function isTyping(): boolean {
  return document.activeElement?.matches(TYPED_INTO) ?? false
}

function isBetterElsewhere(region: HTMLElement, isInModal: boolean): boolean {
  // A modal lies over the page.
  const ofPage = isInModal ? [] : [document.querySelector(STEP_IN_HAND), document.querySelector('h1')]
  const kept = [focused(), ...ofPage].filter((element) => element !== null && !region.contains(element))
  const coveredAt = (place: ToastPlace) => {
    const box = boxAt(region, place)
    return kept.filter((element) => element && areOverEachOther(box, element.getBoundingClientRect())).length
  }
  const place = placeOf(region)
  const covered = coveredAt(place)
  return covered > 0 && coveredAt(otherThan(place)) < covered
}

function focused(): Element | null {
  return document.activeElement?.matches(CONTROLS) ? document.activeElement : null
}

function placeOf(region: HTMLElement): ToastPlace {
  return region.dataset['place'] === 'foot' ? 'foot' : 'head'
}

function otherThan(place: ToastPlace): ToastPlace {
  return place === 'head' ? 'foot' : 'head'
}

/** Its box at that place, which only the style sheets know. */
function boxAt(region: HTMLElement, place: ToastPlace): DOMRect {
  const present = placeOf(region)
  region.dataset['place'] = place
  const box = region.getBoundingClientRect()
  region.dataset['place'] = present
  return box
}

function areOverEachOther(one: DOMRect, other: DOMRect): boolean {
  return one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right
}
