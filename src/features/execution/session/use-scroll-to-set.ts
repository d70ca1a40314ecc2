import { useEffect, useRef } from 'react'
import type { SetId } from '#contract/id.ts'

/**
 * Keeps the active set's row visible, above the footer or the open keypad. If the screen opens elsewhere, scrolls it to
 * the center.
 */
export function useScrollToSet(setId: SetId | null, isTyping: boolean): void {
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an opened keypad leaves less room
  useEffect(() => {
    if (setId === null) return
    const row = document.getElementById(`set-${setId}`)
    if (!row) return
    if (!isFirst.current) row.scrollIntoView({ block: 'nearest', behavior: behavior() })
    else if (!isInView(row)) row.scrollIntoView({ block: 'center' })
    isFirst.current = false
  }, [setId, isTyping])
}

function behavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}

/** Neither under the header nor the footer: the row's scroll margins equal their heights. */
function isInView(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(row)
  const most = window.innerHeight - Number.parseFloat(scrollMarginBottom)
  return top >= Number.parseFloat(scrollMarginTop) && bottom <= most
}
