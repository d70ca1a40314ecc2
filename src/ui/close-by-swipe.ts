import { closesBySwipe } from './swipe.ts'

type Pull = {
  readonly sheet: HTMLDialogElement
  readonly handle: HTMLElement
  readonly pointer: number
  readonly fromY: number
  readonly sinceMs: number
  distancePx: number
}

/** Less is a tap. */
const SLACK_PX = 4

/** Lets a finger pull a phone's sheets down by their headers, `data-handle`, which cancels them as Escape does. */
export function closeBySwipe(): void {
  const isPhone = matchMedia('(width <= 768px)')
  const isStill = matchMedia('(prefers-reduced-motion: reduce)')
  let pull: Pull | null = null

  document.addEventListener('pointerdown', ({ target, isPrimary, button, pointerId, clientY, timeStamp }) => {
    const touched = isPrimary && button === 0 && isPhone.matches && target instanceof Element ? target : null
    const handle = touched?.closest('button, a') ? null : touched?.closest<HTMLElement>('[data-handle]')
    const sheet = handle?.closest('dialog')
    pull =
      handle && sheet ? { sheet, handle, pointer: pointerId, fromY: clientY, sinceMs: timeStamp, distancePx: 0 } : null
  })

  document.addEventListener('pointermove', ({ pointerId, clientY }) => {
    if (pull?.pointer !== pointerId) return
    const distancePx = Math.max(0, clientY - pull.fromY)
    if (pull.distancePx === 0 && distancePx < SLACK_PX) return
    if (pull.distancePx === 0) pull.handle.setPointerCapture(pointerId)
    pull.distancePx = distancePx
    if (isStill.matches) return
    pull.sheet.style.transition = 'none'
    pull.sheet.style.transform = `translateY(${distancePx}px)`
  })

  /** Without its own styles the sheet moves on from where it is: back, or away. */
  const letGo = ({ sheet }: Pull) => {
    pull = null
    sheet.style.removeProperty('transition')
    sheet.style.removeProperty('transform')
  }

  document.addEventListener('pointerup', ({ pointerId, timeStamp }) => {
    if (pull?.pointer !== pointerId) return
    const { sheet, distancePx, sinceMs } = pull
    letGo(pull)
    if (closesBySwipe({ distancePx, durationMs: timeStamp - sinceMs })) sheet.dispatchEvent(new Event('cancel'))
  })

  document.addEventListener('pointercancel', () => pull && letGo(pull))
}
