import { type PointerEvent, type RefObject, useRef } from 'react'
import { closesBySwipe } from './swipe.ts'

type Pull = { readonly pointer: number; readonly fromY: number; readonly sinceMs: number; distancePx: number }

/** Less is a tap. */
const SLACK_PX = 4

/** Handlers for the part of a phone's sheet by which a finger pulls it down and away. */
export function useSwipeAway(sheet: RefObject<HTMLElement | null>, onAway: () => void) {
  const pull = useRef<Pull>(undefined)

  const begin = ({ target, isPrimary, button, pointerId, clientY, timeStamp }: PointerEvent) => {
    const isOnControl = target instanceof Element && target.closest('button, a') !== null
    if (!isPrimary || button !== 0 || isOnControl || !matchMedia('(width <= 768px)').matches) return
    pull.current = { pointer: pointerId, fromY: clientY, sinceMs: timeStamp, distancePx: 0 }
  }

  const follow = ({ currentTarget, pointerId, clientY }: PointerEvent) => {
    const [pulled, element] = [pull.current, sheet.current]
    if (!pulled || !element || pulled.pointer !== pointerId) return
    const distancePx = Math.max(0, clientY - pulled.fromY)
    if (pulled.distancePx === 0 && distancePx < SLACK_PX) return
    if (pulled.distancePx === 0) currentTarget.setPointerCapture(pointerId)
    pulled.distancePx = distancePx
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    element.style.transition = 'none'
    element.style.transform = `translateY(${distancePx}px)`
  }

  /** Without its own styles the sheet moves on from where it is: back, or away. */
  const letGo = () => {
    pull.current = undefined
    sheet.current?.style.removeProperty('transition')
    sheet.current?.style.removeProperty('transform')
  }

  const end = ({ pointerId, timeStamp }: PointerEvent) => {
    const pulled = pull.current
    if (pulled?.pointer !== pointerId) return
    letGo()
    if (closesBySwipe({ distancePx: pulled.distancePx, durationMs: timeStamp - pulled.sinceMs })) onAway()
  }

  return { onPointerDown: begin, onPointerMove: follow, onPointerUp: end, onPointerCancel: letGo }
}
