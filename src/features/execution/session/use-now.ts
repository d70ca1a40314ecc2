import { useEffect, useState } from 'react'

const SECOND_MS = 1_000

/** The time in milliseconds, updated when a clock counted from `anchorMs` changes and when the page becomes visible. */
export function useNow(anchorMs: number, isRunning = true): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isRunning) return
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      clearTimeout(timer)
      const at = Date.now()
      setNow(at)
      const sinceFigures = (((at - anchorMs) % SECOND_MS) + SECOND_MS) % SECOND_MS
      timer = setTimeout(tick, SECOND_MS - sinceFigures)
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [anchorMs, isRunning])
  return now
}
