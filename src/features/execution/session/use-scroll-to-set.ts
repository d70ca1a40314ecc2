import { useEffect, useRef } from 'react'
import type { SetId } from '#contract/id.ts'

/**
 * Keeps the active set's row in view, above the foot or the open keypad. Where the screen opens below or above it, it is
 * brought to the middle at once.
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

/** Neither under the header nor under the foot: the row's own scroll margins say how high those are. */
function isInView(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(row)
  const most = window.innerHeight - Number.parseFloat(scrollMarginBottom)
  return top >= Number.parseFloat(scrollMarginTop) && bottom <= most
}
