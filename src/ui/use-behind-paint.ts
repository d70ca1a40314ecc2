import { startTransition, useLayoutEffect, useState } from 'react'

/** A hidden page draws no frames. */
const MAX_WAIT_MS = 100

/**
 * The value as it was painted last. A change of it follows one frame later, so that nothing but what a tap or key asked
 * for delays the frame that answers it; `useDeferredValue` often follows before that frame. `first` stands for what was
 * painted before the first frame.
 */
export function useBehindPaint<Value>(value: Value, first = value): Value {
  const [painted, setPainted] = useState(() => first)
  useLayoutEffect(() => {
    if (painted === value) return
    const follow = () => startTransition(() => setPainted(() => value))
    const longest = setTimeout(follow, MAX_WAIT_MS)
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        clearTimeout(longest)
        follow()
      })
    })
    return () => {
      clearTimeout(longest)
      cancelAnimationFrame(frame)
    }
  }, [painted, value])
  return painted
}
